// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a field for a number, formatted for the language of the page.
///
/// ```swift
/// NumberRow("Copies", order, \.copies, in: 1...99)
/// NumberRow("Price", item, \.price, format: .currency("EUR"), in: 0...1_000_000)
/// NumberRow("Discount", item, \.discount, format: .percent())
/// ```
///
/// The language determines if the sign of a percentage or a currency is before or after the field.
///
/// A number of the model that is not in the range is shown and reported as a diagnostic. Text that
/// is not a number in the range stays in the field with an error below it, and the model keeps its
/// number. The error disappears when the user types a number in the range, when a new range
/// contains the typed number, or when the number of the model changes.
///
/// The row sets the property or calls its closure when the user leaves the field. With
/// ``reporting(_:)``, it also reports the numbers that the user is typing.
///
/// The page keeps the text under the row's place in the code, its title, and its object and property
/// or, in a data section or an editable list, under the id of the row. If a row calls a closure, pass a
/// different `name` for each row with the same place and title, for example in a loop, or if the
/// number belongs to another element than before. A row that is created outside of a page cannot store
/// such text, so its field shows the number of the model again.
public struct NumberRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow
  /// The receiver of the text.
  private let receiver: any NumberReceiver

  /// Creates a row with a field for a number, which calls a closure with the typed number.
  ///
  /// If the user empties the field, an error appears, and the closure is not called.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The number of the model; the field is empty for a number that is not finite.
  ///   - format: The kind of number. Defaults to a decimal number with at most three decimals.
  ///   - range: The numbers that are accepted. Defaults to all numbers.
  ///   - language: The language of the number, as a language tag. Defaults to that of the page.
  ///   - name: A name that distinguishes rows with the same place and title. Defaults to an empty
  ///     string.
  ///   - message: Returns the error for text that is not accepted. Defaults to a message in the
  ///     language, or in English if it is not available in the language.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - onChange: Called with the typed number.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Double,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Double>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Double) -> Void
  ) {
    let input = NumberInput(
      format, language: language, in: range, value: value, isRequired: true
    ) { if let number = $0 { onChange(number) } }
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }

  /// Creates a row with a field for an optional number, which calls a closure with the typed number, or with `nil`
  /// if the user has emptied the field.
  ///
  /// The field is empty for `nil` and for a number that is not finite.
  @_disfavoredOverload  // Calls with a `Double` use the other initializer.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Double?,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Double>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Double?) -> Void
  ) {
    let input = NumberInput(
      format, language: language, in: range, value: value, onChange: onChange)
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }

  /// Creates a row with a field for a whole number, which calls a closure with the typed number.
  ///
  /// If the user empties the field, an error appears, and the closure is not called.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - value: The number of the model.
  ///   - range: The numbers that are accepted. Defaults to all numbers.
  ///   - language: The language of the number, as a language tag. Defaults to that of the page.
  ///   - name: A name that distinguishes rows with the same place and title. Defaults to an empty
  ///     string.
  ///   - message: Returns the error for text that is not accepted. Defaults to a message in the
  ///     language, or in English if it is not available in the language.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - onChange: Called with the typed number.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Int,
    in range: ClosedRange<Int>? = nil, language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Int) -> Void
  ) {
    let input = NumberInput(
      .integer, language: language, in: range, value: value, isRequired: true
    ) { if let number = $0 { onChange(number) } }
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }

  /// Creates a row with a field for an optional whole number, which calls a closure with the typed number, or with
  /// `nil` if the user has emptied the field.
  @_disfavoredOverload  // Calls with an `Int` use the other initializer.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Int?,
    in range: ClosedRange<Int>? = nil, language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, onChange: @escaping @MainActor (Int?) -> Void
  ) {
    let input = NumberInput(
      .integer, language: language, in: range, value: value, onChange: onChange)
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }
}

extension NumberRow {
  /// Creates a row with a field for a number of an object, which the row retains.
  ///
  /// If the user empties the field, an error appears, because the property cannot be `nil`.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Double>,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Double>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    let input = NumberInput(
      format, language: language, in: range, of: object, value)
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }

  /// Creates a row with a field for an optional number of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Double?>,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Double>? = nil,
    language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    let input = NumberInput(
      format, language: language, in: range, of: object, value)
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }

  /// Creates a row with a field for a whole number of an object, which the row retains.
  ///
  /// If the user empties the field, an error appears, because the property cannot be `nil`.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Int>,
    in range: ClosedRange<Int>? = nil, language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    let input = NumberInput(
      .integer, language: language, in: range, of: object, value)
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }

  /// Creates a row with a field for an optional whole number of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Int?>,
    in range: ClosedRange<Int>? = nil, language: String? = nil, name: String = "",
    message: ((NumberFormat.Problem) -> String)? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    let input = NumberInput(
      .integer, language: language, in: range, of: object, value)
    (row, receiver) = input.row(
      title, subtitle, message: message, name: name, fileID: fileID, line: line)
  }
}

extension NumberRow {
  /// Creates a row with a field for a number, and separate storage for text that is not accepted.
  ///
  /// The closure is called with each number that the text represents while the user types, and with
  /// the number at the end.
  @MainActor
  package init(
    _ title: String, _ subtitle: String?, value: Double?, isRequired: Bool,
    format: NumberFormat.Style, in range: ClosedRange<Double>?, language: String?,
    message: ((NumberFormat.Problem) -> String)?, drafts: NumberDrafts, fileID: StaticString,
    line: UInt32, onRefusal: @escaping @MainActor () -> Double?,
    onLeave: @escaping @MainActor () -> Void,
    onChange: @escaping @MainActor (_ number: Double?, _ isTyping: Bool) -> Void
  ) {
    var input = NumberInput(
      format, language: language, in: range, value: value, isRequired: isRequired,
      onChange: { onChange($0, false) })
    input.onTyping = { onChange($0, true) }
    input.onRefusal = onRefusal
    input.onLeave = onLeave
    (row, receiver) = input.row(
      title, subtitle, message: message, name: "", drafts: drafts, fileID: fileID, line: line)
  }

  /// Creates a row with a field for a whole number, and separate storage for text that is not
  /// accepted.
  ///
  /// The closure is called with each number that the text represents while the user types, and with
  /// the number at the end.
  @MainActor
  package init(
    _ title: String, _ subtitle: String?, value: Int?, isRequired: Bool,
    in range: ClosedRange<Int>?, language: String?,
    message: ((NumberFormat.Problem) -> String)?, drafts: NumberDrafts, fileID: StaticString,
    line: UInt32, onRefusal: @escaping @MainActor () -> Int?,
    onLeave: @escaping @MainActor () -> Void,
    onChange: @escaping @MainActor (_ number: Int?, _ isTyping: Bool) -> Void
  ) {
    var input = NumberInput(
      .integer, language: language, in: range, value: value, isRequired: isRequired,
      onChange: { onChange($0, false) })
    input.onTyping = { onChange($0, true) }
    input.onRefusal = onRefusal
    input.onLeave = onLeave
    (row, receiver) = input.row(
      title, subtitle, message: message, name: "", drafts: drafts, fileID: fileID, line: line)
  }
}

extension NumberRow {
  /// Sets the text that the field shows while it is empty, such as a unit or “Optional”.
  public consuming func placeholder(_ text: String) -> Self {
    changingInput { $0.placeholder = text }
  }

  /// Sets the title of the Return key, as ``FieldRow/returnKey(_:)`` does.
  ///
  /// The number keyboards of an iPhone have no Return key. Those of an iPad and keys of a connected
  /// keyboard do.
  public consuming func returnKey(_ key: FieldReturnKey) -> Self {
    changingInput { $0.traits.returnKey = key }
  }

  /// Sets the time at which the row sets the property or calls the closure.
  ///
  /// Defaults to the end of editing. With ``ControlReporting/continuous``, the row reports each typed
  /// text that is a number in the range, and `nil` if the user empties a field whose number may be
  /// missing. Other text, such as “-” or a number that is still too small, reports nothing, and has an
  /// error only when the user leaves the field. The model then keeps the number that was last
  /// reported; a field of a form returns to the number from before the typing.
  ///
  /// The field shows the text as the user types it, and the number in the format of the row
  /// afterward.
  public consuming func reporting(_ reporting: ControlReporting) -> Self {
    let receiver = receiver
    return changing { row in
      guard case .field(var input) = row.standard.control else { return }
      input.reporting = reporting
      row.standard.control = .field(input)
      row.handlers.setOwn(receiver, reporting)
    }
  }

  private consuming func changingInput(_ change: (inout FieldInput) -> Void) -> Self {
    changing { row in
      guard case .field(var input) = row.standard.control else { return }
      change(&input)
      row.standard.control = .field(input)
    }
  }
}
