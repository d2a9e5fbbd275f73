// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Buttons in headers in the browser")
struct HeaderButtonTests {
  private final class Model {
    var presses = 0
    var button = "See <all>"
  }

  private struct Page: TablePage {
    let model: Model
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection("Featured") { Row("\(model.presses)") }
        .headerButton(model.button) { model.presses += 1 }
        .id("featured")
      TableSection("Plain") { Row("row") }.id("plain")
      TableSection { Row("row") }.headerButton("Add") { model.presses += 10 }.id("untitled")
    }
  }

  private let model = Model()
  private let session: WebSession

  init() {
    let model = model
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(model: model) }
    _ = session.document(client: "1")
  }

  private var tags: [HTMLTag] { HTMLTag.all(in: session.mainMarkup().text) }

  private func press(_ section: String, number: Int) -> WebAnswer.Outcome {
    session.receive("header/\(section)", number: number, screen: 1)
  }

  @Test("The heading, which labels the list, does not contain the button")
  func markup() throws {
    let buttons = tags.filter { $0.name == "button" && $0["value"]?.hasPrefix("header/") == true }
    #expect(buttons.map { $0["value"] } == ["header/tfeatured", "header/tuntitled"])
    #expect(buttons.map(\.text) == ["See <all>", "Add"])
    let headings = tags.filter { $0.name == "h2" }
    #expect(headings.map(\.text) == ["Featured", "Plain"])
    let lists = tags.filter { $0["role"] == "list" }
    #expect(lists.first?["aria-labelledby"] == headings.first?["id"])
  }

  @Test("A header made of parts is a heading unless nothing in it is read")
  func parts() {
    struct PartsPage: TablePage {
      var title: String { "Page" }
      var header: HeaderFooter { .parts(.text("Above")) }
      var sections: [TableSection] {
        for button in ["", "Add"] {
          TableSection { Row("row") }.header(.parts(.text("Parts"))).headerButton(button) {}
          TableSection { Row("row") }.header(.parts(.spacer())).headerButton(button) {}
        }
        TableSection { Row("row") }.footer(.parts(.text("Below")))
      }
    }
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in PartsPage() }
    _ = session.document(client: "1")
    let tags = HTMLTag.all(in: session.mainMarkup().text)
    let headings = tags.filter { $0["role"] == "heading" }
    #expect(headings.map { $0["aria-level"] } == ["2", "2"])
    let lists = tags.filter { $0["role"] == "list" }.map { $0["aria-labelledby"] }
    #expect(headings.map { $0["id"] } == [lists[0], lists[2]])
  }

  @Test("A press calls the handler once, and the answer contains its changes")
  func pressing() {
    #expect(press("tfeatured", number: 1) == .accepted)
    #expect(model.presses == 1)
    #expect(tags.contains { $0.text == "1" })
    #expect(press("tfeatured", number: 1) == .replayed)
    #expect(press("tuntitled", number: 2) == .accepted)
    #expect(model.presses == 11)
  }

  @Test("A press of a button that the page does not show is refused")
  func refused() {
    #expect(press("tplain", number: 1) == .gone)
    #expect(press("tmissing", number: 2) == .gone)
    #expect(press("", number: 3) == .gone)
    #expect(session.receive("header", number: 4, screen: 1) == .malformed)
    #expect(session.receive("header/a/b", number: 5, screen: 1) == .malformed)
    model.button = ""
    session.top.driver?.update()
    session.top.driver?.flush()
    #expect(press("tfeatured", number: 6) == .gone)
    #expect(model.presses == 0)
  }

  @Test("A dialog must be answered before a button in a header is pressed")
  func dialog() {
    session.navigator.alert("Question")
    #expect(press("tfeatured", number: 1) == .gone)
    #expect(model.presses == 0)
  }
}
