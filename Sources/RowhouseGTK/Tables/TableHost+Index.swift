// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseLayout

/// The sections to which the index of the page leads.
extension TableHost {
  /// The section at the top edge of the view, or `nil` if the page has none.
  var sectionAtTop: Int? {
    guard !table.entries.rowCounts.isEmpty else { return nil }
    // The header of a section may begin between two points.
    let top = table.index.row(at: table.offset + 1) ?? 0
    return table.entries.section(at: top)
  }

  /// Scrolls the header of a section to the top of the view.
  ///
  /// - Parameters:
  ///   - section: The position of the section.
  ///   - movesFocus: True if the next row that can have the focus receives it.
  func scroll(toSection section: Int, movesFocus: Bool) {
    guard table.entries.rowCounts.indices.contains(section) else { return }
    userMoved()
    let header = table.entries.header(of: section)
    if movesFocus { _ = table.focus(from: header, step: 1) || table.focus(from: header, step: -1) }
    table.scroll(to: header)
  }
}
#endif
