// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Large sections")
struct WindowTests {
  private func session(_ counts: Int...) -> (LargePage, LargeSession) {
    let model = LargePage(counts)
    return (model, LargeSession(model))
  }

  /// The numbers of the rows that a section holds, and the values of the attributes of its element.
  private func section(_ index: Int, of dom: ReferenceDOM) -> String {
    let rows = dom.sections[index].rows.map { row in
      row.split(separator: "data-key=\"i")[1].prefix { $0 != "\"" }
    }
    let attributes = dom.sections[index].open.split(separator: " ").dropFirst(3)
    return "\(rows[0])–\(rows[rows.count - 1]) " + attributes.joined(separator: " ").dropLast()
  }

  @Test("Small sections are held whole, of large ones the first hundred rows")
  func first() throws {
    let (_, test) = session(200, 201, 1_000_000)
    let dom = try test.takeFrames()
    #expect(dom.sections.map(\.rows.count) == [200, 100, 100])
    #expect(
      !dom.sections[0].open.contains("data-count") && !dom.sections[0].rows[0].contains("aria-"))
    #expect(section(2, of: dom) == #"401–500 data-count="1000000" data-first="0""#)
    #expect(dom.sections[2].rows[7].contains(#"aria-setsize="1000000" aria-posinset="8""#))
  }

  @Test(
    "Rows are held from where the browser asks for them",
    arguments: [
      ("0/200", #"0–199 data-count="1000" data-first="0""#),
      ("450/200", #"450–649 data-count="1000" data-first="450""#),
      ("800/200", #"800–999 data-count="1000" data-first="800""#),
      ("450/100", #"450–549 data-count="1000" data-first="450""#),
      ("450/9000000000", #"450–649 data-count="1000" data-first="450""#),
      // Too far, which is not the browser's fault if rows have just gone.
      ("801/200", #"800–999 data-count="1000" data-first="800""#),
      ("9000000000/200", #"800–999 data-count="1000" data-first="800""#),
      ("450/200/0/3", #"3–649 data-count="1000" data-first="450" data-pinned="3""#),
      ("450/200/0/999", #"450–999 data-count="1000" data-first="450" data-pinned="999""#),
      // Held anyway, or not there.
      ("450/200/0/460", #"450–649 data-count="1000" data-first="450""#),
      ("450/200/0/1000", #"450–649 data-count="1000" data-first="450""#),
    ])
  func asking(place: String, held: String) throws {
    let (_, test) = session(1_000)
    #expect(test.session.receive("rows/i0/\(place)", number: 1, screen: 1) == .accepted)
    let dom = try test.takeFrames()
    #expect(section(0, of: dom) == held)
    #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
  }

  @Test(
    "What is no place is refused",
    arguments: [
      "rows/i0", "rows/i0/", "rows/i0/1", "rows/i0/-1/9", "rows/i0/a/9", "rows/i0/1/0",
      "rows/i0/1/-2", "rows/i0/1/2/-3", "rows/i0/1/2/3/a", "rows/i0/1/2/3/4/5",
    ])
  func malformed(event: String) throws {
    let (_, test) = session(1_000)
    #expect(test.session.receive(event, number: 1, screen: 1) == .malformed)
    #expect(test.session.version == 1)
  }

  @Test("A section that is not there has gone, and one that is held whole stays as it is")
  func nothingToDo() {
    let (_, test) = session(1_000, 3)
    #expect(test.session.receive("rows/i7/1/1", number: 1, screen: 1) == .gone)
    #expect(test.session.receive("rows/i1/2/1/0/1", number: 1, screen: 1) == .accepted)
    #expect(test.session.receive("rows/i0/0/200/0/5", number: 2, screen: 1) == .accepted)
    let version = test.session.version
    #expect(test.session.receive("rows/i0/0/200/0/6", number: 3, screen: 1) == .accepted)
    #expect(test.session.version == version)
  }

  @Test("What was asked for before the window was moved is not wanted any more")
  func late() throws {
    let (_, test) = session(1_000)
    #expect(test.session.receive("rows/i0/400/200/0", number: 1, screen: 1) == .accepted)
    #expect(test.session.receive("rows/i0/100/200/0", number: 2, screen: 1) == .accepted)
    #expect(try section(0, of: test.takeFrames()) == #"400–599 data-count="1000" data-first="400""#)
  }

  @Test("Only rows that come are sent, and what changes elsewhere is not told")
  func little() throws {
    let (model, test) = session(1_000)
    _ = test.session.receive("rows/i0/400/200", number: 1, screen: 1)
    let first = test.session.version
    _ = test.session.receive("rows/i0/410/200", number: 2, screen: 1)
    let frame = try #require(test.session.frames(after: first).first)
    #expect(frame.text.components(separatedBy: "<li").count == 11)
    #expect(frame.text.contains(#""deletedRows":[[0,0],"#))
    model.sections[0].data[20].text = "other"
    model.sections[0].data.insert(contentsOf: model.fresh(3), at: 5)
    model.sections[0].data.remove(at: 900)
    _ = try test.takeFrames()
    let update = try #require(test.session.frames(after: frame.version).last)
    #expect(!update.text.contains("<li") && !update.text.contains("edit"))
    #expect(update.text.contains(#"data-count=\"1002\" data-first=\"413\""#))
  }

  @Test("A window follows the rows in its middle, and a row with the focus stays held")
  func following() throws {
    let (model, test) = session(1_000)
    _ = test.session.receive("rows/i0/400/200/0/7", number: 1, screen: 1)
    // Of those that stay the row after the gap is the nearest to the middle.
    model.sections[0].data.removeSubrange(495..<505)
    model.sections[0].data.insert(contentsOf: model.fresh(300), at: 0)
    let dom = try test.takeFrames()
    #expect(section(0, of: dom).hasSuffix(#"data-count="1290" data-first="690" data-pinned="307""#))
    #expect(dom.sections[0].rows.count == 201)
    model.sections[0].data.remove(at: 307)
    #expect(try section(0, of: test.takeFrames()).hasSuffix(#"data-count="1289" data-first="689""#))
  }

  @Test("A window at the beginning shows what comes there, unless it is more than it can hold")
  func beginning() throws {
    let (model, test) = session(1_000)
    model.sections[0].data.insert(contentsOf: model.fresh(20), at: 0)
    #expect(try section(0, of: test.takeFrames()) == #"1000–79 data-count="1020" data-first="0""#)
    model.sections[0].data.insert(contentsOf: model.fresh(100), at: 0)
    #expect(try section(0, of: test.takeFrames()) == #"1000–79 data-count="1120" data-first="100""#)
  }

  @Test("A section becomes large and small again")
  func growing() throws {
    let (model, test) = session(200)
    model.sections[0].data += model.fresh(1)
    #expect(try section(0, of: test.takeFrames()) == #"0–99 data-count="201" data-first="0""#)
    model.sections[0].data.removeFirst()
    let dom = try test.takeFrames()
    #expect(dom.sections[0].rows.count == 200)
    #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
  }

  @Test("A row that was pressed while its window moved on takes the event; one far away does not")
  func pressing() {
    let (_, test) = session(1_000)
    _ = test.session.receive("rows/i0/400/200", number: 1, screen: 1)
    #expect(test.session.receive("tap/i0/i650", number: 2, screen: 1) == .accepted)
    #expect(test.session.receive("tap/i0/i399", number: 3, screen: 1) == .accepted)
    #expect(test.session.receive("tap/i0/i199", number: 4, screen: 1) == .gone)
    #expect(test.session.receive("tap/i0/i800", number: 4, screen: 1) == .gone)
  }

  @Test("Where no script runs, buttons lead to the rows before and after")
  func steps() throws {
    let (_, test) = session(1_000)
    func steps() throws -> [String] {
      let section = HTML.children(of: test.session.mainMarkup().text)[1]
      return HTML.children(of: try #require(HTML.children(of: section).dropLast().last)).map {
        String($0.split(separator: "value=").last ?? "")
      }
    }
    #expect(
      try steps() == ["<span>1–100 / 1000</span>", #""rows/i0/100/200">Next rows</button>"#])
    _ = test.session.receive("rows/i0/100/200", number: 1, screen: 1)
    #expect(
      try steps() == [
        #""rows/i0/0/200">Previous rows</button>"#, "<span>101–300 / 1000</span>",
        #""rows/i0/300/200">Next rows</button>"#,
      ])
    _ = test.session.receive("rows/i0/9999/200", number: 2, screen: 1)
    #expect(
      try steps() == [#""rows/i0/600/200">Previous rows</button>"#, "<span>801–1000 / 1000</span>"])
  }
}
