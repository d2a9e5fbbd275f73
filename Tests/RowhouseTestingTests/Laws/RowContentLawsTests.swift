// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Laws of row contents")
struct RowContentLawsTests {
  private func expectBreach<Content: RowContent>(
    _ words: String, of content: Content, _ other: Content
  ) {
    let broken = RowContentLaws.check(content, other)
    #expect(broken.contains { $0.contains(words) }, "\(broken)")
  }

  @Test("Correct parts break no law")
  func lawfulParts() {
    let part = Part.grid(columns: 2, spacing: 4) {
      Part.text("a").padding(4).frame(minimumHeight: 2, maximumHeight: 3).background(.tint)
        .border().cornerRadius(2).accessibility(label: "a")
      Part.pager(label: "b", interval: 5) { Part.fillingImage(.named("a")).aspectRatio(2) }
      Part.badge("3").pressable(label: "c")
    }
    #expect(RowContentLaws.check(Drawn(part: part), Drawn(part: part)) == [])
  }

  @Test("Correct content breaks no law")
  func lawful() {
    #expect(RowContentLaws.check(Badge(text: "a"), Badge(text: "a")) == [])
    #expect(RowContentLaws.check(Badge(text: "a"), Badge(text: "b")) == [])
    #expect(RowContentLaws.check(StandardContent("a"), StandardContent("b")) == [])
  }

  @Test("A field may contain any text that a user can type")
  func lawfulFields() {
    var lines = FieldInput("a\nb")
    lines.lines = 2
    let part = Part.vertical {
      Part.control(.field(FieldPart(lines, label: "lines", control: "lines")))
      Part.field(String(repeating: "x", count: 4_000), label: "long", control: "long")
    }
    #expect(RowContentLaws.check(Drawn(part: part), Drawn(part: part)) == [])
  }

  @Test("Wrong equality is found")
  func equality() {
    expectBreach("is not equal to itself", of: Reading(value: .nan), Reading(value: 1))
    expectBreach("one way and not the other", of: OneWay(rank: 1), OneWay(rank: 2))
  }

  @Test("Parts that do not follow from the content are found")
  func parts() {
    expectBreach("returns different parts for each call", of: Impure(), Impure())
    expectBreach("have different parts", of: Forgetful(text: "a"), Forgetful(text: "b"))
  }

  @Test(
    "Parts that cannot be drawn are found",
    arguments: [
      (Part.spacer(minimum: -1), "a spacer of at least -1.0 points"),
      (.image(.named("a"), size: Dimensions(width: .nan, height: 4)), "an image of nan points"),
      (.horizontal(spacing: .infinity) { Part.divider }, "a gap of inf points"),
      (.progress(ProgressPart(1.5, label: "")), "work of which 1.5 is done"),
      (.field("a\nb", label: ""), "a field with a value that no user could give it"),
      (
        .field(String(repeating: "x", count: 4_001), label: ""),
        "a field with a value that no user could give it"
      ),
      (
        .vertical {
          Part.field("", label: "a")
          Part.field("", label: "b")
        }, "two controls are called main"
      ),
      (.text("a", lineLimit: 0), "a text of at most 0 lines"),
      (
        .horizontal {
          Part.toggle(isOn: true, label: "a")
          Part.button("b")
        }, "two controls are called main"
      ),
      (Part.divider.padding(-1), "a padding of -1.0 points"),
      (Part.divider.frame(width: .nan), "a frame of nan points"),
      (
        Part.divider.frame(minimumHeight: 3, maximumHeight: 2),
        "a frame of at least 3.0 and at most 2.0 points"
      ),
      (Part.divider.aspectRatio(0), "an aspect ratio of 0.0"),
      (Part.divider.border(BoxPart.Border(width: -1)), "a border of -1.0 points"),
      (Part.divider.cornerRadius(.infinity), "corners with a radius of inf points"),
      (Part.button("a").accessibilityHidden(), "controls that assistive technology cannot reach"),
      (.grid(columns: 0) { Part.divider }, "a grid of 0 columns"),
      (.grid(minimumColumnWidth: 0) { Part.divider }, "a column of at least 0.0 points"),
      (.grid(columns: 1, lineSpacing: -2) { Part.divider }, "a gap of -2.0 points"),
      (.pager(label: "a", interval: 0) { Part.divider }, "a page shown for 0.0 seconds"),
      (.pager(label: "a") { Part.spacer(minimum: -1) }, "a spacer of at least -1.0 points"),
      (Part.button("a").pressable(label: "b"), "a button “b” with 1 controls in it"),
    ])
  func faults(part: Part, words: String) {
    expectBreach(words, of: Drawn(part: part), Drawn(part: part))
  }
}
