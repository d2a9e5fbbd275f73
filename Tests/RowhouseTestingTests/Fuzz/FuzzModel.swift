// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import RowhouseTesting

/// The model of a random page.
@Observable
@MainActor
final class FuzzModel {
  var page: RandomPage
  /// The value that only data rows read.
  var tone = 0

  init(_ page: RandomPage) { self.page = page }
}
