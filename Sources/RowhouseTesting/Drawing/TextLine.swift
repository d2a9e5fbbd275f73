// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One line of a drawing, which consists of texts and growing space between them.
struct TextLine: Hashable {
  enum Piece: Hashable {
    case text(String)
    /// Spaces that fill the available width.
    case room
    /// A separator that fills the available width.
    case rule
  }

  var pieces: [Piece]

  init(_ pieces: [Piece] = []) { self.pieces = pieces }

  init(_ text: String) { pieces = [.text(text)] }
}

extension TextLine {
  var roomCount: Int { pieces.count { $0.isRoom } }

  /// The number of columns after the last piece that grows.
  var lastColumns: Int {
    let start = pieces.lastIndex { $0.isRoom }.map { $0 + 1 } ?? 0
    return pieces[start...].reduce(0) { $0 + $1.columns }
  }

  var isBlank: Bool { pieces.allSatisfy(\.isBlank) }

  mutating func dropBlanksAtEnd() {
    while let last = pieces.last, !last.isRoom, last.isBlank { pieces.removeLast() }
  }

  /// Returns the line at a width, without trailing spaces.
  ///
  /// The line is longer if its texts do not fit.
  func drawn(width: Int) -> String {
    let least = pieces.indices.map { minimumRoom(at: $0) }
    let taken = pieces.reduce(0) { $0 + $1.columns } + least.reduce(0, +)
    var left = max(0, width - taken)
    var rooms = roomCount
    var line = ""
    for (piece, least) in zip(pieces, least) {
      if case .text(let text) = piece {
        line += text
        continue
      }
      let share = left / rooms
      left -= share
      rooms -= 1
      line += String(repeating: piece == .rule ? "─" : " ", count: least + share)
    }
    return line.withoutTrailingBlanks
  }

  /// Returns two spaces between texts, and none before the first text and after the last one.
  private func minimumRoom(at index: Int) -> Int {
    switch pieces[index] {
    case .text: return 0
    case .rule: return 3
    case .room:
      let isBetween =
        pieces[..<index].contains { !$0.isBlank } && pieces[index...].contains { !$0.isBlank }
      return isBetween ? 2 : 0
    }
  }
}

extension TextLine.Piece {
  var isRoom: Bool {
    if case .text = self { false } else { true }
  }

  fileprivate var columns: Int {
    if case .text(let text) = self { text.columns } else { 0 }
  }

  fileprivate var isBlank: Bool {
    switch self {
    case .text(let text): text.allSatisfy { $0 == " " }
    case .room: true
    case .rule: false
    }
  }
}
