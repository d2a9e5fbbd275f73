// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Slices of large sections")
struct SliceLawTests {
  @Test(
    "A changed and scrolled page is equal to the loaded page",
    arguments: 0..<8 as Range<UInt64>)
  func law(seed: UInt64) throws {
    let model = LargePage(seed: seed, [3, 1_000, 190, 500])
    let test = LargeSession(model)
    for step in 0..<25 {
      var done = ""
      if seed % 4 != 0, step % 2 == 0,
        let event = model.scroll(from: { test.start(ofSection: $0) })
      {
        done = event
        #expect(test.session.receive(event, number: step + 1, screen: 1) == .accepted)
      } else {
        done = model.change()
      }
      let dom = try test.takeMessages()
      let fresh = ReferenceDOM(main: test.session.mainMarkup().text)
      guard dom == fresh else {
        Issue.record("seed \(seed), step \(step), \(done): \(fresh.difference(from: dom))")
        return
      }
      #expect(dom.sections.allSatisfy { $0.rows.count <= RowSlice.limit + 1 })
      #expect(model.mistakes == [], "seed \(seed), step \(step), \(done)")
      #expect(model.displayed == Set(test.shown), "seed \(seed), step \(step), \(done)")
    }
  }
}

/// A session of a large page, and a document to which its messages are applied.
@MainActor
final class LargeSession {
  let session: WebSession
  private var known: Int
  private var dom: ReferenceDOM

  init(_ model: LargePage, followsEnd: Bool = false) {
    session = WebSession(token: "token", path: "/", diagnostics: .silent) { _ in
      LargeTablePage(model: model, followsEnd: followsEnd)
    }
    _ = session.document(client: "1")
    known = session.version
    dom = ReferenceDOM(main: session.mainMarkup().text)
  }

  /// Applies the messages, and returns the document.
  func takeMessages() throws -> ReferenceDOM {
    session.top.driver?.flush()
    for message in session.messages(after: known) {
      known = message.version
      dom.apply(try message.members())
    }
    return dom
  }

  /// Returns the position of the first row that the browser contains of a section.
  func start(ofSection section: Int) -> Int {
    session.top.slices?.sections[section].range.lowerBound ?? 0
  }

  /// The numbers of the rows that the browser contains.
  var shown: [String] {
    guard let page = session.top.page, let slices = session.top.slices else { return [] }
    return slices.rows
      .compactMap { page.row(at: RowIndexPath(section: $0.section, row: $0.row))?.texts.first }
      .map { String($0.prefix { $0 != " " }) }
  }
}
