// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Texts that are being typed when something else is used")
@MainActor
struct TypedTextTests {
  /// The model of the page, with a record of what handlers have read.
  final class Account {
    var name = "Ada"
    var appearance = PageAppearance.insetGrouped
    var reported: [String] = []
    var log: [String] = []

    func read(_ event: String) { log.append("\(event) \(name)") }
  }

  private struct Page: TablePage {
    let account: Account
    var title: String { "Account" }
    var appearance: PageAppearance { account.appearance }
    var leaveGuard: LeaveGuard? {
      account.name == "Ada" ? nil : LeaveGuard("Discard?", leave: "Discard")
    }
    var sections: [TableSection] {
      // The handlers of this page capture the name at its evaluation.
      let name = account.name
      TableSection {
        FieldRow("Name", text: account.name) { text in
          account.reported.append(text)
          account.name = text
        }
        .id("name")
        ButtonRow("Save") { account.log.append("save \(name)") }.id("save")
        Row("Choose").id("choose").onWillSelect {
          account.read("will select")
          return true
        }
        .onSelect { account.log.append("select \(name)") }
        ToggleRow("On", isOn: false) { _ in account.read("toggle") }.id("toggle")
        Row("Details").id("details").accessory(.detailDisclosure)
          .onAccessory { account.read("accessory") }
        Row("Swipe").id("swipe").swipeActions { RowAction("Use") { account.read("swipe") } }
        Row("Menu").id("menu").menu { RowAction("Use") { account.read("menu") } }
        Row("Delete").id("delete").onDelete { account.read("delete") }
        if name == "Grace" { Row("below") }
      }
    }
  }

  private let account = Account()
  private let screen: TableScreen

  init() { screen = TableScreen(Page(account: account)) }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Types a name without ending editing, and returns the field.
  @discardableResult
  private func type(_ name: String) throws -> UITextField {
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    while field.text?.isEmpty == false { field.deleteBackward() }
    field.insertText(name)
    #expect(account.reported.isEmpty)
    return field
  }

  /// Expects that the name was reported once, before an event, and is not reported again.
  private func expect(_ log: [String], in field: UITextField) {
    #expect(account.log == log)
    #expect(account.reported == ["Grace"])
    #expect(field.isFirstResponder && field.text == "Grace")
    _ = field.resignFirstResponder()
    #expect(account.reported == ["Grace"])
  }

  @Test("A memory warning changes neither the text nor its field")
  func memoryWarning() throws {
    let field = try type("Grace")
    screen.controller.didReceiveMemoryWarning()
    screen.stack.didReceiveMemoryWarning()
    screen.settle()
    #expect(screen.first(UITextField.self, 0) === field && account.reported.isEmpty)
    #expect(field.isFirstResponder && field.text == "Grace")
    _ = field.resignFirstResponder()
    #expect(account.reported == ["Grace"])
  }

  @Test("A tapped button finds the typed text in the model")
  func button() throws {
    let field = try type("Grace")
    screen.table.tap(row: path(1))
    expect(["save Grace"], in: field)
  }

  @Test("All handlers of a tapped row find the typed text in the model")
  func selection() throws {
    let field = try type("Grace")
    screen.table.tap(row: path(2))
    expect(["will select Grace", "select Grace"], in: field)
  }

  @Test("A switch finds the typed text in the model")
  func control() throws {
    let field = try type("Grace")
    try #require(screen.first(UISwitch.self, 3)).tap()
    expect(["toggle Grace"], in: field)
  }

  @Test("The accessory of a row finds the typed text in the model")
  func accessory() throws {
    let field = try type("Grace")
    try #require(screen.first(UIButton.self, 4)).tap()
    expect(["accessory Grace"], in: field)
  }

  @Test("Actions of swipes and menus find the typed text in the model")
  func actions() throws {
    let field = try type("Grace")
    #expect(screen.table.swipe(row: path(5)) == ["Use"])
    screen.table.chooseAction("Use")
    #expect(screen.table.longPress(row: path(6)) == ["Use"])
    screen.table.chooseMenuItem("Use")
    #expect(screen.table.swipe(row: path(7)) == ["Delete"])
    screen.table.chooseAction("Delete")
    expect(["swipe Grace", "menu Grace", "delete Grace"], in: field)
  }

  private final class Order {
    var (count, limit) = (5, 10)
    var sent: [[Int]] = []
  }

  private struct OrderPage: TablePage {
    let order: Order
    var title: String { "Order" }
    var sections: [TableSection] {
      let count = order.count
      TableSection {
        NumberRow("Count", order, \.count, in: 0...order.limit)
        NumberRow("Limit", order, \.limit)
        Row("Send").onSelect { order.sent.append([count, order.count]) }
      }
    }
  }

  @Test("A tapped row finds a number in the model that the typed text makes acceptable")
  func acceptedNumber() throws {
    let order = Order()
    let screen = TableScreen(OrderPage(order: order))
    for (row, text) in ["50", "100"].enumerated() {
      let field = try #require(screen.first(UITextField.self, row))
      #expect(field.becomeFirstResponder())
      while field.text?.isEmpty == false { field.deleteBackward() }
      field.insertText(text)
    }
    #expect(order.count == 5)
    screen.table.tap(row: path(2))
    #expect(order.sent == [[50, 50]])
  }

  @Test("A text that is typed on after an event is reported when editing ends")
  func typedOn() throws {
    let field = try type("Grace")
    screen.table.tap(row: path(1))
    field.insertText(" Hopper")
    _ = field.resignFirstResponder()
    #expect(account.reported == ["Grace", "Grace Hopper"])
  }

  @Test("A row that a reported text moves is the one that receives the tap")
  func moved() {
    var names = ["", "", ""]
    var log: [String] = []
    screen.driver.sections = [
      TableSection {
        for number in 0..<3 {
          FieldRow("\(number)", text: names[number]) { text in
            names[number] = text
            screen.driver.delete("row")
          }
          .id(number)
        }
        Row("gone").id("row")
        Row("tapped").id("tapped").onSelect { log.append("tapped") }
        Row("last").onSelect { log.append("last") }
      }
    ]
    screen.settle()
    let field = screen.first(UITextField.self, 0)
    #expect(field?.becomeFirstResponder() == true)
    field?.insertText("a")
    screen.table.tap(row: path(4))
    #expect(names == ["a", "", ""] && log == ["tapped"])
  }

  @Test("The question before leaving reads the typed text")
  func leaving() throws {
    let page = TablePageController(Page(account: account), navigator: screen.controller.navigator)
    screen.stack.pushViewController(page, animated: false)
    screen.window.layoutIfNeeded()
    account.name = "Grace"
    page.driver.update()
    page.driver.flush()
    let field = try #require(
      page.tableView.cellForRow(at: path(0))?.contentView.drawnParts
        .compactMap { $0 as? UITextField }.first)
    #expect(field.becomeFirstResponder())
    while field.text?.isEmpty == false { field.deleteBackward() }
    field.insertText("Ada")
    page.navigationItem.leftBarButtonItem?.tap()
    Animations.finish()
    #expect(screen.stack.viewControllers.count == 1, "The old name needs no question")
  }

  @Test("The controller reports the text to a bar button, and before it changes its editing mode")
  func barButton() throws {
    let (account, controller) = (account, screen.controller)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { _ in
        controller.reportTypedText()
        account.read("bar button")
      })
    let field = try type("Grace")
    try #require(controller.navigationItem.rightBarButtonItem).tap()
    expect(["bar button Grace"], in: field)
    try #require(field.becomeFirstResponder())
    field.insertText(" Hopper")
    controller.setEditing(true, animated: false)
    #expect(account.name == "Grace Hopper" && controller.isEditing)
  }

  @Test("An application's own table reports the text of its page")
  func ownTable() throws {
    let table = UITableView(frame: screen.window.bounds, style: .grouped)
    table.reportTypedText()
    screen.controller.view.addSubview(table)
    table.showPage(Page(account: account))
    screen.window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(0)))
    let field = try #require(
      cell.contentView.drawnParts.lazy.compactMap { $0 as? UITextField }.first)
    #expect(field.becomeFirstResponder())
    field.insertText("!")
    table.reportTypedText()
    #expect(account.reported == ["Ada!"] && field.isFirstResponder)
  }

  @Test("The text reaches the model before another page, or none, is shown in the table")
  func otherPage() throws {
    for hides in [false, true] {
      let account = Account()
      let controller = UIViewController()
      let table = UITableView(frame: screen.window.bounds, style: .grouped)
      controller.view.addSubview(table)
      screen.stack.setViewControllers([UIViewController(), controller], animated: false)
      table.showPage(Page(account: account))
      screen.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: path(0)))
      let field = try #require(
        cell.contentView.drawnParts.lazy.compactMap { $0 as? UITextField }.first)
      #expect(field.becomeFirstResponder())
      while field.text?.isEmpty == false { field.deleteBackward() }
      field.insertText("Grace")
      if hides { table.hidePage() } else { table.showPage(Page(account: Account())) }
      #expect(account.reported == ["Grace"] && !field.isFirstResponder)
      #expect(controller.navigationItem.leftBarButtonItem == nil, "No question remains")
    }
  }

  @Test("The text reaches the model before a page with another appearance is shown")
  func otherAppearance() throws {
    let field = try type("Grace")
    account.appearance = .plain
    screen.driver.update()
    screen.settle()
    #expect(screen.table.style == .plain && !field.isFirstResponder)
    #expect(account.reported == ["Grace"] && account.name == "Grace")
  }

  @Test("A field keeps the keyboard and the selection while its page gets another appearance")
  func keptField() throws {
    var log: [String] = []
    var row = FieldRow("Name", text: "Ada") { log.append("text \($0)") }.id("name").row
    row.handlers[.didEndEditing] = { log.append("end") }
    let screen = TableScreen(AppearingPage(account: account, rows: [row]))
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.insertText(" L")
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: end)
    account.appearance = .plain
    screen.driver.update()
    screen.settle()
    let new = try #require(screen.first(UITextField.self, 0))
    #expect(new !== field && new.isFirstResponder && !field.isFirstResponder)
    #expect(new.text == "Ada L" && log == ["text Ada L"])
    let range = try #require(new.selectedTextRange)
    #expect(new.offset(from: new.beginningOfDocument, to: range.start) == 1)
    #expect(new.offset(from: range.start, to: range.end) == 2)
    new.insertText("x")
    #expect(new.text == "Ax L")
    _ = new.resignFirstResponder()
    #expect(log == ["text Ada L", "text Ax L", "end"])
  }

  @Test("A row whose field is not in the new table is notified that editing has ended")
  func leftField() throws {
    var log: [String] = []
    let rows = (0..<60).map { Row("\($0)", id: $0).row }
    var row = FieldRow("Name", text: "Ada") { log.append("text \($0)") }.id("name").row
    row.handlers[.didEndEditing] = { log.append("end") }
    let screen = TableScreen(AppearingPage(account: account, rows: [row] + rows))
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.insertText("m")
    screen.table.scroll(to: 1_500)
    account.appearance = .plain
    screen.driver.update()
    screen.settle()
    #expect(log == ["text Adam", "end"] && !field.isFirstResponder)
  }

  @Test("A row that handles typing is notified of each letter, and of the text at the end")
  func typing() throws {
    var log: [String] = []
    var row = FieldRow("Name", text: "") { log.append("text \($0)") }.id("name").row
    row.handlers[.typing] = { _, value in
      if case .text(let text) = value { log.append("typing \(text)") }
    }
    screen.driver.sections = [TableSection(rows: [row])]
    screen.settle()
    let field = try #require(screen.first(UITextField.self, 0))
    #expect(field.becomeFirstResponder())
    field.insertText("a")
    field.insertText("b")
    _ = field.resignFirstResponder()
    #expect(log == ["typing a", "typing ab", "text ab"])
    log = []
    #expect(field.becomeFirstResponder())
    field.insertText("a")
    while field.text?.isEmpty == false { field.deleteBackward() }
    _ = field.resignFirstResponder()
    #expect(log == ["typing a", "typing ", "text "], "The last typed text is also the former one")
  }
}

private struct AppearingPage: TablePage {
  let account: TypedTextTests.Account
  let rows: [AnyRow]

  var title: String { "Account" }
  var appearance: PageAppearance { account.appearance }
  var sections: [TableSection] { TableSection(rows: rows) }
}
#endif
