// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Pages of pickers in a session")
struct PickerPageTests {
  @Observable
  fileprivate final class Model {
    var number = 2
    var numbers = Array(1...10_000)
  }

  private struct Page: TablePage {
    let model: Model
    var title: String { "Title" }
    var sections: [TableSection] {
      TableSection {
        PickerRow("Number", model, \.number, options: model.numbers) { "Number \($0)" }
          .pickerStyle(.page)
          .id("row")
      }
      .id("s")
    }
  }

  private let model = Model()
  private let session: WebSession

  init() {
    let model = model
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(model: model) }
    _ = session.document(client: "1")
  }

  private func send(_ event: String, _ number: Int) -> WebAnswer.Outcome {
    session.receive(event, number: number, screen: session.top.number)
  }

  @Test("The browser gets a slice of 10,000 options, and those that a search finds")
  func slice() {
    #expect(send("tap/ts/trow", 1) == .accepted)
    let page = session.mainMarkup().text
    #expect(page.contains("Number 50<") && !page.contains("Number 900<"))
    #expect(page.contains(#"data-count="10000""#) && page.utf8.count < 60_000)
    let known = session.version
    #expect(send("value/tsearch/tsearch%20field//text/777", 2) == .accepted)
    #expect(session.messages(after: known).map(\.text).joined().utf8.count < 20_000)
    let found = session.mainMarkup().text
    let finds = (found.contains("Number 7770<"), found.contains("Number 50<"))
    #expect(finds == (true, false))
    #expect(send("tap/i0/i7770", 3) == .accepted)
    #expect(model.number == 7_770 && session.screens.count == 1)
    let shows = session.mainMarkup().text.contains("Number 7770<")
    #expect(shows)
  }

  @Test("The server refuses an option that the page does not have, and one that has vanished")
  func refusals() {
    #expect(send("tap/ts/trow", 1) == .accepted)
    #expect(send("tap/i0/i20000", 2) == .gone)
    model.numbers = Array(1...9)
    #expect(send("tap/i0/i5000", 3) == .gone)
    #expect(model.number == 2 && session.screens.count == 2)
    #expect(send("tap/i0/i9", 4) == .accepted)
    #expect(model.number == 9 && session.screens.count == 1)
  }

  @Test("The mark of an open page follows the model")
  func mark() throws {
    #expect(send("tap/ts/trow", 1) == .accepted)
    model.number = 7
    for screen in session.screens { screen.driver?.flush() }
    let checked = try #require(
      session.mainMarkup().text.components(separatedBy: "<").first {
        $0.contains(#"aria-checked="true""#)
      })
    #expect(checked.contains("i7"))
  }
}
