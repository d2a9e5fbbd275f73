// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import GalleryPages
import Rowhouse
import Testing
import UIKitDriving

@MainActor
@Suite("The tabs of the app")
struct TabTests {
  @Test(
    "The tabs are Discover, Me and the list of all pages, and the first is selected",
    arguments: GalleryLanguage.allCases)
  func tabs(language: GalleryLanguage) throws {
    let screen = AppScreen(language)
    let items = try #require(screen.app.tabBar.items)
    let names: [PageName] = [.discover, .me, .start]
    #expect(items.map(\.title) == names.map { screen.gallery.say($0.title) })
    for (item, name) in zip(items, ["tabbar_discover", "tabbar_me", "list.bullet"]) {
      #expect(item.image?.isNamed(name) == true, "\(name)")
    }
    for (item, name) in zip(items, ["tabbar_discoverHL", "tabbar_meHL"]) {
      #expect(item.selectedImage?.isNamed(name) == true, "\(name)")
    }
    // UIKit returns the image itself where there is no other for the selected item.
    #expect(items[2].selectedImage?.isNamed("list.bullet") ?? true)
    #expect(items[0].selectedImage?.renderingMode == .alwaysOriginal)
    #expect(screen.app.selectedIndex == 0)
    #expect(screen.titles == [screen.gallery.say(.discover)])
  }

  @Test("Each tab has its own stack, and a second tap returns to its first page")
  func stacks() {
    let screen = AppScreen()
    screen.app.tapTab("Me")
    screen.tap(id: 7)
    #expect(screen.titles == ["Me", "Settings"])
    #expect(screen.app.tabBar.isHidden)
    screen.back()
    #expect(!screen.app.tabBar.isHidden)
    screen.app.tapTab("Gallery")
    #expect(screen.titles == ["Gallery"])
    screen.app.tapTab("Discover")
    screen.app.tapTab("Me")
    #expect(screen.titles == ["Me"])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test("A pushed page hides the tab bar")
  func room() {
    let screen = AppScreen()
    #expect(screen.table.adjustedContentInset.bottom == 49)
    screen.open(.settings)
    #expect(screen.table.adjustedContentInset.bottom == 0)
    screen.back()
    #expect(screen.table.adjustedContentInset.bottom == 49)
  }

  @Test("The row that switches the language switches titles, pages and tabs")
  func language() async {
    let screen = AppScreen()
    screen.open(.start)
    screen.tap("Language")
    await screen.settled()
    #expect(screen.app.tabBar.items?.map(\.title) == ["发现", "我", "画廊"])
    #expect(screen.controller.title == "画廊")
    let (faults, _) = screen.check()
    #expect(faults == [])
    screen.app.tapTab("发现")
    await screen.settled()
    #expect(screen.titles == ["发现"] && screen.texts(at: screen.indexPath(of: 0)) == ["朋友圈"])
    screen.app.tapTab("画廊")
    screen.tap("语言")
    await screen.settled()
    #expect(screen.app.tabBar.items?.map(\.title) == ["Discover", "Me", "Gallery"])
  }

  @Test("The row that switches the theme switches colors and bars")
  func theme() async {
    let screen = AppScreen()
    screen.open(.start)
    let bar = screen.stack.navigationBar
    #expect(bar.standardAppearance.backgroundColor == UIColor(WeChatBar.background))
    #expect(bar.scrollEdgeAppearance?.backgroundColor == UIColor(WeChatBar.background))
    #expect(screen.app.tabBar.tintColor == UIColor(WeChatBar.chosenTab))
    #expect(screen.stack.preferredStatusBarStyle == .lightContent)
    screen.tap("Theme")
    await screen.settled()
    #expect(screen.page.theme == .standard)
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(screen.app.tabBar.tintColor == .systemBlue)
    #expect(screen.stack.preferredStatusBarStyle == .default)
    let (faults, _) = screen.check()
    #expect(faults == [])
  }

  @Test("The list pushes each other page", arguments: GalleryLanguage.allCases)
  func leads(language: GalleryLanguage) {
    let screen = AppScreen(language)
    for name in PageName.allCases where name != .start && name != .million {
      screen.open(name)
      #expect(screen.titles == [PageName.start, name].map { screen.gallery.say($0.title) })
      screen.back()
    }
    #expect(screen.diagnostics.isEmpty)
  }
}

extension UIColor {
  fileprivate convenience init(_ color: RGBA) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
  }
}
#endif
