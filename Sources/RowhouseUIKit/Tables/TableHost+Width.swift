// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting

/// How wide rows are.
extension TableHost {
  /// How wide the content of rows is, in points.
  ///
  /// A table keeps what stands in its cells off the edges that are not safe. How far sections that are
  /// inset stand from the edges is not documented, so the margins are a guess until a cell has told.
  var contentWidth: Double {
    guard let table else { return 0 }
    if let knownWidth, knownWidth.counts(for: table) { return knownWidth.content }
    let insets = table.style == .insetGrouped ? table.layoutMargins : table.safeAreaInsets
    return max(0, Double(table.bounds.width - insets.left - insets.right))
  }

  /// Takes note of the width that a cell has, from which the heights of rows follow.
  func learn(_ width: Double, from cell: RowCell) {
    guard let table, cell.superview === table, !cell.isEditing, width > 0,
      abs(width - contentWidth) > 0.5
    else { return }
    var known = KnownWidth(table, content: width)
    if let old = knownWidth, old.counts(for: table) {
      // Cells that do not agree are not asked for ever.
      guard old.times < 4 else { return }
      known.times = old.times + 1
    }
    knownWidth = known
    probe.widthWasLearned()
  }

  /// Has the table ask for heights at the width that rows turned out to have.
  func takeLearnedWidth() {
    guard let table, table.window != nil, !isUpdating, !isLayingOut else { return }
    showEdges()
    table.performBatchUpdates(nil)
  }
}

/// The width of rows as a cell had it, at a width of the table.
struct KnownWidth {
  let content: Double
  /// How often cells of the table at this width have told another one.
  var times = 1
  private let table: CGFloat
  private let insets: UIEdgeInsets

  @MainActor
  init(_ table: UITableView, content: Double) {
    self.content = content
    self.table = table.bounds.width
    insets = table.safeAreaInsets
  }

  @MainActor
  func counts(for table: UITableView) -> Bool {
    self.table == table.bounds.width && insets == table.safeAreaInsets
  }
}
#endif
