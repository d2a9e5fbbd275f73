// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An error for an unknown argument.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
