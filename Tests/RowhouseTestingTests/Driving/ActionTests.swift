// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The functions of tests for row actions, moves, refreshing, and scrolling.
@MainActor
@Suite("Actions in tests")
struct ActionTests {
  @MainActor
  @Observable
  final class Mail {
    var messages = ["First", "Second", "Third"]
    var isEditing = true
    var note = "none"
  }

  private struct Page: RefreshablePage, ScrollingPage {
    let mail: Mail

    var title: String { "Mail" }
    var isEditing: Bool { mail.isEditing }
    var sections: [TableSection] {
      TableSection(mail.messages, id: \.self) { message in
        Row(message)
          .swipeActions(edge: .leading) { RowAction("Flag") { mail.note = "flag \(message)" } }
          .swipeActions {
            RowAction("Delete", role: .destructive) { mail.messages.removeAll { $0 == message } }
          }
          .menu { RowAction("Copy") { mail.note = "copy \(message)" } }
      }
      .onMove { from, to in mail.messages.insert(mail.messages.remove(at: from), at: to) }
      TableSection {
        Row("Note").value(mail.note)
        Row("Add").onInsert { mail.messages.append("New") }
      }
    }

    func refresh() async {
      await Task.yield()
      mail.messages.insert("Fresh", at: 0)
    }

    func didScroll(_ event: ScrollEvent) { mail.note = "\(event)" }
  }

  private let mail = Mail()
  private let test: PageTest

  init() { test = PageTest(Page(mail: mail)) }

  @Test("A swipe and a menu choose one of their actions")
  func choosing() throws {
    try test.choose("Flag", bySwiping: "First", edge: .leading)
    #expect(mail.note == "flag First")
    try test.choose("Copy", fromMenuOf: "Second")
    #expect(mail.note == "copy Second")
    try test.choose("Delete", bySwiping: "First")
    #expect(mail.messages == ["Second", "Third"])
    #expect(throws: PageTestError.self) { try test.choose("Flag", bySwiping: "Second") }
    #expect(throws: PageTestError.self) { try test.choose("Delete", fromMenuOf: "Second") }
  }

  @Test("Rows are moved and inserted only in editing mode")
  func moving() throws {
    try test.move("Third", to: 0)
    #expect(mail.messages == ["Third", "First", "Second"])
    #expect(test.rows.prefix(3) == [["Third"], ["First"], ["Second"]])
    try test.insert("Add")
    #expect(mail.messages.last == "New")
    #expect(throws: PageTestError.self) { try test.move("Third", to: 4) }
    #expect(throws: PageTestError.self) { try test.move("Note", to: 1) }
    mail.isEditing = false
    #expect(throws: PageTestError.self) { try test.move("Third", to: 1) }
    #expect(throws: PageTestError.self) { try test.insert("Add") }
  }

  @Test("A test waits for a refresh, and scroll handlers are called")
  func refreshing() async throws {
    try await test.refresh()
    #expect(test.rows.first == ["Fresh"])
    test.send(.didScrollToTop)
    #expect(mail.note == "didScrollToTop")
    let plain = PageTest(ListPage("Fruits", ["Apple"]))
    await #expect(throws: PageTestError.notRefreshable(page: "“Fruits”")) {
      try await plain.refresh()
    }
  }

  @Test("Canceling the test ends the waiting for a refresh")
  func canceledRefresh() async {
    struct EndlessPage: RefreshablePage {
      var title: String { "Endless" }
      var sections: [TableSection] { [] }
      func refresh() async {
        while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000) }
      }
    }
    let test = PageTest(EndlessPage())
    let refreshing = Task { try await test.refresh() }
    while !test.driver.isRefreshing { await Task.yield() }
    refreshing.cancel()
    await #expect(throws: CancellationError.self) { try await refreshing.value }
  }

  /// Returns the message of the error that a call throws.
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("An impossible action throws an error that names the possible ones")
  func messages() {
    #expect(
      message { try test.choose("Flag", bySwiping: "First") } == """
        Row 0.0 “First” of “Mail” has no action “Flag” at its trailing edge. It has there: “Delete”.
        """)
    #expect(
      message { try test.choose("Copy", fromMenuOf: "Add") }
        == "Row 1.1 “Add” of “Mail” has no action “Copy” in its menu. It has there: none.")
    #expect(
      message { try test.move("First", to: 7) } == """
        Row 0.0 “First” of “Mail” cannot be moved to 0.7. The rows 0..<3 of its section can be moved \
        among each other, and to another section if both have an onMoveBetweenSections.
        """)
    #expect(
      message { try test.move("Add", to: 0) } == """
        Row 1.1 “Add” of “Mail” cannot be moved to 1.0. Only rows of a section with an onMove can be, \
        while the page is in editing mode.
        """)
    mail.isEditing = false
    #expect(
      message { try test.insert("Add") } == """
        Nothing can be inserted at row 1.1 “Add” of “Mail” now. The row needs an onInsert handler, \
        and its page must be in editing mode.
        """)
  }

  @Test("A drawing shows the other actions of rows on request")
  func drawing() {
    let drawing = test.text(PageText.Options(width: 20, showsActions: true))
    #expect(
      drawing == """
        # Mail

          First               ← Flag  → ! Delete !  … Copy  ↕
          Second              ← Flag  → ! Delete !  … Copy  ↕
          Third               ← Flag  → ! Delete !  … Copy  ↕

          Note          none
          Add
        """)
  }
}
