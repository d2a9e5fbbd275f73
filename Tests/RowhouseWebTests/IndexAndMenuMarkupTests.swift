// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("The index of a page and menus inside menus, in a browser")
struct IndexAndMenuMarkupTests {
  @Observable
  @MainActor
  final class Names {
    var letters: [String?] = ["A", nil, "Ü b"]
    var hasHome = false
    @ObservationIgnored var calls: [String] = []
  }

  private struct Page: TablePage {
    let names: Names
    var title: String { "Names" }
    var sections: [TableSection] {
      for (number, letter) in names.letters.enumerated() {
        TableSection {
          Row("row", id: "row").menu {
            RowAction("Copy") { names.calls.append("copy \(number)") }
            RowAction.menu("Move <to>") {
              RowAction("Work") { names.calls.append("work \(number)") }
            }
            RowAction.menu("Copy/to") {
              if names.hasHome { RowAction("Home") { names.calls.append("home \(number)") } }
              RowAction("Work") { names.calls.append("copy to work \(number)") }
            }
          }
        }
        .id("s \(number)")
        .indexTitle(letter)
      }
    }
  }

  private let names = Names()
  private let session: WebSession

  init() {
    let names = names
    session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(names: names) }
  }

  /// The targets of the links in an index.
  private func targets(_ index: String) -> [String] {
    index.components(separatedBy: " href=\"#").dropFirst().map { "\($0.prefix { $0 != "\"" })" }
  }

  @Test("Each link leads to the element of a section")
  func links() throws {
    let index = session.indexMarkup().text
    #expect(index.contains("<nav class=\"index\" aria-label=\"Index\">"))
    #expect(index.contains(">A</a>") && index.contains(">Ü b</a>"))
    let targets = targets(index)
    #expect(targets.count == 2)
    let main = session.mainMarkup().text
    for target in targets {
      #expect(!target.contains(" "))
      #expect(main.contains(" id=\"\(target)\""))
    }
    #expect(main.components(separatedBy: " id=\"section-").count == 3)
  }

  @Test("The index follows the page in the document")
  func order() throws {
    let document = session.document(client: "1")
    let index = try #require(document.firstRange(of: session.indexMarkup().text))
    let page = try #require(document.firstRange(of: "</main>"))
    #expect(page.upperBound <= index.lowerBound)
  }

  @Test(
    "A change of the index is sent with the change of the page, and no other change sends the index"
  )
  func changes() throws {
    _ = session.document(client: "1")
    func index(_ change: () -> Void) throws -> String? {
      let version = session.version
      change()
      session.top.driver?.flush()
      let message = try #require(try session.messages(after: version).first?.members())
      #expect(message["bar"] == nil)
      return message["index"] as? String
    }
    #expect(try index { names.letters.append("C") }.map(targets)?.count == 3)
    #expect(try index { names.letters.append(nil) } == nil)
    #expect(try index { names.letters = [nil] } == "")
  }

  @Test("A menu inside the menu is a list that opens, and its entries reach their handlers")
  func menus() throws {
    let text = session.mainMarkup().text
    #expect(text.contains("<details class=\"row-submenu\">"))
    #expect(text.contains("<span>Move &lt;to&gt;</span></summary>"))
    let events = text.components(separatedBy: " value=\"").dropFirst()
      .map { "\($0.prefix { $0 != "\"" })" }.filter { $0.hasSuffix("/Work") }
    #expect(events.count == 6)
    func send(_ event: String) {
      let answer = session.receive(event, number: session.nextEvent, screen: session.top.number)
      #expect(answer == .accepted)
    }
    send(events[0])
    send(events[1])
    #expect(names.calls == ["work 0", "copy to work 0"])
    // The browser may send an event of a page that has changed.
    names.hasHome = true
    session.top.driver?.flush()
    send(events[1])
    send(events[0])
    #expect(names.calls.suffix(2) == ["copy to work 0", "work 0"])
  }
}
