// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleOverrides {
  /// Takes over what other overrides set.
  ///
  /// - Parameter other: What wins where both set a property.
  public mutating func merge(_ other: StyleOverrides) {
    if isEmpty {
      self = other
    } else {
      for entry in other.entries { self[value: entry.key] = entry.value }
    }
  }

  /// The properties that are set, in order.
  var keys: some Sequence<Key> { entries.lazy.map(\.key) }

  /// The value of one property, of whatever type.
  private subscript(value key: Key) -> Value? {
    get { entries.first { $0.key == key }?.value }
    set {
      let place = entries.firstIndex { $0.key.rawValue >= key.rawValue } ?? entries.endIndex
      let isSet = place < entries.endIndex && entries[place].key == key
      switch (newValue, isSet) {
      case (let value?, true): entries[place].value = value
      case (let value?, false): entries.insert(Entry(value: value, key: key), at: place)
      case (nil, true) where entries.count == 1: entries = []
      case (nil, true): entries.remove(at: place)
      case (nil, false): break
      }
    }
  }
}

// One subscript for each type of value. A key is only ever used with the type of its property.
extension StyleOverrides {
  subscript(key: Key) -> Double? {
    get { if case .length(let length) = self[value: key] { length } else { nil } }
    set { self[value: key] = newValue.map { .length(key.checked($0)) } }
  }

  subscript(key: Key) -> StyleFont? {
    get { if case .font(let font) = self[value: key] { font } else { nil } }
    set { self[value: key] = newValue.map(Value.font) }
  }

  subscript(key: Key) -> StyleColor? {
    get { if case .color(let color) = self[value: key] { color } else { nil } }
    set { self[value: key] = newValue.map(Value.color) }
  }

  subscript(key: Key) -> ImageSizing? {
    get { if case .imageSizing(let sizing) = self[value: key] { sizing } else { nil } }
    set { self[value: key] = newValue.map { .imageSizing(key.checked($0)) } }
  }

  // Heights are data as often as not, so a wrong one is kept here and reported with its row or
  // section when the page is shown.
  subscript(key: Key) -> RowHeight? {
    get { if case .rowHeight(let height) = self[value: key] { height } else { nil } }
    set { self[value: key] = newValue.map(Value.rowHeight) }
  }

  subscript(key: Key) -> HeaderHeight? {
    get { if case .headerHeight(let height) = self[value: key] { height } else { nil } }
    set { self[value: key] = newValue.map(Value.headerHeight) }
  }

  subscript(key: Key) -> SeparatorStyle? {
    get { if case .separator(let separator) = self[value: key] { separator } else { nil } }
    set { self[value: key] = newValue.map { .separator(key.checked($0)) } }
  }
}
