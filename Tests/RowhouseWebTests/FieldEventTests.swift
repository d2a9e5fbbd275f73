// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Typed text")
struct FieldEventTests {
  private let model = FormModel()
  private let session: WebSession

  init() { session = model.session() }

  @Test(
    "A text reaches the handler unchanged",
    arguments: ["Grace", "", "a/b", "100 %", "é 👋 字 <b>\"'&+=?#", "\0"])
  func told(text: String) {
    let event = "value/ts/tname//text/\(Percent.encoded(text))"
    #expect(session.receive(event, number: 1, screen: 1) == .accepted)
    #expect(model.log == ["name \(text)"] && model.name == text)
  }

  @Test("A multiline field accepts line breaks")
  func lines() {
    let event = "value/ts/tnote//text/one%0Atwo"
    #expect(session.receive(event, number: 1, screen: 1) == .accepted)
    #expect(model.note == "one\ntwo")
  }

  @Test(
    "Text that the field refuses, or for a missing row, has no effect",
    arguments: [
      "value/ts/tname//text/a%0Ab", "value/ts/tname//text/a%0D%0Ab", "value/ts/tname//text/%0D",
      "value/ts/tname//text/" + String(repeating: "x", count: 21),
      "value/ts/tname//text/" + String(repeating: "%F0%9F%91%8B", count: 11),
      "value/ts/tnote//text/" + String(repeating: "x", count: 50_001),
      "value/ts/tname/other/text/Grace", "value/ts/tgone//text/Grace",
      "value/tgone/tname//text/Grace",
      "value/ts/tpress//text/Grace", "value/ts/tname//isOn/1", "value/ts/tname//pressed/",
      "value/ts/tname/main/text/Grace",
      "tap/ts/tname",
    ])
  func refused(event: String) {
    #expect(session.receive(event, number: 1, screen: 1) == .gone)
    #expect(model.log == [] && session.version == 1)
    // The number of the refused event can be used again.
    #expect(session.receive("tap/ts/tpress", number: 1, screen: 1) == .accepted)
  }

  @Test(
    "Malformed text is not an event",
    arguments: [
      "value/ts/tname//", "value/ts/tname//text/a/b", "value/ts/tname//text/%",
      "value/ts/tname//text/%C3", "value/ts/tname//text/%FF", "value/ts/tname//text", "value",
      "fields/",
      "fields/a", "VALUE/ts/tname//text/a", "value/ts/tname//TEXT/a",
      "value/ts/tname//text/" + String(repeating: "x", count: 1_048_576),
    ])
  func malformed(event: String) {
    #expect(session.receive(event, number: 1, screen: 1) == .malformed)
    #expect(model.log == [] && session.version == 1)
  }

  @Test("The longest text of a field fits into an event")
  func longest() {
    for letter in ["x", "é", "字", "👋"] {
      let text = String(repeating: letter, count: 50_000 / letter.utf16.count)
      let event = "value/ts/tnote//text/\(Percent.encoded(text))"
      #expect(session.receive(event, number: model.log.count + 1, screen: 1) == .accepted)
      #expect(model.note == text)
    }
  }

  @Test("A handler that changes no value is called each time, and the client gets no message")
  func refusing() {
    for number in 1...2 {
      #expect(session.receive("value/ts/tage//text/old", number: number, screen: 1) == .accepted)
    }
    #expect(model.log == ["age old", "age old"] && model.age == "36")
    #expect(session.version == 1)
  }

  @Test("Each event that a page writes is read")
  func roundTrip() {
    let address = RowAddress(section: "ta/b", row: "t%2F é")
    for text in ["", "a/b", "%", "é👋", "a\nb", "\r\n"] {
      #expect(
        WebEvent(writing: address.event("x/y", .text(text)))
          == .row(address, .change(ControlID("x/y"), .text(text))))
    }
    #expect(WebEvent("fields") == .fields)
  }
}
