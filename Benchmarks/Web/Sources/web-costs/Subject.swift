// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One of the two measured servers.
enum Subject: String {
  /// The server with pages of Rowhouse.
  case pages
  /// The bare server.
  case nothing
}
