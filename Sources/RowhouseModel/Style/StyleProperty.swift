// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A stored property of ``ResolvedStyle``, found by reflection for messages and checks.
struct StyleProperty: Sendable {
  let name: String
  /// The offset in ``ResolvedStyle``, in bytes.
  let offset: Int
  let type: any StyleValue.Type

  /// All properties, in the order of their declarations and offsets.
  static let all: [StyleProperty] = {
    var end = 0
    let all = Mirror(reflecting: ResolvedStyle()).children.map { label, value in
      guard let value = value as? any StyleValue, let label else {
        preconditionFailure(
          "ResolvedStyle.\(label ?? "?") has type \(Swift.type(of: value)). Make it a StyleValue.")
      }
      return StyleProperty(name: label, value: value, after: &end)
    }
    precondition(
      end == MemoryLayout<ResolvedStyle>.size, "The offsets of ResolvedStyle are not in order")
    return all
  }()

  static func at(_ offset: Int) -> StyleProperty {
    guard let property = all.first(where: { $0.offset == offset }) else {
      preconditionFailure("No property of ResolvedStyle is at offset \(offset)")
    }
    return property
  }

  /// True if the property may be infinite.
  var isLimit: Bool {
    ResolvedStyle.limits.contains { MemoryLayout<ResolvedStyle>.offset(of: $0) == offset }
  }
}

extension StyleProperty {
  /// Creates the next property, at the first multiple of its alignment after `end` bytes.
  private init<Value: StyleValue>(name: String, value: Value, after end: inout Int) {
    let mask = MemoryLayout<Value>.alignment - 1
    self.name = name
    offset = (end + mask) & ~mask
    type = Value.self
    end = offset + MemoryLayout<Value>.size
  }
}
