// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The maximum number of lines of a text, the last of which ends with an ellipsis.
public enum LineLimit: Hashable, Sendable {
  /// At most this number of lines, which is positive.
  case lines(Int)
  /// As many lines as the text needs.
  case unlimited

  /// The number of lines, or `nil` if it is not limited.
  public var count: Int? {
    switch self {
    case .lines(let count): count
    case .unlimited: nil
    }
  }
}

extension LineLimit: ExpressibleByIntegerLiteral {
  /// Creates a limit from a positive number of lines.
  public init(integerLiteral value: Int) { self = .lines(value) }
}
