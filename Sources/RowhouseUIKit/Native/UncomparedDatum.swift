// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A datum that cannot be compared, and that therefore differs from every other datum.
///
/// It is `@unchecked Sendable` because the datum is created and shown on the main actor. Elsewhere, pages
/// are only compared.
final class UncomparedDatum<Value>: Equatable, UncomparedValue, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  var typeName: String { "\(Value.self)" }

  static func == (first: UncomparedDatum, second: UncomparedDatum) -> Bool { first === second }
}
#endif
