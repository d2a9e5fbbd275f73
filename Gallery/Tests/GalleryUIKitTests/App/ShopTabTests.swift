// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("The four tabs of the shop")
struct ShopTabTests {
  @Test(
    "A row of the list presents them, and each shows its page", arguments: GalleryLanguage.allCases)
  func tabs(language: GalleryLanguage) throws {
    let screen = AppScreen(language)
    let say = screen.gallery.say
    screen.open(.start)
    screen.tap(say(.fourTabs))
    Animations.finish()
    let tabs = try #require(screen.app.presentedViewController as? UITabBarController)
    #expect(
      tabs.tabBar.items?.map(\.title) == [
        say(.messagesTab), say(.profileTab), say(.shopTab), say(.feedTab),
      ])
    for (item, name) in zip(
      tabs.tabBar.items ?? [], ["ic_demo1", "ic_demo2", "ic_demo3", "ic_demo4"])
    {
      #expect(item.image?.isNamed(name) == true, "\(name)")
    }
    #expect(tabs.tabBar.tintColor == UIColor(red: 0, green: 112 / 255, blue: 122 / 255, alpha: 1))
    let names: [PageName] = [.messages, .profile, .shop, .feed]
    for (index, name) in names.enumerated() {
      tabs.selectedIndex = index
      screen.window.layoutIfNeeded()
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      let page = try #require(stack.topViewController as? TablePageController)
      #expect(page.title == say(name.title))
      #expect(page.tableView.visibleCells.isEmpty == false)
      #expect(page.navigationItem.leftBarButtonItem?.primaryAction != nil)
    }
    tabs.dismiss(animated: false)
    Animations.finish()
    #expect(screen.app.presentedViewController == nil)
    #expect(screen.diagnostics.isEmpty)
  }
}
#endif
