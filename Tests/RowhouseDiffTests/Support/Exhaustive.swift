// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The extent of the searches through all small collections and pages.
///
/// A diff only compares ids for equality. If the old side takes its ids in the order of its elements,
/// the pairs with any new side are all pairs, up to names.
enum Exhaustive {
  /// True if the searches try every name of each id, and pages of four rows: `make exhaustive`.
  static let includesNames =
    ProcessInfo.processInfo.environment["ROWHOUSE_EXHAUSTIVE"] != nil
}
