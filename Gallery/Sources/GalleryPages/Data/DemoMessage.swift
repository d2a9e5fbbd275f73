// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A message that does not respond to events.
struct DemoMessage: Hashable, Sendable, Identifiable {
  /// The index, from 0.
  let number: Int
  let isUnread: Bool

  var id: Int { number }

  /// The name of the sender's picture.
  ///
  /// There are eight pictures.
  var avatar: String { "avatar_0\(number % 8 + 1)" }

  /// All messages.
  static let all = (0..<10).map {
    DemoMessage(number: $0, isUnread: [0, 1, 2, 3, 6].contains($0))
  }
}
