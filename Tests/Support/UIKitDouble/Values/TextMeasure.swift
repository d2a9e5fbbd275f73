// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The size of drawn text.
///
/// The rule, which tests may count on: a character is half its font's size wide, one from the scripts
/// and pictures from U+1100 on as wide as the font's size; a line is 1.2 times as high. Lines break
/// after spaces, which do not count at a line's end, within words only where a word is wider than a
/// line, and at line feeds. The tallest font of a text sets the height of all its lines.
struct TextMeasure {
  private struct Unit {
    let character: Character
    let width: CGFloat
  }

  private let units: [Unit]
  private let lineHeight: CGFloat

  init(_ text: NSAttributedString) {
    var units: [Unit] = []
    var lineHeight: CGFloat = 0
    let string = text.string
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: whole) { value, range, _ in
      let font = (value as? UIFont) ?? Self.plainFont
      lineHeight = max(lineHeight, font.lineHeight)
      // Foundation for Linux never releases the attributes of a string, such as those of an attributed substring:
      // https://github.com/swiftlang/swift-corelibs-foundation/pull/5256
      for character in Range(range, in: string).map({ string[$0] }) ?? "" {
        let isWide = character.unicodeScalars.contains { $0.value >= 0x1100 && $0.value != 0x2026 }
        units.append(
          Unit(character: character, width: font.pointSize * (isWide ? 1 : 0.5)))
      }
    }
    self.units = units
    self.lineHeight = lineHeight
  }

  /// The font of text without a font.
  static let plainFont = UIFont.systemFont(ofSize: 12)

  /// The widths of the lines at a width, of which zero and less means without limit.
  func lines(width limit: CGFloat) -> [CGFloat] {
    guard !units.isEmpty else { return [] }
    let limit = limit > 0 ? limit : .greatestFiniteMagnitude
    var lines: [CGFloat] = []
    var line: CGFloat = 0
    var spaces: CGFloat = 0
    var word: CGFloat = 0
    func finish() {
      lines.append(line)
      line = 0
      spaces = 0
    }
    func placeWord() {
      guard word > 0 else { return }
      if line > 0 && line + spaces + word > limit + 0.001 { finish() }
      line += spaces + word
      spaces = 0
      word = 0
    }
    for unit in units {
      if unit.character.isNewline {
        placeWord()
        finish()
      } else if unit.character == " " {
        placeWord()
        spaces += unit.width
      } else {
        if word + unit.width > limit + 0.001 && word > 0 {
          placeWord()
          finish()
        }
        word += unit.width
      }
    }
    placeWord()
    finish()
    return lines
  }

  func size(width: CGFloat, height: CGFloat, maximumLines: Int) -> CGSize {
    var lines = lines(width: width)
    if maximumLines > 0 && lines.count > maximumLines {
      if maximumLines == 1 && !units.contains(where: \.character.isNewline) {
        let full = units.reduce(0) { $0 + $1.width }
        lines = [width > 0 ? min(full, width) : full]
      } else {
        lines = Array(lines.prefix(maximumLines))
      }
    }
    if height > 0, CGFloat(lines.count) * lineHeight > height + 0.001 {
      lines = Array(lines.prefix(max(1, Int((height + 0.001) / lineHeight))))
    }
    return CGSize(width: lines.max() ?? 0, height: CGFloat(lines.count) * lineHeight)
  }
}
#endif
