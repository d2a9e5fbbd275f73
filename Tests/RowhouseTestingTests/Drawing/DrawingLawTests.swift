// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The laws for drawings of any parts.
@MainActor
@Suite struct DrawingLawTests {
  @Test(arguments: 0..<300) func drawingsContainAllTexts(seed: Int) {
    var parts = RandomParts(seed: UInt64(seed))
    let part = parts.part(depth: 4)
    let page = DrawnPage { TableSection { CustomRow(DrawnContent(part: part)) } }
    let test = PageTest(page)
    let narrow = test.text(PageText.Options(width: 1))
    let wide = test.text(PageText.Options(width: 200))
    for text in [narrow, wide] {
      let words = text.words
      for word in part.texts where !word.isEmpty {
        #expect(words.count { $0 == word } == 1, "\(word) in seed \(seed):\n\(text)")
      }
      #expect(text.lines.allSatisfy { !$0.hasSuffix(" ") }, "seed \(seed):\n\(text)")
    }
    #expect(narrow.words == wide.words, "seed \(seed):\n\(narrow)\n\(wide)")
    #expect(test.text(PageText.Options(width: 200)) == wide)
    #expect(PageText(wide.description) == wide)
  }

  @Test(arguments: 0..<100) func wideLinesEndAtTheSameColumn(seed: Int) {
    var parts = RandomParts(seed: UInt64(seed))
    let part = Part.horizontal {
      parts.part(depth: 3)
      Part.spacer()
      Part.text("|")
    }
    let page = DrawnPage { TableSection { CustomRow(DrawnContent(part: part)) } }
    let lines = PageTest(page).text(PageText.Options(width: 200)).lines
    #expect(lines[0].count == 200, "seed \(seed)")
    #expect(lines.allSatisfy { $0.count <= 200 }, "seed \(seed)")
  }
}

extension PageText {
  /// The words of the drawing, without lines and the signs of the notation.
  fileprivate var words: [Substring] {
    lines.flatMap { line in
      line.split { " ─│<>![]".contains($0) }
    }
  }
}

/// Parts of all kinds, which follow from a seed.
private struct RandomParts {
  private var state: UInt64
  private var number = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func below(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }

  private mutating func word() -> String {
    number += 1
    return "w\(number)" + String(repeating: "x", count: Int(below(9)))
  }

  mutating func part(depth: Int) -> Part {
    let alignments: [TextPart.Alignment] = [.leading, .center, .trailing]
    switch below(depth > 0 ? 15 : 9) {
    case 0, 1: return .text(word(), alignment: alignments[Int(below(3))])
    case 2: return .text(below(2) == 0 ? "" : word(), color: .destructive)
    case 3: return .image(.named("image"), size: .square(1))
    case 4: return .spacer()
    case 5: return .divider
    case 6: return .toggle(isOn: below(2) == 0, label: "")
    case 7: return .button(word(), role: below(2) == 0 ? .normal : .destructive)
    case 8: return .field(below(3) == 0 ? "" : word(), label: "")
    case 9, 10, 11: return .horizontal(stack(depth))
    case 12: return .layered(stack(depth))
    default: return .vertical(stack(depth))
    }
  }

  private mutating func stack(_ depth: Int) -> StackPart {
    let alignments: [StackPart.Alignment] = [.start, .center, .end, .fill]
    var parts: [Part] = []
    for _ in 0..<below(5) { parts.append(part(depth: depth - 1)) }
    return StackPart(parts, spacing: 0, alignment: alignments[Int(below(4))])
  }
}
