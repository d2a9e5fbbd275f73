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
  ///
  /// An element that is the same as in the old value is stored as it was, with members that this version of the application
  /// does not read.
  static func stored(
    _ elements: [SettingsValue], keepingUnreadableOf old: SettingsValue?
  ) -> SettingsValue
}

extension [SettingsValue] {
  /// Returns the values in the order of their shown texts.
  ///
  /// Values with equal texts, such as dates in one second, are in the order of their JSON texts.
  func sortedByText() -> [SettingsValue] {
    let shown: [(value: SettingsValue, text: String)] = map { ($0, $0.shownText) }
    let sorted = shown.sorted { first, second in
      if first.text != second.text { return first.text < second.text }
      return first.value.description < second.value.description
    }
    return sorted.map(\.value)
  }
}

/// The elements of a stored value.
private struct StoredElements {
  private(set) var all: [(value: SettingsValue, isReadable: Bool)] = []
  /// The elements that differ from their own values, for example in members that only a later version of the application
  /// reads.
  private var extended: [SettingsValue: ArraySlice<SettingsValue>] = [:]

  /// Finds the elements of a stored value, and reads each of them once, because that may be expensive.
  ///
  /// - Parameters:
  ///   - old: The stored value.
  ///   - read: Returns the value of the element that is read from a stored one, or `nil` if it cannot be read.
  init(_ old: SettingsValue?, _ read: (SettingsValue) -> SettingsValue?) {
    for stored in old?.elements ?? [] {
      let value = read(stored)
      all.append((stored, value != nil))
      if let value, value != stored { extended[value, default: []].append(stored) }
    }
  }

  /// Returns the stored form of an element, each of which is returned once, or the element itself.
  mutating func form(of element: SettingsValue) -> SettingsValue {
    extended[element]?.popFirst() ?? element
  }
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
    var stored = StoredElements(old) { Element($0)?.settingsValue }
    var elements = elements.map { stored.form(of: $0) }[...]
    var merged: [SettingsValue] = []
    // An element that cannot be read keeps its place among the others.
    for (old, isReadable) in stored.all {
      if !isReadable {
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
    var stored = StoredElements(old) { Element($0)?.settingsValue }
    let unreadable = stored.all.filter { !$0.isReadable }.map(\.value)
    let elements = elements.sortedByText().map { stored.form(of: $0) }
    return .array((elements + unreadable).sortedByText())
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
