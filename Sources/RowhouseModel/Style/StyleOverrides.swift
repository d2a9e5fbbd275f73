// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The properties of ``ResolvedStyle`` that one level of the cascade (page, section, or row) sets.
///
/// Each property of ``ResolvedStyle`` is optional here. Setting one to `nil` removes the override,
/// and the value of the level above applies again:
///
/// ```swift
/// var overrides = StyleOverrides()
/// overrides.titleFont = .system(size: 17)
/// overrides[keyPath: \.margin] = 16
/// ```
///
/// Setting a length that is negative or not finite, or a number of lines that is not positive, traps
/// with a message that names the property; only a width limit may be infinite. Heights are often computed, so an invalid height is reported
/// when the page is shown, and the value of the level above applies. The order in which you set
/// properties never matters.
///
/// Overrides take one word, because each row has them. They use no memory if they are empty, and an
/// array otherwise.
@dynamicMemberLookup
public struct StyleOverrides: Hashable, Sendable {
  /// The overrides, at most one per property and in their order, so that equal overrides are equal.
  private(set) var entries: [Entry] = []

  /// The override of one property.
  struct Entry: Hashable, Sendable {
    fileprivate(set) var value: Value
    private let position: UInt16

    init(value: Value, offset: Int) {
      self.value = value
      position = UInt16(offset)
    }

    /// The offset of the property in ``ResolvedStyle``, in bytes; key paths are slow to compare.
    var offset: Int { Int(position) }
  }

  /// Creates overrides that set no property.
  public init() {}

  /// True if no property is set.
  public var isEmpty: Bool { entries.isEmpty }
}

extension StyleOverrides {
  /// The value that replaces that of the level above, or `nil` if there is none.
  ///
  /// - Precondition: A new length is not negative and not NaN, and finite unless it limits a width. A new number of
  ///   lines is positive.
  @inlinable
  public subscript<Value: StyleValue>(
    dynamicMember property: WritableKeyPath<ResolvedStyle, Value>
  ) -> Value? {
    get { value(at: Self.offset(of: property)).flatMap(Value.init(stored:)) }
    set { set(newValue?.stored, at: Self.offset(of: property)) }
  }

  /// Returns the offset of a property.
  ///
  /// The compiler computes it if the key path is a literal.
  ///
  /// - Precondition: It is a stored property.
  @inlinable
  static func offset(of property: PartialKeyPath<ResolvedStyle>) -> Int {
    guard let offset = MemoryLayout<ResolvedStyle>.offset(of: property) else {
      preconditionFailure(
        "\(property) is not a stored property of ResolvedStyle. Set the property that it depends on."
      )
    }
    return offset
  }

  /// Adds the properties that other overrides set, which replace those that both set.
  public mutating func merge(_ other: StyleOverrides) {
    if isEmpty {
      self = other
    } else {
      for entry in other.entries { set(entry.value, at: entry.offset) }
    }
  }

  @usableFromInline
  func value(at offset: Int) -> Value? { entries.first { $0.offset == offset }?.value }

  /// Sets the property at an offset to a checked value; `nil` removes the override.
  @usableFromInline
  mutating func set(_ value: Value?, at offset: Int) {
    let position = entries.firstIndex { $0.offset >= offset } ?? entries.endIndex
    let isSet = position < entries.endIndex && entries[position].offset == offset
    switch (value?.checkedAsOverride(at: offset), isSet) {
    case (let value?, true): entries[position].value = value
    case (let value?, false): entries.insert(Entry(value: value, offset: offset), at: position)
    case (nil, true) where entries.count == 1: entries = []
    case (nil, true): entries.remove(at: position)
    case (nil, false): break
    }
  }
}

extension StyleOverrides: CustomReflectable {
  /// The values by property name, so that a printed row shows its overrides.
  public var customMirror: Mirror {
    let children = entries.map { (StyleProperty.at($0.offset).name, $0.value.payload as Any) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
