// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How tall the space above or below a section's rows is, in points.
public enum HeaderHeight: Hashable, Sendable {
  /// Always this tall, with or without a title. Zero is no space at all.
  case fixed(Double)
  /// As tall as its content, and `minimum` where it has none or less.
  case automatic(minimum: Double = 10)
}

extension HeaderHeight {
  /// The height to use once the content has been measured.
  ///
  /// - Parameter content: The height that the content takes, in points; nil without content.
  /// - Returns: The height in points.
  /// - Precondition: `content` is finite and not negative.
  public func resolved(content: Double?) -> Double {
    precondition(
      content.map { $0.isFinite && $0 >= 0 } ?? true,
      "Content height \(content ?? 0) is not a finite, non-negative number of points")
    return switch self {
    case .fixed(let height): height
    case .automatic(let minimum): max(content ?? 0, minimum)
    }
  }
}

extension HeaderHeight {
  /// Its number of points: the height, or the least height.
  package var points: Double {
    switch self {
    case .fixed(let points), .automatic(let points): points
    }
  }

  /// Whether its number is finite and not negative.
  package var isValid: Bool { points.isFinite && points >= 0 }
}
