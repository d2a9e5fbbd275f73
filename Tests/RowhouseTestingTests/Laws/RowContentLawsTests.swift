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

  @Test("content without fault breaks none")
  func lawful() {
    #expect(RowContentLaws.check(Badge(text: "a"), Badge(text: "a")) == [])
    #expect(RowContentLaws.check(Badge(text: "a"), Badge(text: "b")) == [])
    #expect(RowContentLaws.check(StandardContent("a"), StandardContent("b")) == [])
  }

  @Test("a field may hold whatever a user can type")
  func lawfulFields() {
    var lines = FieldInput("a\nb")
    lines.lines = 2
    let part = Part.vertical {
      Part.field(FieldPart(lines, label: "lines", control: "lines"))
      Part.field(String(repeating: "x", count: 4_000), label: "long", control: "long")
    }
    #expect(RowContentLaws.check(Drawn(part: part), Drawn(part: part)) == [])
  }

  @Test("equality")
  func equality() {
    expectBreach("is not equal to itself", of: Reading(value: .nan), Reading(value: 1))
    expectBreach("one way and not the other", of: OneWay(rank: 1), OneWay(rank: 2))
  }

  @Test("parts that do not follow from the content")
  func parts() {
    expectBreach("gives other parts each time", of: Impure(), Impure())
    expectBreach("have different parts", of: Forgetful(text: "a"), Forgetful(text: "b"))
  }

  @Test(
    "parts that cannot be drawn",
    arguments: [
      (Part.spacer(minimum: -1), "a spacer of at least -1.0 points"),
      (.image(.named("a"), size: Dimensions(width: .nan, height: 4)), "a picture of nan points"),
      (.horizontal(spacing: .infinity) { Part.divider }, "a gap of inf points"),
      (.progress(ProgressPart(1.5, label: "")), "work of which 1.5 is done"),
      (.field("a\nb", label: ""), "a field with a text that no user could type into it"),
      (
        .field(String(repeating: "x", count: 4_001), label: ""),
        "a field with a text that no user could type into it"
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
    ])
  func faults(part: Part, words: String) {
    expectBreach(words, of: Drawn(part: part), Drawn(part: part))
  }
}
