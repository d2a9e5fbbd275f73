// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with a row for each tree of parts.
struct FramePage: TablePage {
  let language: String?
  let trees: [Part]

  let title = "Parts"

  var sections: [TableSection] {
    TableSection(Array(trees.enumerated()).map(TreeRow.init), id: \.number) { row in
      CustomRow(TreeContent(tree: row.tree))
    }
  }

  var style: StyleOverrides {
    var style = StyleOverrides()
    style.rowHeight = Self.style.rowHeight
    return style
  }

  /// The style of its rows.
  static let style: ResolvedStyle = {
    var style = ResolvedStyle()
    style.rowHeight = .automatic(minimum: 44)
    return style
  }()
}

private struct TreeRow: Equatable, Sendable {
  let number: Int
  let tree: Part

  init(_ element: (offset: Int, element: Part)) {
    number = element.offset
    tree = element.element
  }
}

private struct TreeContent: RowContent {
  let tree: Part

  func body(style: ResolvedStyle) -> Part { tree }
}
