// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which control of a row an event comes from.
///
/// A row with one control need not name it: ``main`` is the default.
public struct ControlID: Hashable, Sendable {
  /// The name, unique in its row.
  public let name: String

  /// Names a control.
  public init(_ name: String) { self.name = name }

  /// The only control of a row.
  public static let main = ControlID("")
}

extension ControlID: ExpressibleByStringLiteral {
  /// Names a control.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ControlID: CustomStringConvertible {
  /// The name, or `main`.
  public var description: String { name.isEmpty ? "main" : name }
}
