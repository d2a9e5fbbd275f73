// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@Suite("Events as texts")
struct WebEventTests {
  @Test("Each event that a page writes is read")
  func roundTrip() {
    let address = RowAddress(section: "ta/b", row: "t%2F é")
    for (parts, event) in [
      (address.event("tap"), HostEvent.tap), (address.event("delete"), .delete),
      (address.event("accessory"), .accessory), (address.event("submit"), .submit),
      (address.event("x/y", .pressed), .change("x/y", .pressed)),
      (address.event("c", .isOn(true)), .change("c", .isOn(true))),
      (address.event("c", .number(-0.5)), .change("c", .number(-0.5))),
    ] {
      #expect(WebEvent(writing: parts) == .row(address, event))
    }
    #expect(WebEvent("up/ta%2Fb/t%252F%20%C3%A9") == .move(address, .step(-1)))
    #expect(
      WebEvent("move/s/r/ta")
        == .move(RowAddress(section: "s", row: "r"), .beginning(ofSection: "ta")))
    #expect(
      WebEvent("move/s/r/ta%2Fb/t%252F%20%C3%A9")
        == .move(RowAddress(section: "s", row: "r"), .behind(address)))
    let archive = RowActionReference(
      .menu, title: "Ar/chive", menus: ["Mail", "Move to"], index: 3)
    for (path, action) in [
      ("action/s/r/menu/3/Mail/Move%20to/Ar%2Fchive", archive),
      ("action/s/r/leading/0/", RowActionReference(.leading, title: "", index: 0)),
    ] {
      #expect(WebEvent(path) == .row(RowAddress(section: "s", row: "r"), .action(action)))
    }
    #expect(WebEvent("back") == .back)
    #expect(WebEvent("answer/3") == .answer(DialogID(number: 3), action: nil))
    #expect(WebEvent("text/3/a%2Fb") == .text(DialogID(number: 3), "a/b"))
    #expect(WebEvent("text/3/") == .text(DialogID(number: 3), ""))
    #expect(WebEvent("secret/3/a") == .text(DialogID(number: 3), "a"))
    #expect(WebEvent("answer/3/1") == .answer(DialogID(number: 3), action: 1))
  }

  @Test(
    "Any other text is not an event",
    arguments: [
      "", "/", "back/", "tap", "tap/a", "tap/a/b/c", "value/a/b/c/isOn", "value/a/b/c/isOn/2",
      "value/a/b/c/pressed", "value/a/b/c/pressed/x", "value/a/b/c/pressed//",
      "value/a/b/c/number/x",
      "value/a/b/c/other/1", "move/a/b", "move/a/b/c/d/e", "up/a/b/1", "answer", "text/1",
      "text/x/y", "text/1/a/b",
      "action/s/r/menu/0", "action/s/r/menu/x/a", "action/s/r/x/0/a", "action/s/r/menu/-1/a/b",
      "answer/x", "answer/1/x", "answer/1/2/3", "tap/%/b", "tap/a/%FF", "TAP/a/b", "tap/a/b/",
      String(repeating: "/", count: 100), "tap/a/" + String(repeating: "x", count: 1_048_576),
    ])
  func wrong(text: String) { #expect(WebEvent(text) == nil) }

  @Test("Random texts are parsed without a trap")
  func fuzz() {
    var random = SeededGenerator(seed: 1)
    let parts = ["tap", "value", "answer", "/", "/", "/", "a", "%", "%2F", "%FF", "1", "é", "\0"]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      if case .row(let address, .tap) = WebEvent(text) {
        #expect(WebEvent(writing: address.event("tap")) == .row(address, .tap))
      }
    }
  }
}
