// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What stays where it is on the screen while rows come, go, move and turn out taller than estimated.
///
/// Taken before a change, an anchor says after it where the viewport has to be, so that what the user
/// looks at does not jump:
///
/// ```swift
/// let anchor = ScrollAnchor(
///   in: index, offset: offset, viewportHeight: 600, keeping: mapping)
/// index.update(by: mapping, estimates: estimates)
/// let newOffset = anchor.offset(in: index)
/// ```
///
/// ## The rule
///
/// 1. A viewport at the top of the page, or pulled beyond it, stays there. Whoever has not scrolled
///    sees what is new, as with scroll anchoring in browsers.
/// 2. Else the anchor is the row at the top edge of the viewport (``OffsetIndex/row(at:)``). One of
///    its edges stays where it is on the screen:
///    - the top edge, if the row begins exactly at the top of the viewport or fills all of it;
///    - the bottom edge otherwise. What grows is then the part that is out of sight, and all rows
///      below stay, as when rows are measured while the user scrolls up.
/// 3. If that row is gone, or moves away from its place among the others, the next row of the old
///    page that stays takes its part: its top edge stays where it is on the screen. If that was below
///    the viewport, it comes to the top of it.
/// 4. If no row from there on stays, the last one above that does ends at the top of the viewport;
///    if there is none, the page is shown from its top.
/// 5. A row that filled the viewport and has become so short that it would lie above it ends at its
///    top. And in the cases 2 to 4 the viewport never leaves the page: its offset is at least 0, and
///    at most ``OffsetIndex/totalHeight`` less its height.
///
/// A row that moves is not followed: a conversation that jumps to the top of a list because a message
/// came takes nobody along.
public struct ScrollAnchor: Hashable, Sendable {
  /// How tall the viewport is, in points.
  public let viewportHeight: Double
  let hold: Hold

  /// Takes the anchor before a change.
  ///
  /// - Parameters:
  ///   - index: The rows before the change.
  ///   - offset: Where the top edge of the viewport is, in points from that of the first row.
  ///   - viewportHeight: How tall the viewport is, in points.
  ///   - mapping: Where the rows will go; nil if only heights will change.
  /// - Precondition: `offset` and `viewportHeight` are finite, `viewportHeight` is not negative, and
  ///   the mapping begins with the rows of the index.
  /// - Complexity: O(*s*) for *s* stretches of the mapping.
  public init(
    in index: OffsetIndex, offset: Double, viewportHeight: Double,
    keeping mapping: RowMapping? = nil
  ) {
    precondition(
      offset.isFinite && viewportHeight.isFinite && viewportHeight >= 0,
      "A viewport at \(offset) that is \(viewportHeight) points tall shows nothing to hold on to")
    let mapping = mapping ?? RowMapping(unchanged: index.count)
    precondition(
      mapping.oldCount == index.count,
      "A mapping from \(mapping.oldCount) rows does not fit an index of \(index.count)")
    self.viewportHeight = viewportHeight
    guard offset > 0, let top = index.row(at: offset) else {
      hold = .offset(min(offset, 0))
      return
    }
    guard let next = mapping.firstStaying(from: top) else {
      hold =
        mapping.lastStaying(above: top).map { .bottom(row: $0, position: 0) } ?? .offset(0)
      return
    }
    let start = index.offset(of: next.old) - offset
    guard next.old == top else {
      hold = .top(row: next.new, position: start < viewportHeight ? start : 0)
      return
    }
    let end = index.offset(of: top + 1) - offset
    hold =
      start == 0 || end >= viewportHeight
      ? .top(row: next.new, position: start) : .bottom(row: next.new, position: end)
  }
}

extension ScrollAnchor {
  /// Where the top edge of the viewport has to be after the change.
  ///
  /// - Parameter index: The rows after the change.
  /// - Returns: The offset in points from the top edge of the first row.
  /// - Precondition: `index` has as many rows as the mapping led to.
  /// - Complexity: That of ``OffsetIndex/offset(of:)``.
  public func offset(in index: OffsetIndex) -> Double {
    let offset: Double
    switch hold {
    case .offset(let offset):
      return offset
    case .top(let row, let position):
      check(row, in: index)
      offset = min(index.offset(of: row) - position, index.offset(of: row + 1))
    case .bottom(let row, let position):
      check(row, in: index)
      offset = index.offset(of: row + 1) - position
    }
    return max(0, min(offset, index.totalHeight - viewportHeight))
  }

  private func check(_ row: Int, in index: OffsetIndex) {
    precondition(
      row < index.count,
      "The anchor is row \(row), but the index has \(index.count) rows; ask it after the update")
  }
}
