// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Synchronization

/// Content that keeps all laws.
struct Badge: RowContent {
  var text: String

  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: style.margin) {
      Part.text(text)
      Part.button("press", control: "press")
    }
  }
}

/// Content that may contain NaN, which is not equal to itself.
struct Reading: RowContent {
  var value: Double

  func body(style: ResolvedStyle) -> Part { .text("\(value)") }
}

/// Content whose parts depend on the number of times they were read.
struct Impure: RowContent {
  private static let count = Mutex(0)

  func body(style: ResolvedStyle) -> Part {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    return .text("\(number)")
  }
}

/// Content that is equal to other content that looks different.
struct Forgetful: RowContent {
  var text: String

  static func == (first: Self, second: Self) -> Bool { true }

  func body(style: ResolvedStyle) -> Part { .text(text) }
}

/// Content whose equality is not symmetric.
struct OneWay: RowContent {
  var rank: Int

  static func == (first: Self, second: Self) -> Bool { first.rank <= second.rank }

  func body(style: ResolvedStyle) -> Part { .divider }
}

/// Content with the given parts.
struct Drawn: RowContent {
  var part: Part

  func body(style: ResolvedStyle) -> Part { part }
}
