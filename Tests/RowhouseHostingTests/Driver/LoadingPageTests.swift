// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

/// The task that a page runs while it is shown.
@MainActor
struct LoadingPageTests {
  @Test("Loading begins when the page is shown, and its changes are shown too")
  func begins() async {
    let notes = Notes()
    let fixture = DriverFixture(Loading(notes))
    #expect(fixture.texts == [["Notes"]])
    for _ in 0..<20 where notes.title == "Notes" { await nextTurn() }
    await fixture.driver.settled()
    #expect(fixture.texts == [["loading"]])
    fixture.driver.update()
    await fixture.driver.settled()
    #expect(notes.unseen == 1)
  }

  @Test("Loading is canceled when any kind of call replaces the page")
  func replaced() async {
    let ways: [@MainActor (PageDriver) -> Void] = [
      { $0.show(AnyPage { TableSection { Row("other") } }) },
      { $0.sections = [TableSection(rows: [Row("other")])] },
    ]
    for way in ways {
      let notes = Notes()
      let fixture = DriverFixture(Loading(notes))
      for _ in 0..<20 where notes.title == "Notes" { await nextTurn() }
      way(fixture.driver)
      while notes.title != "canceled" { await nextTurn() }
      await fixture.driver.settled()
      #expect(fixture.texts == [["other"]])
    }
  }

  @Test("Loading is canceled when the driver is released")
  func released() async {
    let notes = Notes()
    var fixture: DriverFixture? = DriverFixture(Loading(notes))
    for _ in 0..<20 where notes.title == "Notes" { await nextTurn() }
    #expect(fixture?.texts == [["Notes"]] || fixture?.texts == [["loading"]])
    fixture = nil
    while notes.title != "canceled" { await nextTurn() }
  }
}

/// A page that loads until it is canceled.
private struct Loading: LoadingPage {
  let notes: Notes

  init(_ notes: Notes) { self.notes = notes }

  var title: String { "Loading" }
  var sections: [TableSection] { TableSection { Row(notes.title) } }

  func load() async {
    notes.unseen += 1
    notes.title = "loading"
    while !Task.isCancelled { await nextTurn() }
    notes.title = "canceled"
  }
}
