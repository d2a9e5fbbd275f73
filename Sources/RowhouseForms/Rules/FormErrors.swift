// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Errors at the fields of a form.
///
/// A rule for several fields returns them, and the action of a submission throws them:
///
/// ```swift
/// form.submit { account in
///   guard try await server.register(account) else {
///     throw FormErrors(\Account.name, "This name is taken")
///   }
/// }
/// ```
///
/// An error of the whole form belongs to the field `\.self`, such as `\Account.self`. ``SubmitRow`` shows it until the
/// value of the form changes.
public struct FormErrors<Value>: Error {
  /// An error at one field.
  struct Entry: Sendable {
    let field: any PartialKeyPath<Value> & Sendable
    let message: FormMessage
    /// Returns true if the field differs between two values of the form.
    let differs: @MainActor (Value, Value) -> Bool
  }

  var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list with an error at one field, whose text is evaluated each time it is shown.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable,
    _ message: @autoclosure @escaping @MainActor () -> String
  ) {
    add(field, FormMessage(reading: message))
  }

  /// Creates a list with an error at one field.
  public init<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, _ message: FormMessage
  ) {
    add(field, message)
  }

  /// True if there are no errors.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds an error at a field, whose text is evaluated each time it is shown.
  ///
  /// Only the first error at each field is shown.
  public mutating func add<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable,
    _ message: @autoclosure @escaping @MainActor () -> String
  ) {
    add(field, FormMessage(reading: message))
  }

  /// Adds an error at a field.
  ///
  /// Only the first error at each field is shown.
  public mutating func add<Field: Equatable>(
    _ field: any KeyPath<Value, Field> & Sendable, _ message: FormMessage
  ) {
    let entry = Entry(field: field, message: message) {
      $0[keyPath: field].differs(from: $1[keyPath: field])
    }
    entries.append(entry)
  }
}
