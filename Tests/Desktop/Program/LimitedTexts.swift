// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// Texts with line breaks and a line limit.
@MainActor
enum LimitedTexts {
  /// Compares the heights of texts with those of as many lines, measured and drawn.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let long = String(repeating: "word ", count: 60)
    let texts = [
      "a\nb\nc\nd\ne", "\n\n\n\n", "a\r\nb\r\nc\r\nd", "\(long)\n\(long)",
      "a\n\(long)\nb", "a\n\(long)", "Straße\nÄgäis\nend", "a\u{2028}b\u{2028}c\u{2028}d",
    ]
    return texts.flatMap { text in (1...3).flatMap { faults(of: text, lines: $0) } }
      + unlimitedFaults(long) + oneLineFaults()
  }

  /// Draws text with a limit that is not positive, which has no effect.
  private static func unlimitedFaults(_ text: String) -> [String] {
    let heights = [nil, 0, -1].map { limit in
      let shown = ShownWindow(TextPage(text: text, lines: limit))
      defer { shown.window.close() }
      let frames = shown.inspector.frames(at: RowIndexPath(section: 0, row: 0))
      return frames?.parts.first { $0.kind == .text }?.frame.height
    }
    return heights.allSatisfy { $0 == heights[0] }
      ? [] : ["text with no limit and limits of 0 and -1 lines is drawn \(heights) points tall"]
  }

  /// Compares the sizes of texts in one line with those of texts with spaces in place of their line breaks.
  private static func oneLineFaults() -> [String] {
    let shown = ShownWindow(TextPage(text: "a", lines: 1))
    defer { shown.window.close() }
    let breaks = ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
    return breaks.flatMap { separator in
      [300, Double.infinity].compactMap { width in
        let sizes = [separator, " "].map { separator in
          shown.inspector.measurer?.size(
            of: TextQuery(
              "Ägäis –\(separator)Straße\(separator)end", font: TextPage.font, lineLimit: 1,
              width: width))
        }
        return sizes[0] == sizes[1]
          ? nil
          : "text with \(separator.unicodeScalars.map(\.value)) in one line has the size "
            + "\(String(describing: sizes[0])), not \(String(describing: sizes[1]))"
      }
    }
  }

  private static func faults(of text: String, lines: Int) -> [String] {
    let shown = ShownWindow(TextPage(text: text, lines: lines))
    defer { shown.window.close() }
    guard let measurer = shown.inspector.measurer,
      let frames = shown.inspector.frames(at: RowIndexPath(section: 0, row: 0)),
      let part = frames.parts.first(where: { $0.kind == .text })
    else { return ["“\(text.prefix(9))” is not shown"] }
    var faults: [String] = []
    let line = measurer.size(of: TextQuery("a", font: TextPage.font)).height
    func expect(_ count: Int, _ height: Double, _ what: String) {
      if abs(height - Double(count) * line) > 3 {
        faults.append(
          "“\(text.prefix(9))” \(what) is \(height) points tall, not \(count) lines of \(line)")
      }
    }
    var query = TextQuery(text, font: TextPage.font, lineLimit: lines, width: 300)
    expect(lines, measurer.size(of: query).height, "in 300 points")
    query.width = .infinity
    let breaks = text.count(where: \.isNewline)
    expect(min(lines, breaks + 1), measurer.size(of: query).height, "in any width")
    expect(lines, part.frame.height, "in a row")
    return faults
  }

  private struct TextPage: TablePage {
    nonisolated static let font = StyleFont.system(size: 15)
    let text: String
    let lines: Int?
    var title: String { "Texts" }
    var sections: [TableSection] {
      TableSection("Texts") { CustomRow(TextContent(text: text, lines: lines)) }
    }
  }

  private struct TextContent: RowContent {
    let text: String
    let lines: Int?
    func body(style: ResolvedStyle) -> Part {
      .text(text, font: TextPage.font, lineLimit: lines)
    }
  }
}
#endif
