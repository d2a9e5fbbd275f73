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
/// The picker shows the value of the model. When the user chooses another value, the row sets the
/// property or calls the closure, and then shows the value of the model. A value that is not among
/// the options is also shown, and reported as a diagnostic. It stays until the user chooses an
/// option.
public struct PickerRow: StandardRowElement {
  /// The values to choose from.
  package let source: any PickerSource
  private var base: AnyRow
  private var look = PickerLook.control(.menu)

  /// The row that this value describes.
  ///
  /// - Complexity: O(*n*) in the number of values, unless the row leads to a page.
  public var row: AnyRow {
    get { described }
    _modify { yield &base }
  }

  /// Creates a row with a picker that calls a closure with the value that the user has chosen.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the picker.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The value of the model.
  ///   - groups: The values to choose from, in groups.
  ///   - titleOfValue: Returns the text that the user sees for a value.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen value.
  public init<Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, value: Value, groups: [OptionGroup<Value>],
    title titleOfValue: @escaping (Value) -> String,
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
    title titleOfValue: @escaping (Value) -> String,
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
  ///   - title: The title of the row, which is also the name of the picker.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The value of the model, or `nil`.
  ///   - groups: The values to choose from, in groups.
  ///   - none: The title of the `nil` option.
  ///   - titleOfValue: Returns the text that the user sees for a value.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the chosen value, or `nil`.
  public init<Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, value: Value?, groups: [OptionGroup<Value>],
    none: String, title titleOfValue: @escaping (Value) -> String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Value?) -> Void
  ) {
    self.init(
      title, subtitle, value, groups, none: none, titleOfValue, fileID: fileID, line: line,
      onChange)
  }

  /// Creates a row with a picker that calls a closure with the value that the user has chosen, or `nil`.
  public init<Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, value: Value?, options: [Value],
    none: String, title titleOfValue: @escaping (Value) -> String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Value?) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: value, groups: [OptionGroup(options)], none: none,
      title: titleOfValue, fileID: fileID, line: line, onChange: onChange)
  }

  private init<Value: Hashable & Sendable>(
    _ title: String, _ subtitle: String?, _ value: Value?, _ groups: [OptionGroup<Value>],
    none: String?, _ titleOfValue: @escaping (Value) -> String, fileID: StaticString, line: UInt32,
    _ onChange: @escaping @MainActor (Value?) -> Void
  ) {
    source = PickerValues(
      label: title, value: value, groups: groups, none: none, title: titleOfValue,
      onChange: onChange)
    base = AnyRow(title, subtitle, fileID: fileID, line: line)
    // Closures for taps are added, because the row may lead to a page. The look determines the effect.
    base.handlers.setTapEffect {}
  }

  /// The row with its look, which is applied on demand, because a row that leads to a page needs no control, and because a
  /// later call may change the look.
  private var described: AnyRow {
    var row = base
    switch look {
    case .control(let style):
      row.handlers.removeTapEffect()
      let (picker, onChange) = source.control(style)
      row.standard.control = .picker(picker)
      row.handlers.setOwnIfMissing(.change, onChange)
    case .page(let page):
      row.standard.value = row.standard.value ?? source.valueTitle
      if row.accessory == .none { row.accessory = .disclosure }
      row.destination = page.destination
      if row.handlers.hasTapEffect { row.handlers.setTapEffect(page.push) }
    }
    return row
  }
}

extension PickerRow {
  /// Creates a row with a picker for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject, Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value>, options: [Value],
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfValue: @escaping (Value) -> String
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
    title titleOfValue: @escaping (Value) -> String
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], groups: groups,
      title: titleOfValue, fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// Creates a row with a picker for an optional property of an object, which the row retains.
  ///
  /// - Parameters:
  ///   - title: The title of the row, which is also the name of the picker.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - object: The object with the property.
  ///   - value: The key path of the property.
  ///   - options: The values to choose from.
  ///   - none: The title of the `nil` option.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - titleOfValue: Returns the text that the user sees for a value.
  @MainActor
  public init<Object: AnyObject, Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value?>, options: [Value], none: String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfValue: @escaping (Value) -> String
  ) {
    self.init(
      title, subtitle: subtitle, object, value, groups: [OptionGroup(options)], none: none,
      fileID: fileID, line: line, title: titleOfValue)
  }

  /// Creates a row with a picker of grouped values for an optional property of an object, which the
  /// row retains.
  @MainActor
  public init<Object: AnyObject, Value: Hashable & Sendable>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Value?>, groups: [OptionGroup<Value>], none: String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    title titleOfValue: @escaping (Value) -> String
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], groups: groups, none: none,
      title: titleOfValue, fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// Shows a control, which is a menu by default.
  package consuming func controlStyle(_ style: PickerStyle) -> Self {
    look = .control(style)
    return self
  }

  /// Shows the title of the value, and leads to a page with the options.
  package consuming func leading(to page: OptionsPage) -> Self {
    look = .page(page)
    return self
  }

  /// The page with the options, which another module shows.
  package struct OptionsPage: Sendable {
    /// Returns the page.
    let destination: @MainActor () -> any TablePage
    /// Pushes the page.
    let push: @MainActor () -> Void

    package init(
      destination: @escaping @MainActor () -> any TablePage, push: @escaping @MainActor () -> Void
    ) {
      self.destination = destination
      self.push = push
    }
  }

  private enum PickerLook: Sendable {
    case control(PickerStyle)
    case page(OptionsPage)
  }
}
