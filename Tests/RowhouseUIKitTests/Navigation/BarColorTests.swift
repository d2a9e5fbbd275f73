// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Observable @MainActor
private final class Paint {
  var bar = PageBar.standard
  var colors: PageBarColors?
  var appearance = PageAppearance.grouped
}

private struct PaintedPage: TablePage {
  let paint: Paint

  var title: String { "Page" }
  var bar: PageBar { paint.bar }
  var barColors: PageBarColors? { paint.colors }
  var appearance: PageAppearance { paint.appearance }
  var sections: [TableSection] {
    TableSection(rows: (0..<60).map { Row("\($0)", id: $0).row })
  }
}

@Suite("Colors of the navigation bar")
@MainActor
struct BarColorTests {
  private let paint = Paint()
  private let red = PageBarColors(
    background: .hex(0xFF0000), title: .hex(0xFFFFFF), tint: .hex(0x00FF00))
  private let blue = PageBarColors(background: .hex(0x0000FF), tint: .hex(0xFF00FF))

  private func hex(_ color: UIColor?) -> UInt32? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard let color, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha == 1
    else { return nil }
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  private func title(_ appearance: UINavigationBarAppearance?) -> UInt32? {
    hex(appearance?.titleTextAttributes[.foregroundColor] as? UIColor)
  }

  @Test("A page gives the bar its colors, and takes them away")
  func changes() {
    paint.colors = red
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    let (item, bar) = (screen.controller.navigationItem, screen.stack.navigationBar)
    func appearances() -> [UINavigationBarAppearance?] {
      [
        item.standardAppearance, item.scrollEdgeAppearance, item.compactAppearance,
        item.compactScrollEdgeAppearance,
      ]
    }
    for appearance in appearances() {
      #expect(hex(appearance?.backgroundColor) == 0xFF0000)
      #expect(title(appearance) == 0xFFFFFF)
    }
    #expect(hex(bar.tintColor) == 0x00FF00)
    paint.colors = blue
    screen.settle()
    #expect(hex(item.standardAppearance?.backgroundColor) == 0x0000FF)
    #expect(hex(bar.tintColor) == 0xFF00FF)
    paint.colors = nil
    screen.settle()
    #expect(appearances().allSatisfy { $0 == nil })
    #expect(bar.tintColor == UINavigationController().navigationBar.tintColor)
  }

  @Test("The tint belongs to the page on top, and the application has its own back in between")
  func stacks() {
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    let bar = screen.stack.navigationBar
    bar.tintColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    let (first, second) = (Paint(), Paint())
    first.colors = red
    second.colors = blue
    func settle() {
      Animations.finish()
      screen.window.layoutIfNeeded()
    }
    screen.controller.navigator.push(PaintedPage(paint: first))
    settle()
    #expect(hex(bar.tintColor) == 0x00FF00)
    screen.controller.navigator.push(PaintedPage(paint: second))
    settle()
    #expect(hex(bar.tintColor) == 0xFF00FF)
    // A page that is not visible leaves the bar alone.
    first.colors?.tint = .hex(0x123456)
    (screen.stack.viewControllers[1] as? TablePageController)?.driver.flush()
    #expect(hex(bar.tintColor) == 0xFF00FF)
    screen.controller.navigator.pop()
    settle()
    #expect(hex(bar.tintColor) == 0x123456)
    screen.controller.navigator.pop()
    settle()
    #expect(hex(bar.tintColor) == 0x00FFFF)
  }

  @Test("The bar has the colors of the newest theme")
  func themes() throws {
    func theme(_ hex: UInt32) -> Theme {
      let color = RGBA(hex: hex)
      var palette = Palette.standard
      palette[.tint] = Palette.Tone(light: color, dark: color)
      return Theme(name: "\(hex)", palette: palette)
    }
    paint.colors = PageBarColors(background: .tint, tint: .tint)
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    let (own, stack) = (UIViewController(), UINavigationController())
    let table = UITableView(frame: own.view.bounds, style: .plain)
    own.view.addSubview(table)
    let driver = table.showPage(PaintedPage(paint: paint))
    stack.setViewControllers([own], animated: false)
    screen.controller.present(stack, animated: false)
    screen.settle()
    for hex: UInt32 in [0xFF0000, 0x0000FF] {
      screen.driver.theme = theme(hex)
      driver.theme = theme(hex)
      driver.flush()
      screen.settle()
      #expect(hex == self.hex(screen.controller.navigationItem.standardAppearance?.backgroundColor))
      #expect(hex == self.hex(own.navigationItem.standardAppearance?.backgroundColor))
    }
    #expect(hex(screen.stack.navigationBar.tintColor) == 0x0000FF)
  }

  @Test("A bar that fades in ends in the page's colors")
  func fading() {
    paint.colors = red
    paint.bar = .fadesIn
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    let item = screen.controller.navigationItem
    screen.table.scroll(to: 400)
    #expect(hex(item.standardAppearance?.backgroundColor) == 0xFF0000)
    #expect(title(item.standardAppearance) == 0xFFFFFF)
  }

  @Test("A bar that has faded in is not set again while the page is scrolled")
  func faded() throws {
    paint.colors = red
    paint.bar = .fadesIn
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    let item = screen.controller.navigationItem
    screen.table.contentOffset.y = 500
    let appearance = try #require(item.standardAppearance)
    screen.table.contentOffset.y = 1_000
    #expect(item.standardAppearance === appearance)
    screen.table.contentOffset.y = 80
    #expect(item.standardAppearance !== appearance)
    screen.table.contentOffset.y = 500
    paint.colors = blue
    screen.settle()
    #expect(hex(item.standardAppearance?.backgroundColor) == 0x0000FF)
    screen.table.contentOffset.y = 900
    #expect(hex(item.standardAppearance?.backgroundColor) == 0x0000FF)
  }

  @Test("A table has its own inset adjustment again when its bar no longer fades in")
  func insetAdjustment() {
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    screen.table.contentInsetAdjustmentBehavior = .scrollableAxes
    func change(_ change: (Paint) -> Void) -> UIScrollView.ContentInsetAdjustmentBehavior {
      change(paint)
      screen.settle()
      return screen.table.contentInsetAdjustmentBehavior
    }
    #expect(change { $0.colors = red } == .scrollableAxes)
    #expect(change { $0.bar = .fadesIn } == .never)
    #expect(change { $0.appearance = .insetGrouped } == .never)
    #expect(change { $0.bar = .standard } == .scrollableAxes)
    #expect(change { $0.appearance = .plain } == .scrollableAxes)
  }

  @Test("A page in a container colors the bar of the container until it is removed from it")
  func container() {
    paint.colors = red
    let (outer, page) = (UIViewController(), TablePageController(PaintedPage(paint: paint)))
    outer.addChild(page)
    page.view.frame = outer.view.bounds
    outer.view.addSubview(page.view)
    page.didMove(toParent: outer)
    let stack = UINavigationController(rootViewController: outer)
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(hex(outer.navigationItem.standardAppearance?.backgroundColor) == 0xFF0000)
    #expect(hex(stack.navigationBar.tintColor) == 0x00FF00)
    paint.colors = blue
    paint.bar = .fadesIn
    page.driver.flush()
    page.tableView.scroll(to: 400)
    #expect(hex(outer.navigationItem.standardAppearance?.backgroundColor) == 0x0000FF)
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    #expect(outer.navigationItem.standardAppearance == nil)
  }

  @Test("A page without colors leaves the application's own")
  func ownColors() {
    let own = UINavigationBarAppearance()
    let page = TablePageController(PaintedPage(paint: paint))
    page.navigationItem.standardAppearance = own
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    screen.stack.pushViewController(page, animated: false)
    screen.settle()
    #expect(page.navigationItem.standardAppearance === own)
    for colors in [red, nil] {
      paint.colors = colors
      page.driver.flush()
    }
    #expect(page.navigationItem.standardAppearance === own)
  }

  @Test("The bar keeps the fonts and the shadow of the application")
  func ownFonts() throws {
    let (small, large) = (UIFont.systemFont(ofSize: 11), UIFont.systemFont(ofSize: 33))
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true)
    let (item, own) = (screen.controller.navigationItem, UINavigationBarAppearance())
    own.titleTextAttributes = [.font: small, .foregroundColor: UIColor.black]
    own.largeTitleTextAttributes = [.font: large]
    own.shadowColor = .black
    screen.stack.navigationBar.standardAppearance = own
    paint.colors = red
    screen.settle()
    var shown = try #require(item.standardAppearance)
    #expect(hex(shown.backgroundColor) == 0xFF0000 && title(shown) == 0xFFFFFF)
    #expect(shown.titleTextAttributes[.font] as? UIFont == small)
    #expect(shown.largeTitleTextAttributes[.font] as? UIFont == large)
    #expect(hex(shown.largeTitleTextAttributes[.foregroundColor] as? UIColor) == 0xFFFFFF)
    #expect(shown.shadowColor == .black)
    paint.bar = .fadesIn
    screen.settle()
    shown = try #require(item.standardAppearance)
    #expect(shown.titleTextAttributes[.font] as? UIFont == small)
    #expect(own.backgroundColor == nil && hex(own.shadowColor) == 0 && title(own) == 0)
  }

  @Test("A page's colors change only the colors of its item's own appearance")
  func ownFontsOfItem() {
    let (font, own) = (UIFont.systemFont(ofSize: 11), UINavigationBarAppearance())
    own.titleTextAttributes = [.font: font]
    paint.colors = red
    let screen = TableScreen(PaintedPage(paint: paint), showsBar: true) {
      $0.navigationItem.standardAppearance = own
    }
    let item = screen.controller.navigationItem
    for colors in [red, blue] {
      paint.colors = colors
      screen.settle()
      #expect(item.standardAppearance !== own)
      #expect(item.standardAppearance?.titleTextAttributes[.font] as? UIFont == font)
    }
    paint.colors = nil
    screen.settle()
    #expect(item.standardAppearance === own && title(own) == nil)
  }

  @Test("A table of one's own has the colors until it is hidden, but no tint")
  func ownTable() {
    let own = UINavigationBarAppearance()
    let controller = UIViewController()
    controller.navigationItem.standardAppearance = own
    let stack = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let table = UITableView(frame: controller.view.bounds, style: .plain)
    controller.view.addSubview(table)
    let tint = stack.navigationBar.tintColor
    paint.colors = red
    let driver = table.showPage(PaintedPage(paint: paint))
    window.layoutIfNeeded()
    #expect(hex(controller.navigationItem.standardAppearance?.backgroundColor) == 0xFF0000)
    #expect(stack.navigationBar.tintColor == tint)
    paint.colors = nil
    driver.flush()
    #expect(controller.navigationItem.standardAppearance === own)
    paint.colors = blue
    driver.flush()
    table.hidePage()
    #expect(controller.navigationItem.standardAppearance === own)
  }
}
#endif
