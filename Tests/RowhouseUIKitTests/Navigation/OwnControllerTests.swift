// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Controllers that an application creates for pushed pages")
@MainActor
struct OwnControllerTests {
  struct Albums: TablePage {
    let navigator: Navigator
    var title: String { "Albums" }
    var sections: [TableSection] {
      TableSection {
        LinkRow("Songs") { Songs() }
        Row("Other").onSelect { navigator.push(Other()) }
      }
    }
  }

  struct Songs: LinkedPage {
    var path: String { "/songs" }
    var title: String { "Songs" }
    var sections: [TableSection] { TableSection { LinkRow("More songs") { Songs() } } }
  }

  struct Other: TablePage {
    var title: String { "Other" }
    var sections: [TableSection] { TableSection { Row("row") } }
  }

  /// A controller with a bar button.
  final class SongsController: TablePageController {}

  private var options: TableOptions {
    var options = TableOptions()
    options.makeController = { page, navigator, options in
      guard page is Songs else {
        return TablePageController(page, navigator: navigator, options: options)
      }
      let controller = SongsController(page, navigator: navigator, options: options)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      return controller
    }
    return options
  }

  private func screen(restoring state: RestorationState? = nil) -> TableScreen {
    let navigator = Navigator()
    return TableScreen(
      Albums(navigator: navigator), options: options, navigator: navigator, showsBar: true
    ) { controller in
      if let state { controller.restore(state) { _ in Songs() } }
    }
  }

  private func tap(_ row: Int, on screen: TableScreen) {
    let top = screen.stack.topViewController as? TablePageController
    top?.tableView.tap(row: IndexPath(row: row, section: 0))
    Animations.finish()
    screen.window.layoutIfNeeded()
  }

  @Test("Pages that rows push have the controllers of the application, at any depth")
  func pushing() {
    let screen = screen()
    tap(0, on: screen)
    #expect(screen.stack.topViewController is SongsController)
    #expect(screen.stack.topViewController?.navigationItem.rightBarButtonItem != nil)
    #expect(screen.stack.topViewController?.title == "Songs")
    tap(0, on: screen)
    #expect(screen.stack.viewControllers.map { $0 is SongsController } == [false, true, true])
    screen.stack.tapBack()
    screen.stack.tapBack()
    tap(1, on: screen)
    #expect(screen.stack.topViewController?.title == "Other")
    #expect(!(screen.stack.topViewController is SongsController))
  }

  @Test("The table of a controller is available before the controller is shown")
  func table() {
    let screen = screen()
    let (controller, banner) = (TablePageController(Other()), UIView(frame: .zero))
    controller.tableView.tableHeaderView = banner
    screen.stack.pushViewController(controller, animated: false)
    screen.settle()
    #expect(controller.tableView.tableHeaderView === banner)
  }

  @Test("Restored pages have the controllers of the application")
  func restoring() {
    let first = screen()
    tap(0, on: first)
    let second = screen(restoring: first.controller.restorationState)
    #expect(second.stack.viewControllers.map { $0 is SongsController } == [false, true])
  }

  @Test("A page that an application's own table pushes has the controller of the application")
  func ownTable() throws {
    let controller = UIViewController()
    let stack = UINavigationController(rootViewController: controller)
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let table = UITableView(frame: window.bounds, style: .grouped)
    controller.view.addSubview(table)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    table.showPage(options: options) { Albums(navigator: $0) }
    window.layoutIfNeeded()
    table.tap(row: IndexPath(row: 0, section: 0))
    Animations.finish()
    #expect(stack.topViewController is SongsController)
  }

  #if os(Linux)
  @Test("A controller with another navigator is a mistake")
  func otherNavigator() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var options = TableOptions()
        options.makeController = { page, _, options in TablePageController(page, options: options) }
        let navigator = Navigator()
        let screen = TableScreen(
          Albums(navigator: navigator), options: options, navigator: navigator)
        navigator.push(Other())
        Animations.finish()
        withExtendedLifetime(screen) {}
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("returned a TablePageController with another navigator"))
  }
  #endif
}
#endif
