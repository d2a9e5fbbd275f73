// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The row that shows a load state")
@MainActor
struct StatusContentTests {
  private let source = SourceLine(fileID: "Module/File.swift", line: 12)

  private func row(_ state: LoadState) -> AnyRow? { state.statusRow(source: source, language: nil) }

  @Test("Each state is drawn differently, and content needs no row")
  func drawn() {
    #expect(row(.content) == nil)
    #expect(row(.loading())?.outline == "[busy 'Loading' ...]")
    #expect(row(.loading("Fetching"))?.outline == "[busy 'Fetching' ...]")
    #expect(row(.empty("Nothing yet"))?.outline == "['Nothing yet' ...]")
    #expect(row(.failed("No network") {})?.outline == "['No network' ... button 'Try again']")
    #expect(row(.failed("Oh", retryTitle: "Again") {})?.outline == "['Oh' ... button 'Again']")
    #expect(row(.more {})?.outline == "[busy 'Loading more' ...]")
    #expect(row(.more("And on") {})?.outline == "[busy 'And on' ...]")
    let failed = LoadState.more(failed: "Offline") {}
    #expect(row(failed)?.outline == "['Offline' ... button 'Try again']")
    let titled = LoadState.more(failed: "Offline", retryTitle: "Again") {}
    #expect(row(titled)?.outline == "['Offline' ... button 'Again']")
  }

  @Test("The button of a failure retries, and only the button", arguments: [false, true])
  func retry(isBatch: Bool) throws {
    var tries = 0
    let state =
      isBatch
      ? LoadState.more(failed: "No network") { tries += 1 }
      : LoadState.failed("No network") { tries += 1 }
    let made = row(state)
    let row = try #require(made)
    #expect(row.handlers.events == RowEvents(.change))
    let buttons = row.content.body(style: ResolvedStyle()).controls
    #expect(buttons == [.button(ButtonPart("Try again", control: StatusContent.retry))])
    row.handlers[.change]?(StatusContent.retry, .pressed)
    #expect(tries == 1)
    #expect(row.loadingFailure == "No network" && row.accessibility.hint == "No network")
    #expect(self.row(.more {})?.loadingFailure == nil)
  }

  @Test("Displaying the row loads more")
  func more() throws {
    var loads = 0
    let more = row(.more { loads += 1 })
    let row = try #require(more)
    #expect(row.handlers.events == RowEvents(.willDisplay))
    row.handlers[.willDisplay]?()
    row.handlers[.willDisplay]?()
    #expect(loads == 2)
  }

  @Test("States without a handler react to no event")
  func still() {
    #expect(row(.loading())?.handlers.events == [])
    #expect(row(.empty("Nothing"))?.handlers.events == [])
  }

  @Test("The row that loads more is another row after each change of the number of rows")
  func identityOfMore() {
    let rows = [0, 30, 60].map {
      LoadState.more {}.statusRow(source: source, language: nil, after: $0)
    }
    let loading = LoadState.loading().statusRow(source: source, language: nil, after: 30)
    #expect(Set((rows + [loading]).map { $0?.id }).count == 4)
    #expect(rows.allSatisfy { $0?.loadsMore == true })
    #expect(loading?.loadsMore == false && loading?.isStatus == true)
    #expect("\(rows[1].map { "\($0.id)" } ?? "")" == "status after 30")
    #expect(!Row("a").row.isStatus)
  }

  @Test("The row has one id in all other states, which no other row can have, and its own height")
  func identity() {
    let states: [LoadState] = [
      .loading(), .empty("Nothing"), .failed("Oh") {}, .more(failed: "Oh") {},
    ]
    let rows = states.compactMap(row)
    #expect(rows.count == 4)
    #expect(Set(rows.map(\.id)).count == 1)
    #expect(rows[0].id != "status")
    #expect(!rows[0].id.isStructural)
    #expect("\(rows[0].id)" == "status")
    for row in rows {
      #expect(row.style.rowHeight == .automatic())
      #expect(row.source == source)
    }
  }

  @Test("Rows of two states differ, rows of one state do not")
  func equality() {
    #expect(row(.loading()) != row(.more("Loading") {}))
    #expect(row(.loading()) != row(.loading("Fetching")))
    #expect(row(.failed("Oh") {}) == row(.failed("Oh") {}))
    #expect(row(.failed("Oh") {}) != row(.failed("Oh", retryTitle: "Again") {}))
  }
}
