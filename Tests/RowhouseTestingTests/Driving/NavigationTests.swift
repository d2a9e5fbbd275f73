// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct NavigationTests {
  let account = Account()
  let test: PageTest

  init() {
    let account = account
    test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
  }

  @Test func pagesArePushedAndPopped() throws {
    let root = test.driver
    try test.tap("Devices")
    #expect(test.titles == ["Settings", "3 devices"])
    #expect(test.driver !== root)
    #expect(test.updates.count == 1)
    account.devices.removeLast()
    #expect(test.titles == ["Settings", "2 devices"])
    try test.back()
    #expect(test.driver === root)
    #expect(test.rows[0] == ["Devices", "2"])
    try test.tap("Devices")
    try test.tap("Phone")
    #expect(test.titles == ["Settings"])
    test.navigator.pop()
    #expect(test.titles == ["Settings"])
    #expect(throws: PageTestError.nothingBehind(page: "“Settings”")) { try test.back() }
  }

  @Test func severalPagesAreLeft() throws {
    for count in [2, 9] {
      try test.tap("Devices")
      test.navigator.push(DevicesPage(account: account, navigator: test.navigator))
      account.devices.removeLast()
      test.navigator.pop(count)
      #expect(test.titles == ["Settings"])
      #expect(test.rows[0] == ["Devices", "\(account.devices.count)"])
    }
    try test.tap("Devices")
    try test.tap("Phone")
    try test.tap("Devices")
    test.navigator.popToRoot()
    #expect(test.titles == ["Settings"])
  }

  @Test func pagesAreReplaced() throws {
    test.navigator.replace(with: DevicesPage(account: account, navigator: test.navigator))
    #expect(test.titles == ["3 devices"])
    #expect(throws: PageTestError.self) { try test.back() }
    test.navigator.push(SettingsPage(account: account, navigator: test.navigator))
    test.navigator.replace(with: DevicesPage(account: account, navigator: test.navigator))
    #expect(test.titles == ["3 devices", "3 devices"])
    try test.back()
    #expect(test.titles == ["3 devices"])
  }

  @Test func dialogsAreAnsweredOnce() throws {
    try test.tap("Log out")
    let dialog = try #require(test.dialog)
    try test.answer("Cancel")
    #expect(test.dialog == nil)
    #expect(!account.isLoggedOut)
    #expect(throws: PageTestError.noDialog(answer: "Yes")) { try test.answer("Yes") }
    #expect(throws: PageTestError.noDialog(answer: nil)) { try test.dismissDialog() }
    #expect(!test.navigator.answer(dialog.id, action: 1))
    #expect(!account.isLoggedOut)
  }

  @Test func dialogsBlockThePage() throws {
    try test.tap("Devices")
    test.navigator.alert("Battery low")
    let error = PageTestError.dialogOpen("Battery low")
    #expect(throws: error) { try test.tap("Phone") }
    #expect(throws: error) { try test.press("Phone") }
    #expect(throws: error) { try test.back() }
    try test.dismissDialog()
    try test.back()
  }

  @Test func dialogsAreAnsweredInOrder() throws {
    var order: [String] = []
    let again = DialogAction("Again") {
      order.append("again")
      test.navigator.alert("Third") { order.append("third") }
    }
    test.navigator.present("First", actions: [again])
    test.navigator.alert("Second") { order.append("second") }
    #expect(
      throws: PageTestError.noSuchAction("OK", dialog: "First", actions: ["Again"])
    ) { try test.answer("OK") }
    try test.answer("Again")
    #expect(test.dialog?.title == "Second")
    try test.answer("OK")
    #expect(test.dialog?.title == "Third")
    try test.dismissDialog()
    #expect(order == ["again", "second", "third"])
    #expect(test.dialog == nil)
  }

  @Test func dialogsWithoutActionsHaveAButton() throws {
    test.navigator.present("Imported 3 contacts", actions: [])
    #expect(test.dialog?.actions.map(\.title) == ["OK"])
    try test.answer("OK")
    #expect(test.dialog == nil)
  }

  @Test func dialogsWithoutCancelAreDismissed() throws {
    test.navigator.present("Choose", actions: [DialogAction("A") { Issue.record("chosen") }])
    try test.dismissDialog()
    #expect(test.dialog == nil)
  }

  @Test func progressIsShownUntilItFinishes() {
    let first = test.navigator.progress("Copying")
    let second = test.navigator.progress("Sending", fraction: 0.5)
    #expect(test.progress.map(\.message) == ["Copying", "Sending"])
    first.update(0.25, message: "Still copying")
    #expect(test.progress.map(\.message) == ["Still copying", "Sending"])
    #expect(test.progress.map(\.fraction) == [0.25, 0.5])
    first.finish()
    #expect(test.progress.map(\.message) == ["Sending"])
    second.finish()
    second.finish()
    #expect(test.progress.isEmpty)
  }

  @Test func requestsBeforeTheTestAreKept() {
    let navigator = Navigator()
    navigator.toast("Welcome")
    navigator.push(DevicesPage(account: account, navigator: navigator))
    let test = PageTest(
      SettingsPage(account: account, navigator: navigator), navigator: navigator)
    #expect(test.toasts == ["Welcome"])
    #expect(test.titles == ["Settings", "3 devices"])
  }

  @Test func themesReachAllPages() throws {
    var style = Theme.standard.style
    style.rowHeight = .fixed(50)
    let account = account
    let test = PageTest(theme: Theme(name: "tall", style: style)) { navigator in
      SettingsPage(account: account, navigator: navigator)
    }
    #expect(test.page.theme.name == "tall")
    try test.tap("Devices")
    #expect(test.page.theme.name == "tall")
  }

  @Test func settlingWaitsForTasks() async {
    let account = account
    Task { account.devices = [] }
    await test.settled()
    #expect(test.rows[0] == ["Devices", "0"])
  }

  @Test func unobservedModelsAreReadAgain() {
    final class Plain {
      var name = "a"
    }
    struct Page: TablePage {
      let plain: Plain
      var title: String { plain.name }
      var sections: [TableSection] {}
    }
    let plain = Plain()
    let test = PageTest(Page(plain: plain))
    plain.name = "b"
    #expect(test.title == "a")
    test.driver.update()
    #expect(test.title == "b")
  }

  @Test func pagesAreReleased() {
    weak var driver: PageDriver?
    weak var model: Account?
    do {
      let account = Account()
      let test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
      #expect(throws: Never.self) { try test.tap("Devices") }
      driver = test.driver
      model = account
      #expect(driver != nil && model != nil)
    }
    #expect(driver == nil)
    #expect(model == nil)
  }

  @Test func diagnosticsAreCollected() throws {
    let page = DrawnPage {
      TableSection {
        Row("a", id: 1)
        Row("b", id: 1)
      }
    }
    let test = PageTest(page)
    #expect(test.diagnostics.map(\.kind) == [.repeatedRowID(first: 0)])
  }
}
