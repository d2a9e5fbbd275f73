// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The choice of colored output.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// Color for any output.
  case always
  /// No color.
  case never
  /// Color if the output is a terminal that supports it, and the environment does not forbid it.
  case auto
}

extension ColorChoice {
  /// Returns `true` if the output is in color.
  ///
  /// - Parameters:
  ///   - isTerminal: True if the output is a terminal.
  ///   - noColor: The environment's `NO_COLOR`. An empty value has no effect (no-color.org).
  ///   - terminal: The environment's `TERM`.
  /// - Returns: True to select inks.
  public func isOn(isTerminal: Bool, noColor: String?, terminal: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && terminal != "dumb"
    }
  }
}
