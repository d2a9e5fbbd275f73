// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A type of settings whose stored elements are read one by one.
///
/// An element that cannot be read, for example because another version of the application has stored it, hides no other
/// element, and stays in the store.
protocol SettingsElements: SettingsConvertible {
  /// Creates a value of the stored elements that can be read, which may be none, or returns `nil` if the value has no
  /// elements.
  init?(readableElementsOf value: SettingsValue)
  /// Returns the value in the form in which it is stored, with the elements of the old value that cannot be read.
  func settingsValue(keepingUnreadableOf old: SettingsValue?) -> SettingsValue
}

extension Array: SettingsElements where Element: SettingsConvertible {
  init?(readableElementsOf value: SettingsValue) {
    guard let elements = value.elements else { return nil }
    self = elements.compactMap { Element($0) }
  }

  func settingsValue(keepingUnreadableOf old: SettingsValue?) -> SettingsValue {
    var elements = map(\.settingsValue)[...]
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
}

extension Set: SettingsElements where Element: SettingsConvertible {
  init?(readableElementsOf value: SettingsValue) {
    guard let elements = [Element](readableElementsOf: value) else { return nil }
    self.init(elements)
  }

  func settingsValue(keepingUnreadableOf old: SettingsValue?) -> SettingsValue {
    let unreadable = (old?.elements ?? []).filter { Element($0) == nil }
    return .array((map(\.settingsValue) + unreadable).sorted { $0.shownText < $1.shownText })
  }
}

extension Optional: SettingsElements where Wrapped: SettingsElements {
  init?(readableElementsOf value: SettingsValue) {
    guard let wrapped = Wrapped(readableElementsOf: value) else { return nil }
    self = .some(wrapped)
  }

  func settingsValue(keepingUnreadableOf old: SettingsValue?) -> SettingsValue {
    map { $0.settingsValue(keepingUnreadableOf: old) } ?? .null
  }
}
