// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Some lines that belong together, such as those of one row.
struct TextBlock: Hashable {
  var lines: [TextLine]

  init(_ lines: [TextLine] = []) { self.lines = lines }

  init(_ text: String) { lines = [TextLine(text)] }
}

extension TextBlock {
  var isEmpty: Bool { lines.isEmpty }

  /// Whether the block takes all the width that there is.
  var grows: Bool { lines.contains { $0.roomCount > 0 } }

  /// The columns of a block that does not grow.
  var columns: Int { lines.map(\.lastColumns).max() ?? 0 }

  /// Puts a block beside this one, its first line beside the first.
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

  /// Puts room that grows behind each line, be it long or short.
  mutating func appendRoom() {
    extend(to: 1)
    for index in lines.indices {
      lines[index].dropBlanksAtEnd()
      lines[index].pieces.append(.room)
    }
  }

  /// Brings the lines of a block that does not grow to one length.
  ///
  /// - Parameters:
  ///   - alignment: Where the shorter lines stand.
  ///   - columns: The length.
  /// - Returns: The block with blanks on both sides of its lines.
  func aligned(_ alignment: TextAlignment, columns: Int) -> TextBlock {
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

  /// Places the lines of a block that does not grow in all the width that there is.
  func placed(_ alignment: TextAlignment) -> TextBlock {
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

  /// Lets all lines end in the same column.
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

/// Where lines stand in their room.
enum TextAlignment: Hashable {
  case leading
  case center
  case trailing
}
