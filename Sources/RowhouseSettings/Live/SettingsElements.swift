// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A type of settings whose stored elements are read and changed one by one.
///
/// An element that cannot be read, for example because another version of the application has stored it, hides no other
/// element, and stays in the store.
protocol SettingsElements: SettingsConvertible {
  /// Creates a value of the stored elements that can be read, which may be none, or returns `nil` if the value has no
  /// elements.
  init?(readableElementsOf value: SettingsValue)

  /// Makes a change of elements in a newer version of them.
  ///
  /// - Parameters:
  ///   - elements: The changed elements.
  ///   - base: The elements before the change.
  ///   - newest: The elements to which other writers have changed `base` in the meantime.
  /// - Returns: The elements with the changes of all writers. If several have changed the same element, this change
  ///   replaces the others.
  static func merging(
    _ elements: [SettingsValue], changedFrom base: [SettingsValue], into newest: [SettingsValue]
  ) -> [SettingsValue]

  /// Returns elements in the form in which they are stored, with the elements of the old value that cannot be read.
  static func stored(
    _ elements: [SettingsValue], keepingUnreadableOf old: SettingsValue?
  ) -> SettingsValue
}

extension Array: SettingsElements where Element: SettingsConvertible {
  init?(readableElementsOf value: SettingsValue) {
    guard let elements = value.elements else { return nil }
    self = elements.compactMap { Element($0) }
  }

  static func merging(
    _ elements: [SettingsValue], changedFrom base: [SettingsValue], into newest: [SettingsValue]
  ) -> [SettingsValue] {
    func version(_ elements: [SettingsValue]) -> ListVersion {
      ListVersion(elements, identities: elements.map { identity(of: $0) })
    }
    return version(elements).merged(changedFrom: version(base), into: version(newest))
  }

  static func stored(
    _ elements: [SettingsValue], keepingUnreadableOf old: SettingsValue?
  ) -> SettingsValue {
    var elements = elements[...]
    var merged: [SettingsValue] = []
    // An element that cannot be read keeps its place among the others.
    for old in old?.elements ?? [] {
      if Element(old) == nil {
        merged.append(old)
      } else if let element = elements.popFirst() {
        merged.append(element)
      }
    }
    return .array(merged + elements)
  }

  /// Returns the id of an element, or its value if the id is not stored.
  private static func identity(of value: SettingsValue) -> AnyHashable {
    // Reading an element may be expensive, such as parsing a picture.
    guard Element.self is any Identifiable.Type else { return AnyHashable(value) }
    // The id of an object, and an id that is created with the element, is another one at each reading.
    guard let id = id(of: value), !(id.base is ObjectIdentifier), id == self.id(of: value) else {
      return AnyHashable(value)
    }
    return id
  }

  private static func id(of value: SettingsValue) -> AnyHashable? {
    func id(_ element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
    return (Element(value) as? any Identifiable).map { id($0) }
  }
}

extension Set: SettingsElements where Element: SettingsConvertible {
  init?(readableElementsOf value: SettingsValue) {
    guard let elements = [Element](readableElementsOf: value) else { return nil }
    self.init(elements)
  }

  static func merging(
    _ elements: [SettingsValue], changedFrom base: [SettingsValue], into newest: [SettingsValue]
  ) -> [SettingsValue] {
    let (elements, base) = (Set<SettingsValue>(elements), Set<SettingsValue>(base))
    let merged = Set<SettingsValue>(newest).union(elements.subtracting(base))
    return [SettingsValue](merged.subtracting(base.subtracting(elements)))
  }

  static func stored(
    _ elements: [SettingsValue], keepingUnreadableOf old: SettingsValue?
  ) -> SettingsValue {
    let unreadable = (old?.elements ?? []).filter { Element($0) == nil }
    return .array((elements + unreadable).sorted { $0.shownText < $1.shownText })
  }
}

extension Optional: SettingsElements where Wrapped: SettingsElements {
  init?(readableElementsOf value: SettingsValue) {
    guard let wrapped = Wrapped(readableElementsOf: value) else { return nil }
    self = .some(wrapped)
  }

  static func merging(
    _ elements: [SettingsValue], changedFrom base: [SettingsValue], into newest: [SettingsValue]
  ) -> [SettingsValue] {
    Wrapped.merging(elements, changedFrom: base, into: newest)
  }

  static func stored(
    _ elements: [SettingsValue], keepingUnreadableOf old: SettingsValue?
  ) -> SettingsValue {
    Wrapped.stored(elements, keepingUnreadableOf: old)
  }
}
