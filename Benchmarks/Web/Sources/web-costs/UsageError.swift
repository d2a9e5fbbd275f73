// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An argument that the command does not understand.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
