// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A row with contents that the random rows of other tests lack: pictures, subtitles, buttons at
/// the edge, every kind of part, and texts with special characters.
struct LawRow: Hashable, Sendable {
  let number: Int
  private var title: String
  private var other: String
  private var shape: Int
  private var edge: Int

  init(number: Int, _ random: inout SeededGenerator) {
    self.number = number
    title = Self.text(&random)
    other = Self.text(&random)
    shape = random.below(10)
    edge = random.below(32)
  }

  /// Changes a random property.
  mutating func change(_ random: inout SeededGenerator) {
    switch random.below(4) {
    case 0: title = Self.text(&random)
    case 1: other = Self.text(&random)
    case 2: shape = random.below(10)
    default: edge = random.below(32)
    }
  }

  static func text(_ random: inout SeededGenerator) -> String {
    texts[random.below(texts.count)]
  }

  private static let texts = [
    "", "plain", "<b>bold</b> &amp; \"quoted\" 'twice'", "  spaces  before and after ",
    "two\nlines",
    "carriage\r\nreturn", "tab\tulator", "שלום world", "نص عربي", "e\u{301}\u{200D}👩‍👩‍👧",
    "\u{2028}\u{7}",
    "a text that is much longer than any of the others, so that it has to be cut or broken somewhere",
  ]
}

extension LawRow {
  /// The row.
  ///
  /// - Parameter note: Called by the row's handlers.
  /// - Returns: The row, whose id is its number.
  @MainActor
  func element(_ note: @escaping @MainActor () -> Void) -> AnyRow {
    var row = described(note)
    row.accessory = [.none, .disclosure, .checkmark, .detail][edge & 3]
    if edge & 4 != 0 { row = row.onSelect(note) }
    if edge & 8 != 0 { row = row.onDelete(note) }
    if edge & 16 != 0 { row.style.rowHeight = .automatic(minimum: 30) }
    return row
  }

  @MainActor
  private func described(_ note: @escaping @MainActor () -> Void) -> AnyRow {
    let picture = ImageSource.named(edge & 1 == 0 ? "MoreSetting" : "qrcode")
    return switch shape {
    case 0: Row(title).row
    case 1: Row(title, subtitle: other).image(picture).row
    case 2: Row(title).value(other, image: picture, order: .textAtEdge).row
    case 3: Row(title, subtitle: other).valueImage(picture).row
    case 4: ToggleRow(title, isOn: edge & 2 != 0) { _ in note() }.subtitle(other).row
    case 5: ButtonRow(title, role: .destructive, action: note).row
    default:
      CustomRow(LawContent(title: title, other: other, shape: shape))
        .onControlChange { _, _ in note() }.row
    }
  }
}
