// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The updates that a host receives, and their order.
@MainActor
struct ShowingTests {
  @Test("show() sends the whole page before it returns")
  func first() throws {
    let fixture = DriverFixture { TableSection { Row("a") } }
    let update = try #require(fixture.host.updates.first)
    #expect(fixture.host.updates.count == 1)
    #expect(update.content == .reload)
    #expect(update.chrome == .all)
    #expect(update.edits == nil)
    #expect(!update.isEmpty)
    #expect(fixture.texts == [["a"]])
    #expect(fixture.reports.all == [])
  }

  /// A host that sends the text of a field when another page replaces that of the field.
  private final class TypingHost: PageHost {
    private(set) lazy var driver = PageDriver(host: self)
    private(set) var titles: [String] = []
    private(set) var replacements = 0

    func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) {
      titles.append(update.page.title)
      completion()
    }

    func willShowAnotherPage() {
      replacements += 1
      guard let row = driver.page.reference(at: RowIndexPath(section: 0, row: 0)) else { return }
      driver.send(.change(.main, .text("typed")), to: row, flushing: true)
      driver.send(.didEndEditing, to: row, flushing: true)
    }

    func deselect(_ indexPath: RowIndexPath) {}
  }

  private func titled(
    _ title: String, @SectionBuilder _ content: @escaping @MainActor () -> [TableSection]
  ) -> AnyPage {
    var page = AnyPage(content: content)
    page.title = title
    return page
  }

  @Test("A host can send typed text to the page that another one replaces")
  func typedText() {
    let host = TypingHost()
    var log: [String] = []
    func page(_ title: String) -> AnyPage {
      titled(title) {
        TableSection {
          FieldRow("Text", text: "") { log.append("\(title): \($0)") }
            .onDidEndEditing { log.append("\(title): end") }
        }
      }
    }
    host.driver.show(page("first"))
    #expect(host.replacements == 0)
    host.driver.show(page("second"))
    #expect(log == ["first: typed", "first: end"] && host.driver.page.title == "second")
    host.driver.sections = []
    #expect(log.suffix(2) == ["second: typed", "second: end"] && host.replacements == 2)
    host.driver.sections = [TableSection { Row("row") }]
    host.driver.title = "pushed"
    host.driver.flush()
    #expect(host.replacements == 2 && log.count == 4 && host.titles.last == "pushed")
  }

  @Test("A handler of the replaced page that shows a page itself is followed by the requested page")
  func nestedReplacement() {
    let host = TypingHost()
    var ended = 0
    host.driver.show(
      titled("first") {
        TableSection {
          FieldRow("Text", text: "") { _ in }.onDidEndEditing {
            ended += 1
            if ended == 1 { host.driver.show(titled("nested") {}) }
          }
        }
      })
    host.driver.show(titled("last") {})
    #expect(host.driver.page.title == "last" && host.titles.last == "last" && ended == 2)
  }

  @Test("A driver without a page is empty, and accepts a call of update()")
  func nothing() async {
    let fixture = DriverFixture()
    fixture.driver.update()
    await fixture.driver.settled()
    fixture.driver.flush()
    #expect(fixture.driver.page.sections.isEmpty)
    #expect(fixture.host.updates.isEmpty)
    #expect(fixture.reports.all == [])
  }

  @Test("A page that looks the same is sent as an empty update")
  func unchanged() throws {
    let fixture = DriverFixture { TableSection { Row("a") } }
    fixture.driver.update()
    fixture.driver.flush()
    let update = try #require(fixture.host.updates.last)
    #expect(fixture.host.updates.count == 2)
    #expect(update.isEmpty)
    #expect(update.edits?.batches.isEmpty == true)
  }

  @Test("After an empty update the newest handlers are called, of plain and of data rows")
  func newestHandlers() throws {
    let notes = Notes()
    var called: [String] = []
    let fixture = DriverFixture {
      let number = notes.unseen
      TableSection { Row("a").onSelect { called.append("made \(number)") } }
      TableSection(["b"], id: \.self) { Row($0).onSelect { called.append("data \(number)") } }
    }
    let made = try fixture.reference(0, 0)
    let data = try fixture.reference(1, 0)
    fixture.driver.send(.select, to: data)
    notes.unseen = 7
    fixture.driver.update()
    fixture.driver.flush()
    fixture.driver.send(.select, to: made)
    fixture.driver.send(.select, to: data)
    #expect(fixture.host.updates.last?.isEmpty == true)
    #expect(called == ["data 0", "made 7", "data 7"])
  }

  @Test("Another page replaces the one before, as a whole")
  func replaced() {
    let fixture = DriverFixture { TableSection { Row("a") } }
    fixture.driver.show(AnyPage { TableSection { Row("b") } })
    #expect(fixture.host.updates.map(\.content) == [.reload, .reload])
    #expect(fixture.texts == [["b"]])
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.host.updates.last?.isEmpty == true)
  }

  @Test("A page shown during the evaluation of another replaces it")
  func replacedWhileEvaluated() async {
    let fixture = DriverFixture()
    fixture.driver.show(
      AnyPage { [driver = fixture.driver] in
        let _ = driver.show(AnyPage { TableSection { Row("b") } })
        TableSection { Row("a") }
      })
    await fixture.driver.settled()
    #expect(fixture.texts == [["b"]])
    #expect(fixture.host.updates.last?.content == .reload)
    #expect(fixture.reports.kinds == [.updateInsideEvaluation])
  }

  @Test("The numbers of updates increase")
  func numbers() async {
    let notes = Notes()
    let fixture = DriverFixture { TableSection { Row(notes.title) } }
    for title in ["x", "y", "z"] {
      notes.title = title
      await fixture.driver.settled()
    }
    let numbers = fixture.host.updates.map(\.number)
    #expect(numbers.count == 4)
    #expect(numbers == Set(numbers).sorted())
  }

  @Test("Another theme is a change of style")
  func theme() async {
    let fixture = DriverFixture { TableSection { Row("a") } }
    var style = Theme.standard.style
    style.margin = 40
    fixture.driver.theme = Theme(name: "roomy", style: style)
    await fixture.driver.settled()
    #expect(fixture.host.updates.last?.chrome == .style)
    #expect(fixture.driver.page.pageStyle.margin == 40)
  }
}
