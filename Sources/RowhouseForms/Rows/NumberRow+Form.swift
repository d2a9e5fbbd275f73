// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Rows with a number of a form, which the form receives when the user leaves the field, and on iOS
/// and the desktop while the user types.
///
/// A text that is not accepted stays in the field with an error, and the form keeps its number. The
/// form is then dirty and cannot be submitted until the user corrects the text, the range contains
/// the typed number, the form changes the number or is reset, or the page no longer shows the row.
extension NumberRow {
  /// Creates a row with a field for a number of a form.
  ///
  /// A user who empties the field gets an error, because the field has no value for that.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Double> & Sendable,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Double>? = nil,
    language: String? = nil, message: ((NumberFormat.Problem) -> String)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, value: form.value[keyPath: field], isRequired: true, format: format,
      in: range, language: language, message: message, drafts: form.drafts(at: field),
      fileID: fileID, line: line, onRefusal: form.takingBack(field)
    ) { number, isTyping in
      if let number { form.take(number, for: field, isTyping: isTyping) }
    }
    self = showingOwnError(or: field, of: form)
  }

  /// Creates a row with a field for a number of a form, or `nil`.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Double?> & Sendable,
    format: NumberFormat.Style = .decimal(), in range: ClosedRange<Double>? = nil,
    language: String? = nil, message: ((NumberFormat.Problem) -> String)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, value: form.value[keyPath: field], isRequired: false, format: format,
      in: range, language: language, message: message, drafts: form.drafts(at: field),
      fileID: fileID, line: line, onRefusal: form.takingBack(field)
    ) { form.take($0, for: field, isTyping: $1) }
    self = showingOwnError(or: field, of: form)
  }

  /// Creates a row with a field for a whole number of a form.
  ///
  /// A user who empties the field gets an error, because the field has no value for that.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Int> & Sendable,
    in range: ClosedRange<Int>? = nil,
    language: String? = nil, message: ((NumberFormat.Problem) -> String)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, value: form.value[keyPath: field], isRequired: true,
      in: range, language: language, message: message, drafts: form.drafts(at: field),
      fileID: fileID, line: line, onRefusal: form.takingBack(field)
    ) { number, isTyping in
      if let number { form.take(number, for: field, isTyping: isTyping) }
    }
    self = showingOwnError(or: field, of: form)
  }

  /// Creates a row with a field for a whole number of a form, or `nil`.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Int?> & Sendable,
    in range: ClosedRange<Int>? = nil,
    language: String? = nil, message: ((NumberFormat.Problem) -> String)? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, value: form.value[keyPath: field], isRequired: false,
      in: range, language: language, message: message, drafts: form.drafts(at: field),
      fileID: fileID, line: line, onRefusal: form.takingBack(field)
    ) { form.take($0, for: field, isTyping: $1) }
    self = showingOwnError(or: field, of: form)
  }

  /// Shows the error of the field, unless the typed text is not accepted.
  @MainActor
  private consuming func showingOwnError<Value: Equatable>(
    or field: PartialKeyPath<Value>, of form: FormModel<Value>
  ) -> Self {
    row.state.isInvalid ? self : showing(field, of: form)
  }
}

extension FormModel {
  /// Sets a field to a number that the user is typing or has typed.
  fileprivate func take<Field: Equatable & Sendable>(
    _ new: Field, for field: any WritableKeyPath<Value, Field> & Sendable, isTyping: Bool
  ) {
    type(new, into: field)
    if !isTyping { endEditing(field) }
  }

  /// Returns a closure that takes back what the user has typed into a field whose text is not
  /// accepted, and returns the value of the field.
  fileprivate func takingBack<Field>(
    _ field: any WritableKeyPath<Value, Field> & Sendable
  ) -> @MainActor () -> Field {
    {
      self.perform { $0.takeBack(field) }
      return self.value[keyPath: field]
    }
  }
}
