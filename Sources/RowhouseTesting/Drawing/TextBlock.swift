// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Lines that are laid out together, such as the lines of one row.
struct TextBlock: Hashable {
  var lines: [TextLine]

  init(_ lines: [TextLine] = []) { self.lines = lines }

  init(_ text: String) { lines = [TextLine(text)] }
}

extension TextBlock {
  var isEmpty: Bool { lines.isEmpty }

  var grows: Bool { lines.contains { $0.roomCount > 0 } }

  /// The width in columns of a block that does not grow.
  var columns: Int { lines.map(\.lastColumns).max() ?? 0 }

  /// Appends a block to the right of this one, with their first lines side by side.
  mutating func append(_ other: TextBlock) {
    guard !other.isEmpty else { return }
    if isEmpty {
      self = other
      return
    }
    extend(to: other.lines.count)
    square()
    for (index, line) in other.lines.enumerated() {
      let touches = lines[index].pieces.last?.isRoom == true || line.pieces.first?.isRoom == true
      if !touches { lines[index].pieces.append(.text(" ")) }
      lines[index].pieces += line.pieces
    }
  }

  mutating func appendRoom() {
    extend(to: 1)
    for index in lines.indices {
      lines[index].dropBlanksAtEnd()
      lines[index].pieces.append(.room)
    }
  }

  /// Returns a block that does not grow, with each line padded to a number of columns.
  func aligned(_ alignment: TextPart.Alignment, columns: Int) -> TextBlock {
    TextBlock(
      lines.map { line in
        let missing = columns - line.lastColumns
        let before =
          switch alignment {
          case .leading: 0
          case .center: missing / 2
          case .trailing: missing
          }
        let blanks: [TextLine.Piece] = [
          .text(.blanks(before)), .text(.blanks(missing - before)),
        ]
        return TextLine([blanks[0]] + line.pieces + [blanks[1]])
      })
  }

  /// Returns a block that does not grow, aligned within the available width.
  func placed(_ alignment: TextPart.Alignment) -> TextBlock {
    TextBlock(
      aligned(alignment, columns: columns).lines.map { line in
        switch alignment {
        case .leading: line
        case .center: TextLine([.room] + line.pieces + [.room])
        case .trailing: TextLine([.room] + line.pieces)
        }
      })
  }

  private mutating func extend(to count: Int) {
    while lines.count < count { lines.append(TextLine()) }
  }

  mutating func square() {
    let rooms = lines.map(\.roomCount).max() ?? 0
    let last = lines.filter { $0.roomCount == rooms }.map(\.lastColumns).max() ?? 0
    for index in lines.indices {
      if lines[index].roomCount < rooms {
        lines[index].pieces += [.room] + (last == 0 ? [] : [.text(.blanks(last))])
      } else if lines[index].lastColumns < last {
        lines[index].pieces.append(.text(.blanks(last - lines[index].lastColumns)))
      }
    }
  }
}
