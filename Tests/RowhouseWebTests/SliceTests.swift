// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Large sections")
struct SliceTests {
  private func session(_ counts: Int...) -> (LargePage, LargeSession) {
    let model = LargePage(counts)
    return (model, LargeSession(model))
  }

  /// Returns the numbers of a section's rows, and the values of its element's attributes.
  private func section(_ index: Int, of dom: ReferenceDOM) -> String {
    let rows = dom.sections[index].rows.map { row in
      row.split(separator: "data-key=\"i")[1].prefix { $0 != "\"" }
    }
    let attributes = dom.sections[index].open.split(separator: " ").dropFirst(3)
    return "\(rows[0])–\(rows[rows.count - 1]) " + attributes.joined(separator: " ").dropLast()
  }

  @Test("The browser gets small sections whole, and the first hundred rows of large ones")
  func first() throws {
    let (_, test) = session(200, 201, 1_000_000)
    let dom = try test.takeMessages()
    #expect(dom.sections.map(\.rows.count) == [200, 100, 100])
    #expect(
      !dom.sections[0].open.contains("data-count") && !dom.sections[0].rows[0].contains("aria-"))
    #expect(section(2, of: dom) == #"401–500 data-count="1000000" data-first="0""#)
    #expect(dom.sections[2].rows[7].contains(#"aria-setsize="1000000" aria-posinset="8""#))
  }

  @Test(
    "The slice begins where the browser requests it",
    arguments: [
      ("0/200", #"0–199 data-count="1000" data-first="0""#),
      ("450/200", #"450–649 data-count="1000" data-first="450""#),
      ("800/200", #"800–999 data-count="1000" data-first="800""#),
      ("450/100", #"450–549 data-count="1000" data-first="450""#),
      ("450/9000000000", #"450–649 data-count="1000" data-first="450""#),
      // Beyond the end, which is valid because rows may have been deleted.
      ("801/200", #"800–999 data-count="1000" data-first="800""#),
      ("9000000000/200", #"800–999 data-count="1000" data-first="800""#),
      ("450/200/0/3", #"3–649 data-count="1000" data-first="450" data-pinned="3""#),
      ("450/200/0/999", #"450–999 data-count="1000" data-first="450" data-pinned="999""#),
      // The focused row is in the slice anyway, or missing.
      ("450/200/0/460", #"450–649 data-count="1000" data-first="450""#),
      ("450/200/0/1000", #"450–649 data-count="1000" data-first="450""#),
    ])
  func asking(slice: String, held: String) throws {
    let (_, test) = session(1_000)
    #expect(test.session.receive("rows/i0/\(slice)", number: 1, screen: 1) == .accepted)
    let dom = try test.takeMessages()
    #expect(section(0, of: dom) == held)
    #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
  }

  @Test(
    "Malformed positions are refused",
    arguments: [
      "rows/i0", "rows/i0/", "rows/i0/1", "rows/i0/-1/9", "rows/i0/a/9", "rows/i0/1/0",
      "rows/i0/1/-2", "rows/i0/1/2/-3", "rows/i0/1/2/3/a", "rows/i0/1/2/3/4/5",
    ])
  func malformed(event: String) throws {
    let (_, test) = session(1_000)
    #expect(test.session.receive(event, number: 1, screen: 1) == .malformed)
    #expect(test.session.version == 1)
  }

  @Test("A missing section is reported, and one without a slice stays as it is")
  func nothingToDo() {
    let (_, test) = session(1_000, 3)
    #expect(test.session.receive("rows/i7/1/1", number: 1, screen: 1) == .gone)
    #expect(test.session.receive("rows/i1/2/1/0/1", number: 1, screen: 1) == .accepted)
    #expect(test.session.receive("rows/i0/0/200/0/5", number: 2, screen: 1) == .accepted)
    let version = test.session.version
    #expect(test.session.receive("rows/i0/0/200/0/6", number: 3, screen: 1) == .accepted)
    #expect(test.session.version == version)
  }

  @Test("A request from before a move of the slice is ignored")
  func late() throws {
    let (_, test) = session(1_000)
    #expect(test.session.receive("rows/i0/400/200/0", number: 1, screen: 1) == .accepted)
    #expect(test.session.receive("rows/i0/100/200/0", number: 2, screen: 1) == .accepted)
    #expect(
      try section(0, of: test.takeMessages()) == #"400–599 data-count="1000" data-first="400""#)
  }

  @Test("Only new rows are sent, and changes outside of the slice are not")
  func little() throws {
    let (model, test) = session(1_000)
    _ = test.session.receive("rows/i0/400/200", number: 1, screen: 1)
    let first = test.session.version
    _ = test.session.receive("rows/i0/410/200", number: 2, screen: 1)
    let message = try #require(test.session.messages(after: first).first)
    #expect(message.text.components(separatedBy: "<li").count == 11)
    #expect(message.text.contains(#""deletedRows":[[0,0],"#))
    model.sections[0].data[20].text = "other"
    model.sections[0].data.insert(contentsOf: model.fresh(3), at: 5)
    model.sections[0].data.remove(at: 900)
    _ = try test.takeMessages()
    let update = try #require(test.session.messages(after: message.version).last)
    #expect(!update.text.contains("<li") && !update.text.contains("edit"))
    #expect(update.text.contains(#"data-count=\"1002\" data-first=\"413\""#))
  }

  @Test("A slice follows the rows in its middle, and keeps a focused row")
  func following() throws {
    let (model, test) = session(1_000)
    _ = test.session.receive("rows/i0/400/200/0/7", number: 1, screen: 1)
    // Of the rows that stay, the row after the gap is the nearest to the middle.
    model.sections[0].data.removeSubrange(495..<505)
    model.sections[0].data.insert(contentsOf: model.fresh(300), at: 0)
    let dom = try test.takeMessages()
    #expect(section(0, of: dom).hasSuffix(#"data-count="1290" data-first="690" data-pinned="307""#))
    #expect(dom.sections[0].rows.count == 201)
    model.sections[0].data.remove(at: 307)
    #expect(
      try section(0, of: test.takeMessages()).hasSuffix(#"data-count="1289" data-first="689""#))
  }

  @Test("A slice at the beginning shows rows inserted there, up to its limit")
  func beginning() throws {
    let (model, test) = session(1_000)
    model.sections[0].data.insert(contentsOf: model.fresh(20), at: 0)
    #expect(try section(0, of: test.takeMessages()) == #"1000–79 data-count="1020" data-first="0""#)
    model.sections[0].data.insert(contentsOf: model.fresh(100), at: 0)
    #expect(
      try section(0, of: test.takeMessages()) == #"1000–79 data-count="1120" data-first="100""#)
  }

  @Test("A page that follows its end has the last rows of a large section, and those that arrive")
  func end() throws {
    let model = LargePage([1_000])
    let test = LargeSession(model, followsEnd: true)
    let first = try test.takeMessages()
    #expect(section(0, of: first) == #"900–999 data-count="1000" data-first="900""#)
    #expect(test.session.mainMarkup().text.contains("data-follows"))
    model.sections[0].data += model.fresh(20)
    #expect(
      try section(0, of: test.takeMessages()) == #"900–1019 data-count="1020" data-first="900""#)
    model.sections[0].data += model.fresh(90)
    #expect(
      try section(0, of: test.takeMessages()) == #"910–1109 data-count="1110" data-first="910""#)
    // The user may have scrolled to rows that the slice would lose.
    model.sections[0].data += model.fresh(60)
    let last = try test.takeMessages()
    #expect(section(0, of: last) == #"910–1109 data-count="1170" data-first="910""#)
    #expect(last == ReferenceDOM(main: test.session.mainMarkup().text))
  }

  @Test(
    "A page that follows its end has the last rows of a section whose rows are loaded later",
    arguments: [0, 3, 200])
  func loadingAtEnd(count: Int) throws {
    let model = LargePage([count, 2])
    let test = LargeSession(model, followsEnd: true)
    model.sections[0].data = model.fresh(1_000)
    let dom = try test.takeMessages()
    #expect(section(0, of: dom).hasSuffix(#"data-count="1000" data-first="900""#))
    #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
    #expect(model.mistakes == [] && model.displayed == Set(test.shown))
    // The user may be reading rows in the middle of a section.
    _ = test.session.receive("rows/i0/400/200", number: 1, screen: 1)
    model.sections[0].data = model.fresh(1_000)
    #expect(
      try section(0, of: test.takeMessages()).hasSuffix(#"data-count="1000" data-first="400""#))
  }

  @Test("A page with other sections has the last rows of a large one if it follows its end")
  func otherSectionsAtEnd() throws {
    let model = LargePage([1_000])
    let test = LargeSession(model, followsEnd: true)
    model.sections = [(7, model.fresh(500))]
    let dom = try test.takeMessages()
    #expect(section(0, of: dom).hasSuffix(#"data-count="500" data-first="400""#))
  }

  @Test(
    "A reload of a page that follows its end keeps the rows in view and the row with the focus",
    arguments: [0, 20])
  func reloadingAtEnd(added: Int) throws {
    let model = LargePage([1_000])
    let test = LargeSession(model, followsEnd: true)
    _ = test.session.receive("rows/i0/800/200", number: 1, screen: 1)
    let slices = try #require(test.session.top.slices)
    let page = try #require(test.session.top.page)
    #expect(slices.sections == [RowSlice(total: 1_000, first: 800, count: 200)])
    #expect(PageSlices(page, after: slices, of: page) == slices)
    let focused = RowSlice(total: 1_000 - added, first: 780, count: 200, focusedRow: 3)
    let old = slices.showing(focused, inSection: 0)
    let kept = PageSlices(page, after: old, of: page).sections
    #expect(kept == [RowSlice(total: 1_000, first: 780 + added, count: 200, focusedRow: 3)])
  }

  @Test("A section becomes large and small again")
  func growing() throws {
    let (model, test) = session(200)
    model.sections[0].data += model.fresh(1)
    #expect(try section(0, of: test.takeMessages()) == #"0–199 data-count="201" data-first="0""#)
    model.sections[0].data.removeFirst()
    let dom = try test.takeMessages()
    #expect(dom.sections[0].rows.count == 200)
    #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
  }

  @Test(
    "A section that becomes large keeps its rows in the browser, wherever other rows are inserted",
    arguments: [(200, 0, 1), (200, 1, 0), (200, 30, 500), (150, 20, 90), (3, 0, 900), (3, 900, 0)])
  func becomingLarge(count: Int, before: Int, after: Int) throws {
    let (model, test) = session(count)
    model.sections[0].data =
      model.fresh(before) + model.sections[0].data + model.fresh(after)
    let dom = try test.takeMessages()
    #expect(Set((0..<count).map(String.init)).isSubset(of: test.shown))
    #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
    #expect(model.mistakes == [] && model.displayed == Set(test.shown))
  }

  @Test(
    "A section that becomes large keeps its first and its last row, between which others are inserted",
    arguments: [
      (200, 199, 1), (200, 1, 1), (200, 100, 60), (198, 197, 5), (3, 2, 900),
    ])
  func keepingEnds(count: Int, place: Int, new: Int) throws {
    let (model, test) = session(count)
    model.sections[0].data.insert(contentsOf: model.fresh(new), at: place)
    let dom = try test.takeMessages()
    #expect(test.shown.first == "0" && test.shown.last == "\(count - 1)")
    #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
    #expect(model.mistakes == [] && model.displayed == Set(test.shown))
  }

  @Test("A section keeps its last row in the browser while rows are inserted above it")
  func insertingAboveLast() throws {
    let (model, test) = session(200, 1_000)
    _ = test.session.receive("rows/i1/800/200", number: 1, screen: 1)
    for count in [1, 7, 250] {
      for section in 0...1 {
        let place = model.sections[section].data.count - 1
        model.sections[section].data.insert(contentsOf: model.fresh(count), at: place)
      }
      let dom = try test.takeMessages()
      #expect(test.shown.contains("199") && test.shown.last == "1199")
      #expect(dom == ReferenceDOM(main: test.session.mainMarkup().text))
    }
    // The client requests other rows, and reports that another row has the focus.
    _ = test.session.receive("rows/i1/0/200/800/3", number: 2, screen: 1)
    #expect(!test.shown.contains("1199"))
  }

  @Test("A page that replaces another one keeps the slices of the sections that both have")
  func replacing() throws {
    let (_, test) = session(200, 1_000)
    _ = test.session.receive("rows/i1/400/200", number: 1, screen: 1)
    _ = try test.takeMessages()
    test.session.top.driver?.show(LargeTablePage(model: LargePage([300, 1_000])))
    let dom = try test.takeMessages()
    #expect(section(0, of: dom) == #"0–199 data-count="300" data-first="0""#)
    #expect(section(1, of: dom) == #"700–899 data-count="1000" data-first="400""#)
  }

  @Test("A pressed row receives the event after its slice moved, unless it is far away")
  func pressing() {
    let (_, test) = session(1_000)
    _ = test.session.receive("rows/i0/400/200", number: 1, screen: 1)
    #expect(test.session.receive("tap/i0/i650", number: 2, screen: 1) == .accepted)
    #expect(test.session.receive("tap/i0/i399", number: 3, screen: 1) == .accepted)
    #expect(test.session.receive("tap/i0/i199", number: 4, screen: 1) == .gone)
    #expect(test.session.receive("tap/i0/i800", number: 4, screen: 1) == .gone)
  }

  @Test("Without a script, buttons load the rows before and after")
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
