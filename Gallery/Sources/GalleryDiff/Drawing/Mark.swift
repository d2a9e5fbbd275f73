// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A change of a section or row, with its sign in the library's scripts.
public enum Mark: Character, CaseIterable, Sendable {
  /// The new page does not contain the element.
  case deleted = "-"
  /// The old page does not contain the element.
  case inserted = "+"
  /// The element moves relative to the others.
  case moved = ">"
  /// The content of the element changes.
  case changed = "~"
}

extension Mark {
  /// The word for the mark.
  public var word: String {
    switch self {
    case .deleted: "deleted"
    case .inserted: "inserted"
    case .moved: "moved"
    case .changed: "changed"
    }
  }

  /// The ink of the mark.
  var ink: Ink {
    switch self {
    case .deleted: .deleted
    case .inserted: .inserted
    case .moved: .moved
    case .changed: .changed
    }
  }

  /// Returns a line of a script in the ink of its sign, shortened to a width.
  static func line(ofScript line: some StringProtocol, width: Int) -> Line {
    let mark = line.first.flatMap(Mark.init)
    return Line(String(line).truncated(to: width), mark?.ink ?? .plain)
  }
}
