// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension String {
  /// The number of terminal columns of the string.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the string itself if it fits, otherwise its beginning and an ellipsis.
  ///
  /// The result is one column shorter than the limit if a wide character would cross it.
  ///
  /// - Parameter limit: The maximum number of columns.
  /// - Returns: An empty string if the limit is not positive.
  public func truncated(to limit: Int) -> String {
    if columns <= limit { return self }
    guard limit > 0 else { return "" }
    var beginning = ""
    var room = limit - 1
    for character in self {
      room -= character.columns
      if room < 0 { break }
      beginning.append(character)
    }
    while beginning.last == " " { beginning.removeLast() }
    return beginning + "…"
  }

  /// Returns the string in lines that break at spaces, none wider than the limit.
  ///
  /// A single word that is wider than the limit is truncated with an ellipsis.
  ///
  /// - Parameter limit: The maximum number of columns of a line.
  /// - Returns: At least one line.
  public func wrapped(to limit: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ").map({ String($0).truncated(to: limit) }) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if line.columns + 1 + word.columns <= limit {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Returns the string with trailing spaces, at least this many columns wide.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }

  /// Returns the string with leading spaces, at least this many columns wide.
  func leftPadded(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - self.columns)) + self
  }
}
