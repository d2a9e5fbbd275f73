// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Answers to requests of pages")
struct RequestAnswerTests {
  /// A model that is not observable.
  @MainActor
  private final class Tally {
    var count = 0
    var log: [String] = []
  }

  private struct CountPage: TablePage {
    let tally: Tally
    var title: String { "Count" }
    var leaveGuard: LeaveGuard? {
      LeaveGuard("Leave?") {
        tally.count += 1
        navigator.toast("left")
      }
    }
    var sections: [TableSection] {
      TableSection {
        Row("\(tally.count)", id: "count")
        ButtonRow("Ask") {
          navigator.confirm("Really?") {
            tally.count += 1
            navigator.toast("confirmed")
          }
        }
        ButtonRow("Ask twice") {
          navigator.confirm("First") { navigator.alert("Second") { navigator.toast("twice") } }
        }
        ButtonRow("Ask later") {
          Task { navigator.confirm("Later") { navigator.toast("later") } }
        }
        ButtonRow("Choose") {
          navigator.choosePicture { _ in
            tally.count += 1
            navigator.toast("chosen")
          }
        }
        ButtonRow("Ask and go back") {
          navigator.confirm("Still?") { navigator.toast("still there") }
          navigator.pop()
        }
      }
    }
  }

  private struct Start: TablePage {
    let tally: Tally
    var title: String { "Start" }
    var sections: [TableSection] {
      TableSection {
        Row("\(tally.count)", id: "count")
        LinkRow("Count") { CountPage(tally: tally) }
      }
    }
  }

  private let tally = Tally()

  @Test("An action of a dialog has the navigator of the page, which is read again")
  func dialog() throws {
    let test = PageTest(CountPage(tally: tally))
    try test.tap("Ask")
    try test.dismissDialog()
    #expect(test.rows[0] == ["0"])
    for number in 1...2 {
      try test.tap("Ask")
      try test.answer("OK")
      #expect(test.rows[0] == ["\(number)"])
    }
    #expect(test.toasts == ["confirmed", "confirmed"])
    #expect(test.diagnostics.isEmpty)
  }

  @Test("An action may ask further, and a task of a handler may ask")
  func further() async throws {
    let test = PageTest(CountPage(tally: tally))
    try test.tap("Ask twice")
    try test.answer("OK")
    try test.answer("OK")
    try test.tap("Ask later")
    await test.settled()
    try test.answer("OK")
    #expect(test.toasts == ["twice", "later"])
  }

  @Test("A chosen picture reaches the page in the same way")
  func picture() throws {
    let test = PageTest(CountPage(tally: tally))
    try test.tap("Choose")
    try test.choosePicture(PictureData(PictureFiles.png(8, 8)))
    #expect(test.rows[0] == ["1"])
    #expect(test.toasts == ["chosen"])
  }

  @Test("The closure of a guard has the navigator of the page that is left")
  func leaving() throws {
    let test = PageTest(Start(tally: tally))
    try test.tap("Count")
    try test.back()
    try test.answer("Stay")
    #expect(tally.count == 0)
    try test.back()
    try test.answer("Leave")
    #expect(test.titles == ["Start"] && tally.count == 1)
    #expect(test.toasts == ["left"])
  }

  @Test("A page that was left meanwhile still has its navigator")
  func leftMeanwhile() throws {
    let test = PageTest(Start(tally: tally))
    try test.tap("Count")
    try test.tap("Ask and go back")
    #expect(test.titles == ["Start"])
    try test.answer("OK")
    #expect(test.toasts == ["still there"])
  }

  @Test("A question does not retain its page")
  func lifetime() {
    let navigator = Navigator()
    let host = RecordingHost()
    var driver: PageDriver? = PageDriver(host: host, navigator: navigator)
    weak let weakly = driver
    driver?.show(CountPage(tally: tally))
    if let row = driver?.reference(at: RowIndexPath(section: 0, row: 1)) {
      driver?.send(.tap, to: row)
    }
    driver = nil
    #expect(weakly == nil)
    #expect(navigator.answer(DialogID(number: 1), action: 1))
    #expect(tally.count == 1)
  }

  @Test("A navigator with an open question can be released")
  func openQuestion() throws {
    weak var navigator: Navigator?
    do {
      let test = PageTest(CountPage(tally: tally))
      try test.tap("Ask")
      navigator = test.navigator
    }
    #expect(navigator == nil)
  }

  @Test("A question from outside of pages is one of the newest page that is shown")
  func outside() throws {
    let test = PageTest(Start(tally: tally))
    try test.tap("Count")
    for _ in 1...2 {
      test.navigator.confirm("Really?") { [tally, navigator = test.navigator] in
        tally.count += 1
        tally.log.append("\(Navigator.current === navigator)")
      }
      try test.answer("OK")
      #expect(tally.log.last == "true" && test.shows("\(tally.count)"))
      test.navigator.pop()
    }
    #expect(tally.count == 2 && tally.log.count == 2)
    let alone = Navigator()
    alone.confirm("Really?") { [tally] in tally.log.append("\(Navigator.current == nil)") }
    #expect(alone.answer(DialogID(number: 1), action: 1))
    #expect(tally.log.last == "true")
  }

  private struct FormPage: TablePage {
    let form: FormModel<Name>
    var title: String { "Form" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.text)
        ButtonRow("Send") { navigator.confirm("Send?") { form.submit { _ in } } }
      }
    }
  }

  private struct Name: Equatable, Sendable { var text = "" }

  @Test("A form that a dialog submits focuses its first error")
  func form() throws {
    let form = FormModel(Name()) { FormRule(\.text, "Enter a name") { !$0.isEmpty } }
    let test = PageTest(FormPage(form: form))
    try test.tap("Send")
    try test.answer("OK")
    #expect(test.focusedRow?.texts.first == "Name")
  }
}
