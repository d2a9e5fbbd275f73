// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// When to write in colour.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// Whatever the output is.
  case always
  /// Not at all.
  case never
  /// If the output is a terminal that can, and nobody asked for none.
  case auto
}

extension ColorChoice {
  /// Whether to write in colour here.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - noColor: The environment's `NO_COLOR`; an empty one counts as none (no-color.org).
  ///   - terminal: The environment's `TERM`.
  /// - Returns: Whether to select inks at all.
  public func isOn(isTerminal: Bool, noColor: String?, terminal: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && terminal != "dumb"
    }
  }
}
