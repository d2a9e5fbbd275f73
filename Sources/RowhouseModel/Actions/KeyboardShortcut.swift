// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A key that taps a row when the user presses it together with the Command key.
///
/// On a keyboard without a Command key, the Control key replaces the Command key.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The letter, in lowercase, or the digit or sign.
  public let key: Character
  /// The keys to hold.
  public let modifiers: Modifiers

  /// Keys to hold while another one is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the keys.
    public let rawValue: UInt8

    /// Creates a set from the bits of its keys.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The Command key, or the Control key of a keyboard without it.
    public static let command = Modifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 2)
    /// The Option key, or the Alt key of a keyboard without it.
    public static let option = Modifiers(rawValue: 4)
  }

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: A letter, a digit, or a sign. An uppercase letter is the same key as its lowercase letter.
  ///   - modifiers: The keys to hold. Defaults to Command alone.
  /// - Precondition: `modifiers` contains Command, and `key` is one character that a key types.
  public init(_ key: Character, _ modifiers: Modifiers = .command) {
    let scalar = key.lowercased().unicodeScalars.first
    let isPrinted = key.isLetter || key.isNumber || key.isPunctuation || key.isSymbol
    precondition(
      isPrinted && key.lowercased().unicodeScalars.count == 1,
      """
      A keyboard shortcut cannot have the key \(String(reflecting: String(key))), which no key types. Use a letter, a \
      digit, or a sign.
      """)
    precondition(
      modifiers.contains(.command),
      """
      A keyboard shortcut with the key \(String(reflecting: String(key))) needs the Command key. Without it, the key types \
      text. Add .command.
      """)
    self.key = scalar.map { Character($0) } ?? key
    self.modifiers = modifiers
  }
}

extension KeyboardShortcut: CustomStringConvertible {
  /// The signs of the keys, such as `⇧⌘N`.
  public var description: String {
    let signs: [(Modifiers, String)] = [(.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
    return signs.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.uppercased()
  }
}
