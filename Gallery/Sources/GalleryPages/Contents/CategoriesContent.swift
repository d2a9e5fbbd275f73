// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The categories of a shop: eight on a page, in two lines.
///
/// Cells of a grid have no identity, so repeated categories are drawn twice.
struct CategoriesContent: RowContent {
  let label: String
  let categories: [Category]

  struct Category: Hashable, Sendable {
    let name: String
    let image: ImageSource
  }

  func body(style: ResolvedStyle) -> Part {
    .pager(label: label) {
      for start in stride(from: 0, to: categories.count, by: 8) {
        Part.grid(columns: 4) {
          for category in categories[start..<min(start + 8, categories.count)] {
            tile(category, style)
          }
        }
        // The dots are in the space below the categories.
        .padding(BoxPart.Insets(bottom: 20))
      }
    }
  }

  private func tile(_ category: Category, _ style: ResolvedStyle) -> Part {
    .vertical(spacing: 8, alignment: .center) {
      Part.image(category.image, size: .square(30), fit: .fill)
      Part.text(
        category.name, font: .system(size: 14), color: style.titleColor, alignment: .center)
    }
    .padding(BoxPart.Insets(horizontal: 2, vertical: 4))
    .frame(minimumHeight: 80, vertical: .center)
  }
}
