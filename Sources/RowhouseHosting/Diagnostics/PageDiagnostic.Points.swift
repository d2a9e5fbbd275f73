// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageDiagnostic {
  /// A number of points, which is equal to itself even if it is not a number.
  public struct Points: Sendable {
    /// The number.
    public let value: Double

    /// Creates a number of points.
    public init(_ value: Double) { self.value = value }
  }
}

extension PageDiagnostic.Points: Hashable {
  /// Returns true if both values are the same number, or if neither is a number.
  public static func == (first: Self, second: Self) -> Bool {
    first.value == second.value || first.value.isNaN && second.value.isNaN
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(value.isNaN ? nil : value) }
}

extension PageDiagnostic.Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number of points.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a number of points.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension PageDiagnostic.Points: CustomStringConvertible {
  /// The number.
  public var description: String { "\(value)" }
}
