// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("What is typed")
struct FieldEventTests {
  private let model = FormModel()
  private let session: WebSession

  init() { session = model.session() }

  @Test(
    "A text is told as it is", arguments: ["Grace", "", "a/b", "100 %", "é 👋 字 <b>\"'&+=?#", "\0"])
  func told(text: String) {
    let event = "text/ts/tname//\(Percent.encoded(text))"
    #expect(session.receive(event, number: 1, screen: 1) == .accepted)
    #expect(model.log == ["name \(text)"] && model.name == text)
  }

  @Test("A field of several lines takes line breaks")
  func lines() {
    let event = "text/ts/tnote//one%0Atwo"
    #expect(session.receive(event, number: 1, screen: 1) == .accepted)
    #expect(model.note == "one\ntwo")
  }

  @Test(
    "What the field does not take, or what has gone, changes nothing",
    arguments: [
      "text/ts/tname//a%0Ab", "text/ts/tname//a%0D%0Ab", "text/ts/tname//%0D",
      "text/ts/tname//" + String(repeating: "x", count: 21),
      "text/ts/tname//" + String(repeating: "%F0%9F%91%8B", count: 11),
      "text/ts/tnote//" + String(repeating: "x", count: 4_001),
      "text/ts/tname/other/Grace", "text/ts/tgone//Grace", "text/tgone/tname//Grace",
      "text/ts/tpress//Grace", "change/ts/tname//1", "press/ts/tname/", "text/ts/tname/main/Grace",
      "tap/ts/tname",
    ])
  func refused(event: String) {
    #expect(session.receive(event, number: 1, screen: 1) == .gone)
    #expect(model.log == [] && session.version == 1)
    // Its number is not used up.
    #expect(session.receive("tap/ts/tpress", number: 1, screen: 1) == .accepted)
  }

  @Test(
    "What is not written right is no event",
    arguments: [
      "text/ts/tname/", "text/ts/tname//a/b", "text/ts/tname//%",
      "text/ts/tname//%C3", "text/ts/tname//%FF", "text/ts/tname", "text", "fields/",
      "fields/a", "TEXT/ts/tname//a",
      "text/ts/tname//" + String(repeating: "x", count: 70_000),
    ])
  func malformed(event: String) {
    #expect(session.receive(event, number: 1, screen: 1) == .malformed)
    #expect(model.log == [] && session.version == 1)
  }

  @Test("The longest text that a field takes is not too long for an event")
  func longest() {
    for letter in ["x", "é", "字", "👋"] {
      let text = String(repeating: letter, count: 4_000 / letter.utf16.count)
      let event = "text/ts/tnote//\(Percent.encoded(text))"
      #expect(session.receive(event, number: model.log.count + 1, screen: 1) == .accepted)
      #expect(model.note == text)
    }
  }

  @Test("A handler that changes nothing is told each time, and the client nothing")
  func refusing() {
    for number in 1...2 {
      #expect(session.receive("text/ts/tage//old", number: number, screen: 1) == .accepted)
    }
    #expect(model.log == ["age old", "age old"] && model.age == "36")
    #expect(session.version == 1)
  }

  @Test("What is read is what a page writes")
  func roundTrip() {
    let address = RowAddress(section: "ta/b", row: "t%2F é")
    for text in ["", "a/b", "%", "é👋", "a\nb", "\r\n"] {
      #expect(
        WebEvent(writing: address.event("text", "x/y", text))
          == .row(address, .change(ControlID("x/y"), .text(text))))
    }
    #expect(WebEvent("fields") == .fields)
  }
}
