// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import GalleryTesting
import GalleryUIKit
import Rowhouse
import RowhouseUIKit
import UIKitDriving

/// The app in a window, with a clock that the test advances.
@MainActor
final class AppScreen {
  let clock = HandClock()
  let gallery: GalleryState
  let app: GalleryTabBarController
  let window: UIWindow
  private let complaints = Complaints()

  private final class Complaints {
    var all: [PageDiagnostic] = []
  }

  /// Opens the app.
  ///
  /// - Parameters:
  ///   - language: The language of its pages.
  ///   - size: The size of its window.
  ///   - stickers: The source of the stickers.
  ///   - pages: The pages of an earlier run of the app, or `nil` for none.
  init(
    _ language: GalleryLanguage = .english, size: CGSize = CGSize(width: 375, height: 667),
    stickers: (any StickerSource)? = nil, pages: OpenPages? = nil
  ) {
    precondition(AppPictures.areAvailable, "The app has no pictures")
    gallery = GalleryState(
      language: language, themeChoice: .weChat, clock: clock, stickerSource: stickers)
    app = GalleryTabBarController(
      gallery: gallery,
      options: TableOptions(
        diagnostics: DiagnosticsHandler { [complaints] in complaints.all.append($0) }))
    if let pages { app.open(pages) }
    window = UIWindow.onScreen(size: size)
    window.rootViewController = app
    window.makeKeyAndVisible()
    settle()
  }

  /// Opens the app with a page on top of the list of all pages.
  convenience init(
    opening name: PageName, _ language: GalleryLanguage = .english,
    size: CGSize = CGSize(width: 375, height: 667), stickers: (any StickerSource)? = nil
  ) {
    self.init(language, size: size, stickers: stickers)
    open(name)
  }
}

extension AppScreen {
  /// The diagnostics of all tables.
  var diagnostics: [PageDiagnostic] { complaints.all }

  /// The stack of the selected tab.
  var stack: UINavigationController {
    guard let stack = app.selectedViewController as? UINavigationController else {
      preconditionFailure("The tab has no stack")
    }
    return stack
  }

  /// The controller of the top page.
  var controller: TablePageController {
    guard let controller = stack.topViewController as? TablePageController else {
      preconditionFailure("There is no page on top")
    }
    return controller
  }

  var table: UITableView { controller.tableView }

  /// The current top page.
  var page: PageSnapshot { controller.driver.page }

  /// The titles of the pages in the stack.
  var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

  /// Shows all changes, and ends all animations.
  func settle() {
    for stack in app.viewControllers ?? [] {
      for case let page as TablePageController in stack.children where page.isViewLoaded {
        page.driver.flush()
      }
    }
    window.layoutIfNeeded()
    Animations.finish()
    window.layoutIfNeeded()
  }

  /// Lets waiting tasks run, then settles.
  func settled() async {
    for _ in 0..<20 { await Task.yield() }
    settle()
  }

  /// Advances the clock, once all waiting tasks have begun to wait.
  func advance(by duration: Duration) async {
    await settled()
    await clock.advance(by: duration)
    await settled()
  }

  /// Shows the list of all pages, then pushes a page from it.
  func open(_ name: PageName) {
    app.tapTab(gallery.say(.start))
    settle()
    if name != .start { tap(id: ItemID(name)) }
  }

  /// Taps the back button.
  func back() {
    stack.tapBack()
    settle()
  }
}
#endif
