// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which of the two servers is meant.
enum Subject: String {
  /// The one with pages of Rowhouse.
  case pages
  /// The one that does nothing.
  case nothing
}
