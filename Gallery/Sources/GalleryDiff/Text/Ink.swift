// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The ink of a text, with a color from the terminal's palette.
public enum Ink: Hashable, Sendable {
  /// The default color of the terminal.
  case plain
  /// Bold, for titles and heads.
  case strong
  /// Dim, for positions, rules, and remarks.
  case faint
  /// Red.
  case deleted
  /// Green.
  case inserted
  /// Yellow.
  case moved
  /// Cyan.
  case changed
}

extension Ink {
  /// The parameter of the escape sequence that selects the ink (ECMA-48, SGR).
  var parameter: Int? {
    switch self {
    case .plain: nil
    case .strong: 1
    case .faint: 2
    case .deleted: 31
    case .inserted: 32
    case .moved: 33
    case .changed: 36
    }
  }
}
