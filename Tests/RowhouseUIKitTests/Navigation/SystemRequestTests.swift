// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
// The stand-in records the links that were opened, and refuses those that no application can open.
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Links, shared and copied texts with UIKit", .serialized)
@MainActor
struct SystemRequestTests {
  private struct Page: TablePage {
    let rows: @MainActor () -> [AnyRow]
    var title: String { "Page" }
    var language: String? { "de" }
    var sections: [TableSection] { [TableSection(rows: rows())] }
  }

  private func screen(
    _ navigator: Navigator = Navigator(), @RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]
  ) -> TableScreen {
    UIApplication.shared.opened = []
    UIApplication.shared.unknownSchemes = []
    UIAccessibility.posted = []
    return TableScreen(Page(rows: rows), navigator: navigator)
  }

  private func tap(_ row: Int, on screen: TableScreen) {
    screen.table.tap(row: IndexPath(row: row, section: 0))
    screen.window.layoutIfNeeded()
  }

  private var announcements: [String] {
    UIAccessibility.announced
  }

  @Test("A link is opened by the system")
  func open() {
    let screen = screen {
      ExternalLinkRow("Website", to: "https://example.com/%C3%9C?a=b")
      ExternalLinkRow("Call", to: ExternalLink(phone: "+49 30 23125 001"))
    }
    tap(0, on: screen)
    tap(1, on: screen)
    #expect(
      UIApplication.shared.opened.map(\.absoluteString) == [
        "https://example.com/%C3%9C?a=b", "tel:+493023125001",
      ])
    #expect(announcements.isEmpty)
    let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.accessibilityTraits == .link)
  }

  @Test("A path of a server is announced, because there is no server")
  func path() {
    let screen = screen { ExternalLinkRow("Log out", to: ExternalLink(path: "/logout")) }
    tap(0, on: screen)
    #expect(UIApplication.shared.opened.isEmpty)
    #expect(announcements.count == 1 && announcements[0].hasSuffix("/logout"))
  }

  @Test("A link that no application opens is announced with its address")
  func unopened() {
    let screen = screen { ExternalLinkRow("Call", to: ExternalLink(phone: "110")) }
    UIApplication.shared.unknownSchemes = ["tel"]
    tap(0, on: screen)
    #expect(announcements == ["Lässt sich nicht öffnen: tel:110"])
  }

  @Test("A copied text is on the pasteboard, and announced")
  func copy() {
    let screen = screen { CopyRow("Number", "42") }
    UIPasteboard.general.string = "other"
    tap(0, on: screen)
    #expect(UIPasteboard.general.string == "42")
    #expect(announcements == ["Kopiert"])
    Animations.finish()
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test("The share sheet has the text and the link, and points at the row")
  func share() throws {
    let site = try #require(ExternalLink("https://example.com"))
    let screen = screen {
      Row("First")
      ShareRow("Share", SharedContent("Come in", link: site))
    }
    tap(1, on: screen)
    let sheet = try #require(screen.controller.presentedViewController as? UIActivityViewController)
    #expect(sheet.activityItems.first as? String == "Come in")
    #expect(sheet.activityItems.last as? URL == URL(string: "https://example.com"))
    #expect(sheet.activityItems.count == 2)
    let source = try #require(sheet.popoverPresentationController)
    #expect(source.sourceView === screen.table)
    #expect(source.sourceRect == screen.table.rectForRow(at: IndexPath(row: 1, section: 0)))
  }

  private func actionSheet() -> UIAlertController {
    UIAlertController(title: "More", message: nil, preferredStyle: .actionSheet)
  }

  /// Returns the rectangle of the table at which the presented popover points, and closes the popover.
  private func source(on screen: TableScreen) -> CGRect? {
    defer {
      screen.settle()
      screen.controller.dismiss(animated: false)
      screen.settle()
    }
    let popover = screen.controller.presentedViewController?.popoverPresentationController
    return popover?.sourceView === screen.table ? popover?.sourceRect : nil
  }

  @Test("On iPad, an action sheet points at the row whose handler presents it")
  func actionSheets() {
    let navigator = Navigator()
    let screen = screen(navigator) {
      Row("First")
      Row("Tap").accessory(.detail).onSelect { navigator.present(actionSheet()) }
        .onAccessory { navigator.present(actionSheet()) }
        .swipeActions { RowAction("More") { navigator.present(actionSheet()) } }
      ToggleRow("Night", isOn: false) { _ in navigator.present(actionSheet()) }
    }
    screen.window.setIdiom(.pad)
    let rows = (0..<3).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    let path = IndexPath(row: 1, section: 0)
    tap(1, on: screen)
    #expect(source(on: screen) == rows[1])
    screen.first(UIButton.self, 1)?.tap()
    #expect(source(on: screen) == rows[1])
    screen.table.swipe(row: path)
    screen.table.chooseAction("More")
    #expect(source(on: screen) == rows[1])
    screen.first(UISwitch.self, 2)?.tap()
    #expect(source(on: screen) == rows[2])
    navigator.present(actionSheet())
    #expect(source(on: screen) == screen.table.bounds)
  }

  @Test("An action sheet for a shortcut of a row that is out of view points at the page")
  func actionSheetOfHiddenRow() {
    let navigator = Navigator()
    let screen = screen(navigator) {
      Row("More").shortcut("m").onSelect { navigator.present(actionSheet()) }
      for number in 0..<100 { Row("\(number)") }
    }
    screen.window.setIdiom(.pad)
    let row = screen.table.rectForRow(at: IndexPath(row: 0, section: 0))
    screen.press("m", .command)
    #expect(source(on: screen) == row)
    screen.table.scroll(to: 2_000)
    screen.press("m", .command)
    #expect(source(on: screen) == screen.table.bounds)
  }

  @Test("An action sheet above a pushed page does not point at a row with the same id there")
  func actionSheetAbovePushedPage() async throws {
    let navigator = Navigator()
    let screen = screen(navigator) {
      Row("Name", id: "name").onSelect {
        navigator.push(Page(rows: { [Row("Name", id: "name").row] }))
        navigator.present(actionSheet())
      }
    }
    screen.window.setIdiom(.pad)
    tap(0, on: screen)
    Animations.finish()
    let top = try #require(screen.stack.topViewController as? TablePageController)
    await waitUntil { screen.stack.presentedViewController != nil }
    let popover = screen.window.frontmostController?.popoverPresentationController
    #expect(top !== screen.controller && popover?.sourceView === top.tableView)
    #expect(popover?.sourceRect != top.tableView.rectForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test("The source that an application has given to a popover remains")
  func ownSource() {
    let screen = screen { Row("First") }
    screen.window.setIdiom(.pad)
    let (sheet, view) = (actionSheet(), UIView(frame: .zero))
    sheet.popoverPresentationController?.sourceView = view
    screen.controller.navigator.present(sheet)
    #expect(sheet.popoverPresentationController?.sourceView === view)
    #expect(screen.controller.presentedViewController === sheet)
  }

  @Test("A sheet that no row has asked for points at the table")
  func shareLater() throws {
    let screen = screen { Row("First") }
    screen.controller.navigator.share(SharedContent("a"))
    let sheet = try #require(screen.controller.presentedViewController as? UIActivityViewController)
    #expect(sheet.popoverPresentationController?.sourceRect == screen.table.bounds)
  }
}
#endif
