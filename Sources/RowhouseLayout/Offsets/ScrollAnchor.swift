// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A scroll position that keeps visible rows in place while others change or are measured.
///
/// Create an anchor before a change. After the change, it returns the new offset of the viewport:
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
/// 1. A viewport at the top of the page, or pulled beyond it, stays there and shows rows that are
///    inserted at the top, as with scroll anchoring in browsers.
/// 2. Otherwise, the anchor is the row at the top edge of the viewport (``OffsetIndex/row(at:)``).
///    Its top edge stays in place on screen if the row begins at the top of the viewport or fills
///    it. If not, its bottom edge does: the row grows above the visible area, for example when rows
///    are measured while the user scrolls up.
/// 3. If that row is deleted or moves, the top edge of the next staying row stays in place on
///    screen, or moves to the top of the viewport if it was below the viewport.
/// 4. If no row from there on stays, the bottom edge of the last staying row above is placed at the
///    top of the viewport; if there is none, the viewport shows the top of the page.
/// 5. If a row that filled the viewport becomes so short that it would be above it, its bottom edge
///    is placed at the top of the viewport.
///
/// In cases 2 to 4, the offset is at least 0 and at most ``OffsetIndex/totalHeight`` minus the
/// height of the viewport. The anchor does not follow a row that moves.
public struct ScrollAnchor: Hashable, Sendable {
  /// The height of the viewport, in points.
  public let viewportHeight: Double
  let hold: Hold

  /// Creates an anchor before a change.
  ///
  /// `offset` is the distance in points from the top of the first row to the top of the viewport.
  /// Pass `nil` for `mapping` if only heights change.
  ///
  /// - Precondition: `offset` and `viewportHeight` are finite, `viewportHeight` is not negative,
  ///   and `mapping.oldCount` is the number of rows of the index.
  /// - Complexity: O(*s*) for *s* stretches of the mapping.
  public init(
    in index: OffsetIndex, offset: Double, viewportHeight: Double,
    keeping mapping: RowMapping? = nil
  ) {
    precondition(
      offset.isFinite && viewportHeight.isFinite && viewportHeight >= 0,
      "A viewport at \(offset) with height \(viewportHeight) is invalid: both must be finite, and "
        + "the height not negative")
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
  /// Returns the offset of the viewport after the change, in points.
  ///
  /// - Precondition: `index` has the number of rows after the change.
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
      "The anchor is row \(row), but the index has \(index.count) rows; update the index first")
  }
}

extension ScrollAnchor: CustomStringConvertible {
  /// The edge that stays in place, with its position below the top of the viewport in points, as in
  /// `top of row 7 at -12.5`.
  public var description: String {
    switch hold {
    case .offset(let offset): "offset \(offset)"
    case .top(let row, let position): "top of row \(row) at \(position)"
    case .bottom(let row, let position): "bottom of row \(row) at \(position)"
    }
  }
}

extension ScrollAnchor {
  /// An edge that stays in place, with its position in points below the top of the viewport.
  enum Hold: Hashable, Sendable {
    /// The offset of the viewport itself.
    case offset(Double)
    /// The top edge of a row after the change; its position is negative above the viewport.
    case top(row: Int, position: Double)
    /// The bottom edge of a row after the change.
    case bottom(row: Int, position: Double)
  }
}
