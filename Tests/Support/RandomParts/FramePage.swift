// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// A page with a row for each tree of parts.
package struct FramePage: TablePage {
  package let language: String?
  /// The seed of the first tree.
  ///
  /// Each further tree has the next seed.
  package let seed: UInt64
  package let trees: [Part]
  package let appearance: PageAppearance

  package let title = "Parts"

  /// Creates a page of trees that were made from consecutive seeds.
  package init(
    language: String?, seed: UInt64, trees: [Part], appearance: PageAppearance = .grouped
  ) {
    self.language = language
    self.seed = seed
    self.trees = trees
    self.appearance = appearance
  }

  package var sections: [TableSection] {
    TableSection(Array(trees.enumerated()).map(TreeRow.init), id: \.number) { row in
      CustomRow(TreeContent(tree: row.tree)).style(Self.style(seed: seed &+ UInt64(row.number)))
    }
  }

  /// Returns the style of a row.
  ///
  /// All kinds of heights and margins occur.
  package static func style(seed: UInt64) -> StyleOverrides {
    var style = StyleOverrides()
    style.rowHeight = seed % 4 == 3 ? .fixed(60) : .automatic(minimum: 44)
    style.rowPadding = [8, 0, 12.5][Int(seed % 3)]
    return style
  }
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
