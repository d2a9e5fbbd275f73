// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The same rows created in two ways: by a builder, and by appending them to an array.
@MainActor
protocol Builds {
  var title: String { get }
  /// The number of builds in a round.
  var repetitions: Int { get }
  @RowBuilder func built() -> [AnyRow]
  func appended() -> [AnyRow]
}
