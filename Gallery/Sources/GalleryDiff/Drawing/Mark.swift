// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What happens to a section or row, with the sign that the library's scripts give it.
public enum Mark: Character, CaseIterable, Sendable {
  /// It is gone from the new page.
  case deleted = "-"
  /// It is new in the new page.
  case inserted = "+"
  /// It leaves its place among the others.
  case moved = ">"
  /// It shows something else.
  case changed = "~"
}

extension Mark {
  /// The word for it.
  public var word: String {
    switch self {
    case .deleted: "deleted"
    case .inserted: "inserted"
    case .moved: "moved"
    case .changed: "changed"
    }
  }

  /// What it is written in.
  var ink: Ink {
    switch self {
    case .deleted: .deleted
    case .inserted: .inserted
    case .moved: .moved
    case .changed: .changed
    }
  }

  /// A line of a script in the ink of its sign, cut to a width.
  static func line(ofScript line: some StringProtocol, width: Int) -> Line {
    let mark = line.first.flatMap(Mark.init)
    return Line(String(line).truncated(to: width), mark?.ink ?? .plain)
  }
}
