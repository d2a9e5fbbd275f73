// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseLayout

/// A measurer that records its calls, so that they can be repeated without a layout.
final class NotingMeasurer: PartMeasuring, @unchecked Sendable {
  private let measurer: TableMeasurer
  private(set) var queries: [TextQuery] = []

  init(_ measurer: TableMeasurer) { self.measurer = measurer }

  func size(of text: TextQuery) -> Dimensions {
    queries.append(text)
    return measurer.size(of: text)
  }
}
