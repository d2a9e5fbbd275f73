// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The text of an error, which is evaluated each time it is shown.
///
/// ```swift
/// let fixed = FormMessage("Enter a name")
/// let translated = FormMessage(texts.enterName)  // evaluated again after a change of the language
/// ```
public struct FormMessage: Sendable {
  private let read: @MainActor () -> String

  /// Creates a message from an expression, which is evaluated each time the message is shown.
  public init(_ text: @autoclosure @escaping @MainActor () -> String) { read = text }

  init(reading read: @escaping @MainActor () -> String) { self.read = read }

  /// The text in the current language of the application.
  @MainActor public var text: String { read() }
}

extension FormMessage: ExpressibleByStringInterpolation {
  /// Creates a message from a string literal.
  public init(stringLiteral value: String) { self.init(value) }
}
