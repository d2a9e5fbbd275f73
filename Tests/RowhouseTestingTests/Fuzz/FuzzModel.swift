// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import RowhouseTesting

/// What a random page is read from.
@Observable
@MainActor
final class FuzzModel {
  var page: RandomPage
  /// Read by rows of data alone.
  var tone = 0

  init(_ page: RandomPage) { self.page = page }
}
