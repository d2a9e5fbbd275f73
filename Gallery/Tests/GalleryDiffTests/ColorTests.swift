// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryDiff
import Testing

@Suite("Color")
struct ColorTests {
  @Test("Color is automatic on a terminal, unless NO_COLOR is set")
  func automatic() {
    let auto = ColorChoice.auto
    #expect(auto.isOn(isTerminal: true, noColor: nil, terminal: "xterm-256color"))
    #expect(auto.isOn(isTerminal: true, noColor: "", terminal: nil))
    #expect(!auto.isOn(isTerminal: true, noColor: "1", terminal: nil))
    #expect(!auto.isOn(isTerminal: true, noColor: nil, terminal: "dumb"))
    #expect(!auto.isOn(isTerminal: false, noColor: nil, terminal: nil))
  }

  @Test("An explicit choice takes precedence over the environment")
  func explicit() {
    #expect(ColorChoice.always.isOn(isTerminal: false, noColor: "1", terminal: "dumb"))
    #expect(!ColorChoice.never.isOn(isTerminal: true, noColor: nil, terminal: nil))
  }

  @Test("Each ink is reset at its end, and trailing spaces are not written")
  func escapes() {
    let line = Line(Span("0.1 ", .faint), Span("- "), Span("Labs  ", .deleted), Span("  "))
    #expect(line.text(inColor: true) == "\u{1B}[2m0.1 \u{1B}[0m- \u{1B}[31mLabs\u{1B}[0m")
    #expect(line.text(inColor: false) == "0.1 - Labs")
  }

  @Test("Color does not change the text")
  func sameText() {
    let lines = DiffRoom().lines
    let colored = lines.text(inColor: true)
    #expect(colored != lines.text(inColor: false))
    #expect(
      colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == lines.text(inColor: false))
  }
}
