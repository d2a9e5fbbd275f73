// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble

/// The pages of the migration articles, used on the stand-in for UIKit in the ways that the
/// articles describe.
@Suite("Coming from another framework, on UIKit")
@MainActor
struct MigrationOnUIKitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func show(_ controller: TablePageController) throws -> UITableView {
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller.tableView
  }

  private func settle(_ controller: TablePageController) {
    controller.driver.flush()
    Animations.finish()
    window.layoutIfNeeded()
  }

  private func path(_ row: Int, _ section: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("Settings: a tap pushes a page, a switch keeps its value, and the model updates the page")
  func settings() throws {
    let settings = MigrationFromSJSnippets.Settings()
    let controller = TablePageController(
      MigrationFromSJSnippets.SettingsPage(settings: settings))
    let table = try show(controller)
    let toggle = try #require(table.cellForRow(at: path(0, 1))?.firstView(UISwitch.self))
    let wasOn = toggle.isOn
    toggle.tap()
    #expect(toggle.isOn != wasOn)
    #expect(settings.nightMode == toggle.isOn)
    settings.nightMode = wasOn
    settle(controller)
    #expect(toggle.isOn == wasOn)
    table.tap(row: path(0, 0))
    Animations.finish()
    #expect(controller.navigationController?.topViewController?.title == "Security")
  }

  @Test("Shop: a swipe deletes a row of a model that nobody observes")
  func shop() throws {
    let shop = MigrationFromCBSnippets.Shop()
    shop.goods = (1...3).map { MigrationFromCBSnippets.Item(id: $0, name: "item \($0)") }
    let controller = TablePageController(MigrationFromCBSnippets.ShopPage(shop: shop))
    let table = try show(controller)
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.swipe(row: path(1, 0), isFull: true)
    #expect(shop.goods.map(\.id) == [1, 3])
    #expect(table.numberOfRows(inSection: 0) == 2)
    // No handler makes this change, so the driver must be asked to update.
    shop.goods.append(MigrationFromCBSnippets.Item(id: 4, name: "item 4"))
    settle(controller)
    #expect(table.numberOfRows(inSection: 0) == 2)
    controller.driver.update()
    settle(controller)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("Store: heights, alerts and a hidden row, in an application's own table")
  func store() throws {
    let store = MigrationFromSigmaSnippets.Store()
    let owner = UIViewController()
    let table = UITableView(frame: owner.view.bounds, style: .grouped)
    owner.view.addSubview(table)
    window.rootViewController = owner
    window.makeKeyAndVisible()
    let driver = table.showPage(MigrationFromSigmaSnippets.StorePage(store: store))
    window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 40)
    #expect(table.rectForRow(at: path(0, 0)).height == 60)
    #expect(table.rectForFooter(inSection: 0).height < 0.01)
    table.tap(row: path(0, 0))
    Animations.finish()
    let alert = window.frontmostController as? UIAlertController
    #expect(alert?.title == "Entry to withdraw money")
    alert?.tap("OK")
    Animations.finish()
    store.isManager = false
    driver.update()
    driver.flush()
    Animations.finish()
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test("Inbox: a controller keeps its cells and its delegate methods, and shows a page")
  func oldInbox() throws {
    let controller = DataSourceSnippets.InboxController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let (table, mail) = (controller.tableView, controller.mail)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.rectForRow(at: path(1, 0)).height == 72)
    let cell = table.cellForRow(at: path(1, 0)) as? DataSourceSnippets.MessageCell
    #expect(cell?.subject == "Message 2")
    table.tap(row: path(1, 0))
    #expect(mail.opened == [2])
    mail.messages.removeFirst()
    table.pageDriver?.update()
    table.pageDriver?.flush()
    Animations.finish()
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.tap(row: path(0, 0))
    #expect(mail.opened == [2, 2])
  }

  @Test("Inbox: a page has the rows, the actions, and the refresh control of its data source")
  func inbox() async throws {
    let mail = DataSourceSnippets.Mail()
    let controller = TablePageController(DataSourceSnippets.InboxPage(mail: mail))
    let table = try show(controller)
    #expect(table.swipe(row: path(0, 0), edge: .leading) == ["Read"])
    table.swipe(row: path(1, 0), isFull: true)
    #expect(mail.messages.map(\.number) == [1, 3])
    #expect(table.refreshControl != nil)
    mail.isOffline = true
    controller.driver.update()
    settle(controller)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
    table.tap(row: path(1, 1))
    Animations.finish()
    #expect(controller.navigationController?.topViewController?.title == "Message 3")
  }
}

extension UIView {
  /// The first subview of a class in the view's hierarchy.
  fileprivate func firstView<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstView(type) { return found }
    }
    return nil
  }
}
#endif
