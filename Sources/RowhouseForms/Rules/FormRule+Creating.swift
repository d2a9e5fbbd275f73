// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormRule {
  /// Creates a rule for one field.
  ///
  /// - Parameters:
  ///   - field: The field that the rule reads, and at which its error appears.
  ///   - message: The error, which is evaluated each time it is shown.
  ///   - moment: The moment at which the rule first runs. Defaults to the end of editing.
  ///   - isValid: Returns true if the field meets the condition.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable,
    _ message: @autoclosure @escaping @MainActor () -> String, on moment: Moment = .editingEnd,
    isValid: @escaping @MainActor (Field) throws -> Bool
  ) {
    let message = FormMessage(reading: message)
    self.init(field, on: moment) { try isValid($0) ? nil : message }
  }

  /// Creates a rule for one field that chooses between several messages.
  ///
  /// - Parameters:
  ///   - field: The field that the rule reads, and at which its error appears.
  ///   - moment: The moment at which the rule first runs. Defaults to the end of editing.
  ///   - message: Returns the error, or `nil` if there is none.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, on moment: Moment = .editingEnd,
    message: @escaping @MainActor (Field) throws -> FormMessage?
  ) {
    self.init(
      field, moment, Self.differs(at: field),
      .now { value in
        try message(value[keyPath: field]).map { FormErrors(field, $0) } ?? FormErrors()
      })
  }

  /// Creates a rule that reads several fields and shows an error at one of them.
  ///
  /// From its moment on, the rule runs at each change of the form, because it may read every field.
  ///
  /// - Parameters:
  ///   - field: The field at which the error appears.
  ///   - message: The error, which is evaluated each time it is shown.
  ///   - moment: The moment at which the rule first runs. Defaults to the end of editing of the
  ///     field.
  ///   - isValid: Returns true if the value of the form meets the condition.
  public init<Field: Equatable>(
    at field: any KeyPath<Value, Field> & Sendable,
    _ message: @autoclosure @escaping @MainActor () -> String, on moment: Moment = .editingEnd,
    isValid: @escaping @MainActor (Value) throws -> Bool
  ) {
    let message = FormMessage(reading: message)
    self.init(
      field, reading: \.self, moment, { _, _ in true },
      .now { value in
        try isValid(value) ? FormErrors() : FormErrors(field, message)
      })
  }

  /// Creates a rule that shows errors at several fields.
  ///
  /// An error appears once its field has reached the moment. If this is `change`, the form receives
  /// each change of text in the field that the rule reads, or of all texts if the rule reads the
  /// whole value (`\.self`).
  ///
  /// - Parameters:
  ///   - input: The part of the value that the rule reads.
  ///   - moment: The moment from which the errors are shown. Defaults to the end of editing.
  ///   - errors: Returns the errors of the value.
  public init<Input: Equatable>(
    reading input: any KeyPath<Value, Input> & Sendable, on moment: Moment = .editingEnd,
    errors: @escaping @MainActor (Value) throws -> FormErrors<Value>
  ) {
    self.init(
      field: nil, input: input, moment: moment, differs: Self.differs(at: input),
      check: .now(errors),
      failing: { FormErrors(input, $0) })
  }
}

/// Asynchronous rules.
extension FormRule {
  /// Creates an asynchronous rule for one field, such as a request to a server.
  ///
  /// The rule runs only while all synchronous rules of the field pass. A change of the field
  /// cancels the task of the last check, and the result of an outdated check is dropped. If a
  /// submission is waiting for a check, the check continues after a change, so two checks of the
  /// rule may run at the same time.
  ///
  /// - Parameters:
  ///   - field: The field that the rule reads, and at which its error appears.
  ///   - message: The error, which is evaluated each time it is shown.
  ///   - pause: The time in seconds from the last change to the check. When editing ends or the
  ///     form is submitted, the check begins immediately.
  ///   - timeout: The time limit of the check, in seconds. Defaults to 10.
  ///   - moment: The moment at which the rule first runs. Defaults to each change.
  ///   - isValid: Returns true if the field meets the condition.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable,
    _ message: @autoclosure @escaping @MainActor () -> String, after pause: Double,
    timeout: Double = 10, on moment: Moment = .change,
    isValid: @escaping @MainActor (Field) async throws -> Bool
  ) {
    let message = FormMessage(reading: message)
    self.init(field, after: pause, timeout: timeout, on: moment) { field in
      try await isValid(field) ? nil : message
    }
  }

  /// Creates an asynchronous rule for one field that chooses between several messages.
  ///
  /// - Parameters:
  ///   - field: The field that the rule reads, and at which its error appears.
  ///   - pause: The time in seconds from the last change to the check.
  ///   - timeout: The time limit of the check, in seconds. Defaults to 10.
  ///   - moment: The moment at which the rule first runs. Defaults to each change.
  ///   - message: Returns the error, or `nil` if there is none.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, after pause: Double, timeout: Double = 10,
    on moment: Moment = .change, message: @escaping @MainActor (Field) async throws -> FormMessage?
  ) {
    let delay = FormDelay(pause: pause, timeout: timeout)
    self.init(
      field, moment, Self.differs(at: field),
      .later(delay) { value in
        try await message(value[keyPath: field]).map { FormErrors(field, $0) } ?? FormErrors()
      })
  }
}

extension FormRule {
  private init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, reading input: PartialKeyPath<Value>? = nil,
    _ moment: Moment, _ differs: @escaping @MainActor (Value, Value) -> Bool, _ check: Check
  ) {
    self.init(
      field: field, input: input ?? field, moment: moment, differs: differs, check: check,
      failing: { FormErrors(field, $0) })
  }

  private static func differs<Field: Equatable>(
    at field: any KeyPath<Value, Field> & Sendable
  ) -> @MainActor (Value, Value) -> Bool {
    { $0[keyPath: field].differs(from: $1[keyPath: field]) }
  }
}
