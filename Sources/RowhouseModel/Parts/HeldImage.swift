// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An image in memory, of a type that only one host can draw.
///
/// The module of the host creates it: `ImageSource.uiImage(_:)` of RowhouseUIKit contains a `UIImage`. Other hosts show
/// the placeholder of the image. Two values are equal if they contain the same object.
public struct HeldImage: Sendable {
  /// The object that the host draws.
  package let object: any AnyObject & Sendable

  package init(_ object: any AnyObject & Sendable) { self.object = object }
}

extension HeldImage: Hashable {
  /// Returns true if both contain the same object.
  public static func == (first: Self, second: Self) -> Bool { first.object === second.object }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension HeldImage: CustomStringConvertible {
  /// The type of the object.
  public var description: String { "\(type(of: object)) in memory" }
}
