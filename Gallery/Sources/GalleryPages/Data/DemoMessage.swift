// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A message that does nothing but stand there.
struct DemoMessage: Hashable, Sendable, Identifiable {
  /// Which of all it is, from 0.
  let number: Int
  let isUnread: Bool

  var id: Int { number }

  /// The picture of the sender, by name: there are eight.
  var avatar: String { "avatar_0\(number % 8 + 1)" }

  /// All of them.
  static let all = (0..<10).map {
    DemoMessage(number: $0, isUnread: [0, 1, 2, 3, 6].contains($0))
  }
}
