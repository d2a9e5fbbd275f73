// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Navigation from an application's own tables")
@MainActor
struct OwnTableNavigationTests {
  private struct Start: TablePage {
    let navigator: Navigator
    var bar = PageBar.standard
    var error: String?

    var title: String { "Start" }
    var sections: [TableSection] {
      TableSection {
        Row("push").onSelect { navigator.push(Start(navigator: navigator)) }
        Row("ask").onSelect { navigator.confirm("Sure?") {} }
        Row("toast").onSelect { navigator.toast("Saved") }
      }
      TableSection(rows: (0..<60).map { Row("\($0)", id: "row \($0)").row })
      if let error { TableSection { FieldRow("Name", text: "") { _ in }.error(error) } }
    }
  }

  private let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))

  /// Returns a table in the view of a controller, which is in a navigation controller and a window.
  private func table(in controller: UIViewController = UIViewController()) -> UITableView {
    let stack = UINavigationController(rootViewController: controller)
    let table = UITableView(frame: controller.view.bounds, style: .grouped)
    controller.view.addSubview(table)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return table
  }

  private func tap(_ row: Int, in table: UITableView) {
    window.layoutIfNeeded()
    table.tap(row: IndexPath(row: row, section: 0))
    Animations.finish()
    window.layoutIfNeeded()
  }

  @Test("Pages are pushed and dialogs are shown in the view controller around the table")
  func requests() {
    let controller = UIViewController()
    let table = table(in: controller)
    table.showPage { Start(navigator: $0) }
    tap(1, in: table)
    let alert = window.frontmostController as? UIAlertController
    #expect(alert?.title == "Sure?")
    alert?.tap("OK")
    Animations.finish()
    #expect(!(window.frontmostController is UIAlertController))
    tap(0, in: table)
    #expect(controller.navigationController?.topViewController?.title == "Start")
    #expect(controller.navigationController?.viewControllers.count == 2)
    controller.navigationController?.tapBack()
    tap(0, in: table)
    #expect(controller.navigationController?.viewControllers.count == 2)
  }

  @Test("Requests wait until the table is in a window")
  func waiting() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .grouped)
    let navigator = Navigator()
    table.showPage(Start(navigator: navigator), navigator: navigator)
    navigator.confirm("Sure?") {}
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect((controller.presentedViewController as? UIAlertController)?.title == "Sure?")
  }

  @Test("A request in a table without a view controller is reported")
  func diagnostics() {
    let table = UITableView(frame: window.bounds, style: .grouped)
    window.addSubview(table)
    window.makeKeyAndVisible()
    var reports: [PageDiagnostic.Kind] = []
    let options = TableOptions(diagnostics: DiagnosticsHandler { reports.append($0.kind) })
    table.showPage(options: options) { Start(navigator: $0) }
    tap(0, in: table)
    #expect(reports == [.navigationWithoutViewController("push")])
  }

  @Test("The table adjusts its inset for the keyboard, and restores it")
  func keyboard() {
    let table = table()
    table.showPage { Start(navigator: $0) }
    postKeyboard()
    #expect(table.contentInset.bottom == 267)
    table.hidePage()
    #expect(table.contentInset.bottom == 0)
    postKeyboard()
    #expect(table.contentInset.bottom == 0)
  }

  @Test("A table that ends above the keyboard has no inset for it")
  func tableAboveKeyboard() {
    let table = table()
    table.showPage { Start(navigator: $0) }
    window.layoutIfNeeded()
    postKeyboard()
    table.frame.size.height -= 267
    window.layoutIfNeeded()
    #expect(table.contentInset.bottom == 0)
    table.frame.size.height += 100
    window.layoutIfNeeded()
    #expect(table.contentInset.bottom == 100)
  }

  @Test("A table view controller adjusts the inset for the keyboard itself")
  func keyboardOfTableController() throws {
    let controller = UITableViewController(style: .grouped)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table = try #require(controller.tableView)
    table.showPage { Start(navigator: $0) }
    window.layoutIfNeeded()
    postKeyboard()
    #expect(table.contentInset.bottom == 0)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  /// Returns the frame on the screen of a label outside rows.
  private func frame(of text: String) throws -> CGRect {
    let label = try #require(labels(in: window).first { $0.text == text })
    return label.convert(label.bounds, to: window)
  }

  @Test("Toasts and progress of a table view controller stay in place while the table is scrolled")
  func overlaysOfTableController() throws {
    let controller = UITableViewController(style: .grouped)
    let table = try #require(controller.tableView)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    let navigator = Navigator()
    table.showPage(Start(navigator: navigator), navigator: navigator)
    window.layoutIfNeeded()
    table.contentOffset.y = 500
    window.layoutIfNeeded()
    navigator.toast("A message")
    let progress = navigator.progress("Working")
    for offset in [500, 0] as [CGFloat] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(try frame(of: "A message").minY > 550 && frame(of: "A message").maxY < 667)
      #expect(try frame(of: "Working").minY > 64 && frame(of: "Working").maxY < 150)
    }
    progress.finish()
    Animations.finish()
    #expect(labels(in: window).allSatisfy { $0.text != "Working" && $0.text != "A message" })
  }

  @Test("Requests for rows wait until the table is in a window")
  func rowRequests() async throws {
    let controller = UIViewController()
    let (table, navigator) = (table(in: controller), Navigator())
    table.showPage(Start(navigator: navigator, error: "Missing"), navigator: navigator)
    window.layoutIfNeeded()
    let stack = try #require(controller.navigationController)
    func expect(_ isDone: () -> Bool, after request: () -> Void) async {
      stack.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      let offset = table.contentOffset
      request()
      #expect(table.window == nil && table.contentOffset == offset)
      stack.popViewController(animated: false)
      await waitUntil { isDone() }
      #expect(isDone())
    }
    func isVisible() -> Bool {
      table.indexPathsForVisibleRows?.contains(IndexPath(row: 30, section: 1)) == true
    }
    func isEdited() -> Bool {
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 2))
      return cell?.contentView.drawnParts.contains { $0.isFirstResponder } == true
    }
    await expect(isVisible) { navigator.scroll(to: "row 30") }
    await expect(isEdited) { navigator.focusFirstError() }
  }

  @Test("Toasts are above the keyboard")
  func toastAboveKeyboard() throws {
    let table = table()
    let navigator = Navigator()
    table.showPage(Start(navigator: navigator), navigator: navigator)
    postKeyboard()
    navigator.toast("A message")
    #expect(try frame(of: "A message").maxY < 400)
    Animations.finish()
  }

  private func postKeyboard() {
    window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
  }

  @Test("The bar fades in above an application's own table, and is restored without the page")
  func bar() {
    let controller = UIViewController()
    let table = table(in: controller)
    table.showPage { Start(navigator: $0, bar: .fadesIn) }
    window.layoutIfNeeded()
    #expect(table.contentInsetAdjustmentBehavior == .never)
    table.scroll(to: 400)
    var alpha = CGFloat(0)
    _ = controller.navigationItem.standardAppearance?.backgroundColor?
      .getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 1)
    table.hidePage()
    #expect(controller.navigationItem.standardAppearance == nil)
    #expect(table.contentInsetAdjustmentBehavior == .automatic)
  }

  @Test("A page with colors for the bar leaves the inset adjustment of an application's table")
  func ownAdjustment() {
    struct Colored: TablePage {
      let bar: PageBar
      var title: String { "Colored" }
      var barColors: PageBarColors? {
        PageBarColors(background: .hex(0xFF0000), tint: .hex(0x00FF00))
      }
      var sections: [TableSection] { TableSection { Row("row") } }
    }
    let table = table()
    table.contentInsetAdjustmentBehavior = .never
    for bar in [PageBar.standard, .fadesIn] {
      table.showPage(Colored(bar: bar))
      window.layoutIfNeeded()
      #expect(table.contentInsetAdjustmentBehavior == .never)
      table.hidePage()
      #expect(table.contentInsetAdjustmentBehavior == .never)
    }
  }

  @Test("The page ends above the lower edge of the safe area, and gives the inset back")
  func bottomInset() {
    let table = table()
    window.rotate(
      to: window.bounds.size, screenInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    table.showPage { Start(navigator: $0, bar: .fadesIn) }
    window.layoutIfNeeded()
    #expect(table.adjustedContentInset.bottom == 34)
    postKeyboard()
    #expect(table.adjustedContentInset.bottom == 267)
    table.hidePage()
    #expect(table.contentInset.bottom == 0 && table.adjustedContentInset.bottom == 34)
    #expect(table.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test("An application's table that adjusts no inset is inset by all that the keyboard covers")
  func keyboardWithoutAdjustment() {
    let table = table()
    window.rotate(
      to: window.bounds.size, screenInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    table.contentInsetAdjustmentBehavior = .never
    table.showPage { Start(navigator: $0) }
    window.layoutIfNeeded()
    postKeyboard()
    #expect(table.contentInset.bottom == 267)
  }

  @Test("A replaced page releases navigator and table")
  func lifetime() async {
    weak var navigator: Navigator?
    weak var driver: PageDriver?
    let table = table()
    driver = table.showPage {
      navigator = $0
      return Start(navigator: $0)
    }
    #expect(navigator != nil)
    table.hidePage()
    window.layoutIfNeeded()
    #expect(driver == nil)
    // The presenter lets its navigator go at the next turn of the main loop.
    for _ in 0..<4 { await Task.yield() }
    #expect(navigator == nil)
  }
}
#endif
