// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values of a picker, of any type.
package protocol PickerSource {
  /// The type of the values.
  associatedtype Value: Hashable & Sendable

  /// The name of the picker.
  var label: String { get }
  /// The values.
  var values: PickerValues<Value> { get }
}

/// The values of a picker, and the one that is chosen.
package struct PickerValues<Value: Hashable & Sendable>: PickerSource {
  /// The name of the picker.
  package let label: String
  /// The chosen value, or `nil` if none is chosen.
  package let value: Value?
  package let groups: [OptionGroup<Value>]
  /// The title of the `nil` option, or `nil` if the user must choose a value.
  package let none: String?
  /// Returns the text that the user sees for a value.
  package let title: (Value) -> String
  /// Called with the chosen value, or `nil`.
  package let onChange: @MainActor (Value?) -> Void

  /// The values themselves.
  package var values: PickerValues { self }

  /// The number of values.
  package var count: Int { groups.reduce(0) { $0 + $1.values.count } }

  /// Returns `true` if the user can choose a value, or `nil`, in O(*n*) in the number of values.
  package func offers(_ value: Value?) -> Bool {
    guard let value else { return none != nil }
    return groups.contains { $0.values.contains(value) }
  }

  /// Returns the value of a control in which the user has chosen a value, in O(*n*) in the number of values.
  package func controlValue(of value: Value?) -> ControlValue {
    .option(value.map(PickerChoices(groups, title: title).key(of:)))
  }
}

extension PickerSource {
  /// The title of the chosen value.
  package var valueTitle: String {
    let values = values
    return values.value.map(values.title) ?? values.none ?? ""
  }

  /// Returns a picker, and the handler of its choices.
  func control(
    _ style: PickerStyle
  ) -> (picker: PickerPart, onChange: @MainActor (ControlID, ControlValue) -> Void) {
    let values = values
    let choices = PickerChoices(values.groups, title: values.title)
    var picker = PickerPart(
      values.value.map(choices.key(of:)), options: choices.options, label: values.label)
    picker.style = style
    picker.noneTitle = values.none
    if let value = values.value, choices.keys[value] == nil {
      picker.unlistedTitle = values.title(value)
    }
    let (valuesByKey, onChange) = (choices.values, values.onChange)
    return (
      picker,
      { _, choice in
        guard case .option(let key) = choice else { return }
        guard let key else { return onChange(nil) }
        if let value = valuesByKey[key] { onChange(value) }
      }
    )
  }
}

/// The values of a picker, and their keys.
private struct PickerChoices<Value: Hashable & Sendable> {
  private(set) var options: [PickerOption] = []
  private(set) var keys: [Value: String] = [:]
  private(set) var values: [String: Value] = [:]
  /// The lowest number that no key contains yet, by the description that several values share.
  private var numbers: [String: Int] = [:]

  init(_ groups: [OptionGroup<Value>], title: (Value) -> String) {
    for group in groups {
      for value in group.values {
        let key = keys[value] ?? freeKey(of: value)
        keys[value] = key
        values[key] = value
        options.append(PickerOption(title(value), key: key, group: group.title))
      }
    }
  }

  func key(of value: Value) -> String {
    if let key = keys[value] { return key }
    var copy = self
    return copy.freeKey(of: value)
  }

  /// Returns the description of a value, followed by a number if another value has the same
  /// description.
  private mutating func freeKey(of value: Value) -> String {
    let name = "\(value)"
    guard values[name] != nil else { return name }
    var number = numbers[name] ?? 2
    while values["\(name) \(number)"] != nil { number += 1 }
    numbers[name] = number + 1
    return "\(name) \(number)"
  }
}
