// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import RowhouseHosting
import RowhouseModel

/// The rows that the user selects with Shift, from an anchor to the most recent row.
///
/// A click without Shift sets the anchor, and the rows up to a click with Shift receive the state that this click has given
/// the anchor. Rows that are no longer between the two receive the opposite state.
struct SelectedRange {
  private var anchor: RowReference?
  private var end: RowReference?
  /// The state of the rows in the range.
  private var isSelected = true

  /// The rows whose state changes when the user extends a range.
  struct Change {
    /// The state of the rows in the range.
    let isSelected: Bool
    /// The rows in the range, in the order of the page.
    let inside: [RowReference]
    /// The rows that are no longer in the range, in the order of the page.
    let outside: [RowReference]
  }
}

extension SelectedRange {
  /// Begins a range with one row.
  ///
  /// - Parameters:
  ///   - reference: The row.
  ///   - isSelected: The state that the row has received, which the rows of the range receive.
  mutating func begin(at reference: RowReference, isSelected: Bool) {
    (anchor, end, self.isSelected) = (reference, reference, isSelected)
  }

  /// Ends the range if the page does not contain its anchor any more, or has given it the other state.
  ///
  /// Otherwise, the next key would deselect rows after the application has deselected all of them.
  @MainActor
  mutating func endIfChanged(on page: PageSnapshot) {
    follow(on: page)
    guard let anchor, page.row(at: anchor.indexPath)?.isSelected != isSelected else { return }
    (self.anchor, end) = (nil, nil)
  }

  /// Returns true if a row is the end of the range.
  func ends(at reference: RowReference) -> Bool { end?.id == reference.id }

  /// Extends the range to a row of a page.
  ///
  /// - Returns: The changes, or `nil` if there is no range, or the row is not in the section of its anchor.
  @MainActor
  mutating func extend(to reference: RowReference, on page: PageSnapshot) -> Change? {
    guard let anchor, let end, let target = page.indexPath(of: reference),
      target.section == anchor.indexPath.section
    else { return nil }
    let (start, old) = (anchor.indexPath.row, end.indexPath.row)
    let new = min(start, target.row)...max(start, target.row)
    let left = (min(start, old)...max(start, old)).filter { !new.contains($0) }
    func references(_ rows: some Sequence<Int>) -> [RowReference] {
      rows.compactMap { page.reference(at: RowIndexPath(section: target.section, row: $0)) }
    }
    self.end = page.reference(at: target)
    return Change(isSelected: isSelected, inside: references(new), outside: references(left))
  }

  /// Updates the positions of the rows for a new page.
  ///
  /// The range ends if the page does not contain its anchor, and consists of its anchor if the page does not contain its end.
  @MainActor
  mutating func follow(on page: PageSnapshot) {
    func current(_ reference: RowReference?) -> RowReference? {
      reference.flatMap { page.indexPath(of: $0) }.flatMap { page.reference(at: $0) }
    }
    anchor = current(anchor)
    end = anchor.flatMap { anchor in
      current(end).flatMap { $0.section == anchor.section ? $0 : nil } ?? anchor
    }
  }
}
#endif
