// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a picker, in which a user chooses one of several values.
///
/// ```swift
/// PickerRow("Sound", alarm, \.sound, options: Sound.allCases) { $0.name }
/// PickerRow("Repeat", alarm, \.interval, options: [.daily, .weekly], none: "Never") { $0.name }
///   .pickerStyle(.segmented)
/// PickerRow("Zone", value: zone, options: zones, title: \.city) { zone in clock.move(to: zone) }
/// ```
///
/// The picker shows the value of the model. When the user chooses another, the row sets the property or
/// calls the closure, and shows the value of the model again. A value that is not among the options is
/// shown, too, and reported as a diagnostic; it stays until the user chooses an option.
public struct PickerRow: StandardRowElement {
  /// The described row.
  public var row: AnyRow

  /// Creates a row with a picker that calls a closure with the value that the user has chosen.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is the name of the picker, too.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The value of the model.
  ///   - groups: The values to choose from, in groups.
  ///   - titleOfValue: Returns the text that the user sees for a value.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen value.
  public init<Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, value: Value, groups: [OptionGroup<Value>],
    title titleOfValue: (Value) -> String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      title, subtitle, value, groups, none: nil, titleOfValue, fileID: fileID, line: line
    ) { if let value = $0 { onChange(value) } }
  }

  /// Creates a row with a picker that calls a closure with the value that the user has chosen.
  public init<Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, value: Value, options: [Value],
    title titleOfValue: (Value) -> String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: value, groups: [OptionGroup(options)],
      title: titleOfValue, fileID: fileID, line: line, onChange: onChange)
  }

  /// Creates a row with a picker that calls a closure with the value that the user has chosen, or `nil`.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is the name of the picker, too.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The value of the model, or `nil`.
  ///   - groups: The values to choose from, in groups.
  ///   - none: The title of the choice of `nil`.
  ///   - titleOfValue: Returns the text that the user sees for a value.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen value, or `nil`.
  public init<Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, value: Value?, groups: [OptionGroup<Value>],
    none: String, title titleOfValue: (Value) -> String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Value?) -> Void
  ) {
    self.init(
      title, subtitle, value, groups, none: none, titleOfValue, fileID: fileID, line: line,
      onChange)
  }

  private init<Value: Hashable & Sendable>(
    _ title: String, _ subtitle: String?, _ value: Value?, _ groups: [OptionGroup<Value>],
    none: String?, _ titleOfValue: (Value) -> String, fileID: StaticString, line: UInt32,
    _ onChange: @escaping @MainActor (Value?) -> Void
  ) {
    let choices = PickerChoices(groups, title: titleOfValue)
    var picker = PickerPart(
      value.map(choices.key(of:)), options: choices.options, label: title)
    picker.noneTitle = none
    if let value, choices.keys[value] == nil { picker.strayTitle = titleOfValue(value) }
    row = AnyRow(title, subtitle, control: .picker(picker), fileID: fileID, line: line)
    let values = choices.values
    row.handlers[.change] = { _, value in
      guard case .option(let key) = value else { return }
      guard let key else { return onChange(nil) }
      if let value = values[key] { onChange(value) }
    }
  }
}

extension PickerRow {
  /// Creates a row with a picker for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject, Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value>, options: [Value],
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfValue: (Value) -> String
  ) {
    self.init(
      title, subtitle: subtitle, object, value, groups: [OptionGroup(options)],
      fileID: fileID, line: line, title: titleOfValue)
  }

  /// Creates a row with a picker of grouped values for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject, Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value>, groups: [OptionGroup<Value>],
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfValue: (Value) -> String
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], groups: groups,
      title: titleOfValue, fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// Creates a row with a picker for an optional property of an object, which the row retains.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is the name of the picker, too.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - object: The object with the property.
  ///   - value: The key path of the property.
  ///   - options: The values to choose from.
  ///   - none: The title of the choice of `nil`.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - titleOfValue: Returns the text that the user sees for a value.
  @MainActor
  public init<Object: AnyObject, Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value?>, options: [Value], none: String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfValue: (Value) -> String
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], groups: [OptionGroup(options)],
      none: none, title: titleOfValue, fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// Sets the look of the picker, which is ``PickerStyle/menu`` by default.
  public consuming func pickerStyle(_ style: PickerStyle) -> Self {
    changing { row in
      guard case .picker(var picker) = row.standard.control else { return }
      picker.style = style
      row.standard.control = .picker(picker)
    }
  }
}

/// The values of a picker, and their keys.
private struct PickerChoices<Value: Hashable & Sendable> {
  private(set) var options: [PickerOption] = []
  private(set) var keys: [Value: String] = [:]
  private(set) var values: [String: Value] = [:]

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

  func key(of value: Value) -> String { keys[value] ?? freeKey(of: value) }

  /// Returns the description of a value, with a number if another value has the same one.
  private func freeKey(of value: Value) -> String {
    let name = "\(value)"
    guard values[name] != nil else { return name }
    var number = 2
    while values["\(name) \(number)"] != nil { number += 1 }
    return "\(name) \(number)"
  }
}
