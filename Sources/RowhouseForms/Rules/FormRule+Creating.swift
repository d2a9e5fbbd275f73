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
  /// The error shows the text that the closure has returned at the check. If the closure returns a ``FormMessage``, as in
  /// `FormMessage(texts.tooShort)`, the text is evaluated each time it is shown, so it follows the language of the application.
  ///
  /// - Parameters:
  ///   - field: The field that the rule reads, and at which its error appears.
  ///   - moment: The moment at which the rule first runs. Defaults to the end of editing.
  ///   - message: Returns the text of the error, or `nil` if there is none.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, on moment: Moment = .editingEnd,
    message: @escaping @MainActor (Field) throws -> String?
  ) {
    self.init(field, on: moment) { value -> FormMessage? in
      try message(value).map { FormMessage($0) }
    }
  }

  /// Creates a rule for one field that chooses between several messages, which are evaluated each time they are
  /// shown.
  @_disfavoredOverload  // A closure that returns literals uses the other initializer.
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
      field: nil, fields: [], input: input, moment: moment, differs: Self.differs(at: input),
      check: .now(errors),
      failing: { FormErrors(input, $0) })
  }
}

/// Asynchronous rules.
extension FormRule {
  /// Creates an asynchronous rule for one field, such as a request to a server.
  ///
  /// The rule runs only while no synchronous rule has an error at the field. A change of the field
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
  /// - Precondition: `pause` is finite and at least 0. `timeout` is finite and greater than 0.
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
  /// The error shows the text that the closure has returned at the check. If the closure returns a ``FormMessage``, as in
  /// `FormMessage(texts.tooShort)`, the text is evaluated each time it is shown, so it follows the language of the application.
  ///
  /// - Parameters:
  ///   - field: The field that the rule reads, and at which its error appears.
  ///   - pause: The time in seconds from the last change to the check.
  ///   - timeout: The time limit of the check, in seconds. Defaults to 10.
  ///   - moment: The moment at which the rule first runs. Defaults to each change.
  ///   - message: Returns the text of the error, or `nil` if there is none.
  /// - Precondition: `pause` is finite and at least 0. `timeout` is finite and greater than 0.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, after pause: Double, timeout: Double = 10,
    on moment: Moment = .change, message: @escaping @MainActor (Field) async throws -> String?
  ) {
    self.init(field, after: pause, timeout: timeout, on: moment) { value -> FormMessage? in
      try await message(value).map { FormMessage($0) }
    }
  }

  /// Creates an asynchronous rule for one field that chooses between several messages, which are evaluated each
  /// time they are shown.
  @_disfavoredOverload  // A closure that returns literals uses the other initializer.
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

  /// Creates an asynchronous rule that reads several fields and shows an error at one of them.
  ///
  /// ```swift
  /// FormRule(at: \.postalCode, "No such place", reading: \.city, \.postalCode, after: 0.3) {
  ///   try await places.contains(city: $0, postalCode: $1)
  /// }
  /// ```
  ///
  /// The closure receives the values of the fields in the order of `reading`. The rule first runs
  /// when one of them, or the field of the error, has reached the moment, and only while no
  /// synchronous rule has an error at these fields. To prevent checks of empty fields, give each of
  /// them a rule that requires an entry.
  ///
  /// A change of one of the fields cancels the task of the last check, and the result of an outdated
  /// check is dropped. If a submission is waiting for a check, the check continues after a change.
  ///
  /// - Parameters:
  ///   - field: The field at which the error appears, usually one of those that the rule reads.
  ///   - message: The error, which is evaluated each time it is shown.
  ///   - first: The first field that the rule reads.
  ///   - others: The other fields that the rule reads.
  ///   - pause: The time in seconds from the last change of one of the fields to the check. When
  ///     editing of one of them ends or the form is submitted, the check begins immediately.
  ///   - timeout: The time limit of the check, in seconds. Defaults to 10.
  ///   - moment: The moment at which the rule first runs. Defaults to each change.
  ///   - isValid: Returns true if the fields meet the condition.
  /// - Precondition: `pause` is finite and at least 0. `timeout` is finite and greater than 0.
  public init<Field: Equatable, First: Equatable, each Other: Equatable>(
    at field: any KeyPath<Value, Field> & Sendable,
    _ message: @autoclosure @escaping @MainActor () -> String,
    reading first: any KeyPath<Value, First> & Sendable,
    _ others: repeat any KeyPath<Value, each Other> & Sendable, after pause: Double,
    timeout: Double = 10, on moment: Moment = .change,
    isValid: @escaping @MainActor (First, repeat each Other) async throws -> Bool
  ) {
    let message = FormMessage(reading: message)
    self.init(
      at: field, reading: first, repeat each others, after: pause, timeout: timeout, on: moment
    ) { (first: First, others: repeat each Other) in
      try await isValid(first, repeat each others) ? nil : message
    }
  }

  /// Creates an asynchronous rule that reads several fields and chooses between several messages.
  ///
  /// The error shows the text that the closure has returned at the check. If the closure returns a ``FormMessage``, as in
  /// `FormMessage(texts.tooShort)`, the text is evaluated each time it is shown, so it follows the language of the application.
  ///
  /// - Parameters:
  ///   - field: The field at which the error appears, usually one of those that the rule reads.
  ///   - first: The first field that the rule reads.
  ///   - others: The other fields that the rule reads.
  ///   - pause: The time in seconds from the last change of one of the fields to the check.
  ///   - timeout: The time limit of the check, in seconds. Defaults to 10.
  ///   - moment: The moment at which the rule first runs. Defaults to each change.
  ///   - message: Returns the text of the error, or `nil` if there is none.
  /// - Precondition: `pause` is finite and at least 0. `timeout` is finite and greater than 0.
  public init<Field: Equatable, First: Equatable, each Other: Equatable>(
    at field: any KeyPath<Value, Field> & Sendable,
    reading first: any KeyPath<Value, First> & Sendable,
    _ others: repeat any KeyPath<Value, each Other> & Sendable, after pause: Double,
    timeout: Double = 10, on moment: Moment = .change,
    message: @escaping @MainActor (First, repeat each Other) async throws -> String?
  ) {
    self.init(
      at: field, reading: first, repeat each others, after: pause, timeout: timeout, on: moment
    ) { (first: First, others: repeat each Other) -> FormMessage? in
      try await message(first, repeat each others).map { FormMessage($0) }
    }
  }

  /// Creates an asynchronous rule that reads several fields and chooses between several messages, which are
  /// evaluated each time they are shown.
  @_disfavoredOverload  // A closure that returns literals uses the other initializer.
  public init<Field: Equatable, First: Equatable, each Other: Equatable>(
    at field: any KeyPath<Value, Field> & Sendable,
    reading first: any KeyPath<Value, First> & Sendable,
    _ others: repeat any KeyPath<Value, each Other> & Sendable, after pause: Double,
    timeout: Double = 10, on moment: Moment = .change,
    message: @escaping @MainActor (First, repeat each Other) async throws -> FormMessage?
  ) {
    var fields: [PartialKeyPath<Value>] = [field]
    func add(_ input: PartialKeyPath<Value>) {
      if !fields.contains(input) { fields.append(input) }
    }
    add(first)
    for input in repeat each others { add(input) }
    let delay = FormDelay(pause: pause, timeout: timeout)
    self.init(
      field: field, fields: fields, input: first, moment: moment,
      differs: { old, new in
        if old[keyPath: first].differs(from: new[keyPath: first]) { return true }
        for input in repeat each others {
          if old[keyPath: input].differs(from: new[keyPath: input]) { return true }
        }
        return false
      },
      check: .later(delay) { value in
        try await message(value[keyPath: first], repeat value[keyPath: each others])
          .map { FormErrors(field, $0) } ?? FormErrors()
      },
      failing: { FormErrors(field, $0) })
  }
}

extension FormRule {
  private init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, reading input: PartialKeyPath<Value>? = nil,
    _ moment: Moment, _ differs: @escaping @MainActor (Value, Value) -> Bool, _ check: Check
  ) {
    self.init(
      field: field, fields: [field], input: input ?? field, moment: moment, differs: differs,
      check: check, failing: { FormErrors(field, $0) })
  }

  private static func differs<Field: Equatable>(
    at field: any KeyPath<Value, Field> & Sendable
  ) -> @MainActor (Value, Value) -> Bool {
    { $0[keyPath: field].differs(from: $1[keyPath: field]) }
  }
}
