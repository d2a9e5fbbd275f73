// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The heights of rows that are drawn from parts, each measured once.
@MainActor
struct RowHeights {
  /// The number of heights at which the cache is emptied, because it may contain heights of rows of
  /// earlier pages.
  private static let limit = 4_096

  private var cache: RowHeightCache<RowReference.ID, UIKitMeasurer>?
  private weak var context: DrawingContext?
}

extension RowHeights {
  /// Returns the height of a row in points, rounded up to a whole number of pixels.
  mutating func height(
    of row: AnyRow, id: RowReference.ID, style: ResolvedStyle, width: Double,
    in context: DrawingContext
  ) -> Double {
    if cache == nil || self.context !== context || (cache?.count ?? 0) > Self.limit {
      self.context = context
      cache = RowHeightCache(of: context.layout)
    }
    let height =
      cache?.height(of: row, id: id, style: style, width: width)
      ?? context.layout.height(of: row, style: style, width: width)
    return height.pixelUp(context.environment.pixelScale)
  }

  /// Discards all heights, so that they are measured again.
  mutating func forgetAll() { cache = nil }
}
#endif
