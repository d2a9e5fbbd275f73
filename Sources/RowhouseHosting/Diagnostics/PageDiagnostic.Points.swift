// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageDiagnostic {
  /// A number of points as it was given, so that one that is no number equals itself.
  public struct Points: Sendable {
    /// The number.
    public let value: Double

    /// Takes a number as it is.
    public init(_ value: Double) { self.value = value }
  }
}

extension PageDiagnostic.Points: Hashable {
  /// Whether both are the very same number, or both none.
  public static func == (first: Self, second: Self) -> Bool {
    first.value == second.value || first.value.isNaN && second.value.isNaN
  }

  /// Feeds the number to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value.isNaN ? nil : value) }
}

extension PageDiagnostic.Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Takes a number as it is.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Takes a number as it is.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension PageDiagnostic.Points: CustomStringConvertible {
  /// The number.
  public var description: String { "\(value)" }
}
