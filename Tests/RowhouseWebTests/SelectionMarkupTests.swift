// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import RowhouseHosting
import Synchronization
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Selected rows in the browser")
struct SelectionMarkupTests {
  @Observable @MainActor
  final class Model {
    var names = ["a", "b", "c"]
    @ObservationIgnored var events: [String] = []
  }

  private struct Page: TablePage {
    let model: Model

    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection(
        rows: model.names.map { name in
          Row(name, id: name).staysSelected()
            .onSelect { model.events.append("select \(name)") }
            .onDeselect { model.events.append("deselect \(name)") }.row
        }
      )
      .id("s")
      TableSection {
        Row("plain", id: "plain")
        Row("other", id: "other").redirectsSelection { "c" }
        Row("tap", id: "tap").onSelect { model.events.append("tap") }
      }
      .id("t")
    }
  }

  /// An element of data that counts how often its id is read.
  private struct Item: Identifiable, Equatable {
    static let reads = Mutex(0)
    let number: Int
    var id: Int {
      Self.reads.withLock { $0 += 1 }
      return number
    }
  }

  private struct LongPage: TablePage {
    let model: Model
    let items: [Item]
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection(rows: model.names.map { Row($0, id: $0).row }).id("s")
      TableSection(items) { Row("\($0.number)").staysSelected() }.id("long")
    }
  }

  @Test("A search for a selected row begins at its last position")
  func longSection() {
    let page = LongPage(model: model, items: (0..<100_000).map(Item.init))
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    let place = RowIndexPath(section: 1, row: 90_000)
    session.top.select(place)
    Item.reads.withLock { $0 = 0 }
    model.names[0] = "changed"
    session.top.driver?.flush()
    #expect(session.top.selectedReferences.map(\.indexPath) == [place])
    session.top.deselect(place)
    #expect(session.top.selection.isEmpty)
    #expect(Item.reads.withLock { $0 } < 10_000)
  }

  private let model = Model()

  private func makeSession() -> WebSession {
    let page = Page(model: model)
    return WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
  }

  /// The texts of the rows that are marked in the page.
  private func marked(_ session: WebSession) -> [String] {
    let rows = session.mainMarkup().text.components(separatedBy: "<li ").dropFirst()
    return rows.filter { $0.hasPrefix("class=\"row selected") }.compactMap { row in
      #expect(row.contains("aria-current=\"true\""))
      return HTMLTag.all(in: row).first { $0.classes.contains("text") }?.text
    }
  }

  private func tap(_ name: String, in session: WebSession) throws {
    let screen = session.top
    let page = try #require(screen.page)
    let indexPath = try #require(page.indexPath(ofRow: ItemID(name)))
    let reference = try #require(page.reference(at: indexPath))
    screen.driver?.send(.tap, to: reference, flushing: true)
  }

  @Test("A request of the navigator marks a row, and the patch equals the page")
  func requests() throws {
    let session = makeSession()
    #expect(marked(session).isEmpty)
    session.navigator.select("b")
    #expect(marked(session) == ["b"])
    #expect(session.navigator.selectedRows == ["b"])
    session.navigator.select("plain")
    #expect(marked(session) == ["plain"])
    session.navigator.deselect("b")
    #expect(marked(session) == ["plain"])
    session.navigator.deselect("plain")
    #expect(marked(session).isEmpty && model.events.isEmpty)
  }

  @Test("The first selected row adds the rules of forced colors and paper")
  func rules() throws {
    let session = makeSession()
    _ = session.document(client: "1")
    #expect(!session.styles.contains(".row.selected{outline"))
    session.navigator.select("b")
    let messages = session.messages(after: 1)
    #expect(
      try messages.map { try $0.members()["styles"] as? String ?? "" }.joined()
        .contains(".row.selected{outline"))
  }

  @Test("Rows that stay selected are marked when they are tapped, and lose the mark to others")
  func taps() throws {
    let session = makeSession()
    try tap("a", in: session)
    #expect(marked(session) == ["a"] && model.events == ["select a"])
    try tap("other", in: session)
    #expect(marked(session) == ["c"])
    #expect(model.events == ["select a", "deselect a", "select c"])
    try tap("tap", in: session)
    #expect(marked(session).isEmpty)
    #expect(model.events.suffix(2) == ["deselect c", "tap"])
  }

  @Test("A mark follows its row, and is gone with it")
  func moves() {
    let session = makeSession()
    session.navigator.select("b")
    model.names = ["c", "x", "b"]
    session.top.driver?.flush()
    #expect(marked(session) == ["b"])
    model.names = ["c"]
    session.top.driver?.flush()
    model.names = ["b", "c"]
    session.top.driver?.flush()
    #expect(marked(session).isEmpty)
  }
}
