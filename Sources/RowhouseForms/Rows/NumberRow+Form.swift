// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// Rows with a number of a form.
///
/// The form receives the number when the user leaves the field, and, on iOS and the desktop, while
/// the user types. With `reporting(.continuous)`, browsers also report it while the user types. This
/// is the default if a rule of the field, or one whose `reading` contains the field or the whole
/// value, runs at each change.
///
/// Text that is not accepted when the user leaves the field, or submits the form, stays in the field
/// with an error, and the form has the number from before the typing. The form is then dirty and
/// cannot be submitted until one of these things happens: the user corrects the text, the range
/// changes so that it contains the typed number, the form changes the number or is reset, or its page
/// is evaluated again and no longer contains the row. If the user leaves the page of the row instead,
/// the form keeps the text.
///
/// If the key path contains a computed property, an optional, or a position in a list, the form compares the number only when
/// its key path sets it, when the page creates the row again, and after the user has left the page.
extension NumberRow {
  /// Creates a row for a number in a form.
  ///
  /// If the user empties the field, an error appears, because an empty field has no value.
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
      fileID: fileID, line: line, onRefusal: form.reverting(field),
      onLeave: form.leaving(field)
    ) { number, isTyping in
      if let number { form.take(number, for: field, isTyping: isTyping) }
    }
    self = bound(to: field, of: form)
  }

  /// Creates a row for an optional number in a form.
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
      fileID: fileID, line: line, onRefusal: form.reverting(field),
      onLeave: form.leaving(field)
    ) { form.take($0, for: field, isTyping: $1) }
    self = bound(to: field, of: form)
  }

  /// Creates a row for a whole number in a form.
  ///
  /// If the user empties the field, an error appears, because an empty field has no value.
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
      fileID: fileID, line: line, onRefusal: form.reverting(field),
      onLeave: form.leaving(field)
    ) { number, isTyping in
      if let number { form.take(number, for: field, isTyping: isTyping) }
    }
    self = bound(to: field, of: form)
  }

  /// Creates a row for an optional whole number in a form.
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
      fileID: fileID, line: line, onRefusal: form.reverting(field),
      onLeave: form.leaving(field)
    ) { form.take($0, for: field, isTyping: $1) }
    self = bound(to: field, of: form)
  }
}

extension NumberRow {
  /// Creates a row for a field of a form whose type is no number of the standard library.
  ///
  /// `number` returns the number of the field, or `nil` if the field has none. `makeField` returns the
  /// field for a typed number, or for `nil` if the user has emptied it, and `nil` to keep the field.
  @MainActor
  package init<Value: Equatable, Field: Equatable & Sendable>(
    _ title: String, _ subtitle: String?, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Field> & Sendable, isRequired: Bool,
    format: NumberFormat.Style, in range: ClosedRange<Double>?, language: String?,
    message: ((NumberFormat.Problem) -> String)?, fileID: StaticString, line: UInt32,
    number: @escaping @MainActor (Field) -> Double?,
    field makeField: @escaping @MainActor (Double?) -> Field?
  ) {
    let revert = form.reverting(field)
    let change: @MainActor (Double?, Bool) -> Void = {
      if let new = makeField($0) { form.take(new, for: field, isTyping: $1) }
    }
    self.init(
      title, subtitle, value: number(form.value[keyPath: field]), isRequired: isRequired,
      format: format, in: range, language: language, message: message,
      drafts: form.drafts(at: field, number: { number($0) as Any }), fileID: fileID, line: line,
      onRefusal: { number(revert()) }, onLeave: form.leaving(field), onChange: change)
    self = bound(to: field, of: form)
  }

  @MainActor
  private consuming func bound<Value: Equatable>(
    to field: PartialKeyPath<Value>, of form: FormModel<Value>
  ) -> Self {
    let row = form.isLive(field) ? reporting(.continuous) : self
    return row.showing(field, of: form)
  }
}

extension FormModel {
  /// Returns a closure that ends the typing into a field that has received each number.
  fileprivate func leaving(_ field: any PartialKeyPath<Value> & Sendable) -> @MainActor () -> Void {
    { self.endTyping(in: field) }
  }

  /// Sets a field to a number that the user is typing or has typed.
  fileprivate func take<Field: Equatable & Sendable>(
    _ new: Field, for field: any WritableKeyPath<Value, Field> & Sendable, isTyping: Bool
  ) {
    type(new, into: field)
    if !isTyping { endEditing(field) }
  }

  /// Returns a closure that discards what the user has typed into a field that does not accept it,
  /// and that returns the value of the field.
  fileprivate func reverting<Field>(
    _ field: any WritableKeyPath<Value, Field> & Sendable
  ) -> @MainActor () -> Field {
    {
      self.perform { $0.revert(field) }
      return self.value[keyPath: field]
    }
  }
}
