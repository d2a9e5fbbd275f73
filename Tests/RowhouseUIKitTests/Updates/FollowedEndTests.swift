// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Pages that follow their end")
@MainActor
struct FollowedEndTests {
  @MainActor
  @Observable
  final class Log {
    var lines = (0..<60).map { "line \($0)" }
    /// The number of words of each line.
    var length = 40
    var isEmpty = false
  }

  private struct LogPage: TablePage {
    let log: Log
    var footer: HeaderFooter = .none

    var title: String { "Log" }
    var followsEnd: Bool { true }
    var loadState: LoadState { log.isEmpty ? .loading() : .content }
    var sections: [TableSection] {
      TableSection(log.lines.indices, id: \.self) { index in
        let text = String(repeating: "\(log.lines[index]) ", count: log.length)
        return CustomRow(Paragraph(text: text)).height(.automatic())
      }
    }
  }

  /// A page with a field above some of its rows.
  private struct ThreadPage: TablePage {
    let log: Log

    var title: String { "Thread" }
    var followsEnd: Bool { true }
    var sections: [TableSection] {
      TableSection(0..<20, id: \.self) { Row("Message \($0)") }
      TableSection { FieldRow("Message", text: "") { _ in } }
      TableSection(log.lines, id: \.self) { Row($0) }
    }
  }

  private let log = Log()

  /// Returns the distance from the lower edge of the visible area to the end of the page, in points.
  private func distance(_ table: UITableView) -> CGFloat {
    table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.maxY
  }

  private func isLastInView(_ table: UITableView) -> Bool {
    table.indexPathsForVisibleRows?.last == IndexPath(row: log.lines.count - 1, section: 0)
  }

  @Test("A page opens at its end, without an animation")
  func opening() {
    let screen = TableScreen(LogPage(log: log))
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
    #expect(screen.staleness() == nil)
  }

  @Test("A page whose rows arrive later shows the last of them")
  func loading() {
    log.isEmpty = true
    let screen = TableScreen(LogPage(log: log))
    #expect(screen.table.contentOffset.y == -screen.table.adjustedContentInset.top)
    log.isEmpty = false
    screen.settle()
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
  }

  @Test("The end stays in view while rows arrive, until the user scrolls up")
  func arriving() {
    let screen = TableScreen(LogPage(log: log))
    for number in 0..<5 {
      log.lines.append("new \(number)")
      screen.settle()
      #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table), "\(number)")
    }
    let offset = screen.table.contentOffset.y - 100
    screen.table.scroll(to: offset)
    log.lines.append("unseen")
    screen.settle()
    #expect(screen.table.contentOffset.y == offset)
    // The rows that come into view may be taller than their estimates.
    for _ in 0..<5 {
      screen.table.scroll(to: screen.table.contentOffset.y + distance(screen.table))
    }
    log.lines.append("seen")
    screen.settle()
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
    #expect(screen.staleness() == nil)
  }

  @Test("The end stays in view while rows grow")
  func growing() {
    let screen = TableScreen(LogPage(log: log))
    log.length = 60
    screen.settle()
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
  }

  @Test("The end stays in view while rows arrive below a field that is edited")
  func editedField() throws {
    log.lines.removeLast(52)
    let screen = TableScreen(ThreadPage(log: log))
    let field = try #require(screen.first(UITextField.self, 0, 1))
    #expect(field.becomeFirstResponder())
    screen.settle()
    for number in 0..<12 {
      log.lines.append("new \(number)")
      screen.settle()
      #expect(abs(distance(screen.table)) < 1, "\(number)")
    }
  }

  @Test("The end is followed again if the last row is in view, but not the footer of the page")
  func lastRow() {
    let screen = TableScreen(LogPage(log: log, footer: "Footer"))
    screen.table.scroll(to: screen.table.contentOffset.y - 300)
    let last = IndexPath(row: log.lines.count - 1, section: 0)
    screen.table.scrollToRow(at: last, at: .bottom, animated: false)
    screen.settle()
    #expect(distance(screen.table) > 10)
    log.lines.append("new")
    screen.settle()
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
  }

  @Test("The end stays above the keyboard")
  func keyboard() {
    let screen = TableScreen(LogPage(log: log))
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    screen.settle()
    #expect(screen.table.contentInset.bottom == 267 && abs(distance(screen.table)) < 1)
    log.lines.append("new")
    screen.settle()
    #expect(abs(distance(screen.table)) < 1)
  }

  @Test("A page that another page covers is at its end again if it was there", arguments: [0, 100])
  func covered(distance: Double) {
    let screen = TableScreen(LogPage(log: log))
    if distance > 0 {
      screen.table.scroll(to: screen.table.contentOffset.y - CGFloat(distance))
    }
    screen.stack.pushViewController(UIViewController(), animated: false)
    screen.settle()
    log.lines.append("new")
    screen.settle()
    screen.stack.popViewController(animated: false)
    screen.settle()
    #expect(isLastInView(screen.table) == (distance == 0))
  }

  @Test("A row to which the page is scrolled before it appears is shown instead of the end")
  func scrolling() {
    let navigator = Navigator()
    let screen = TableScreen(LogPage(log: log), navigator: navigator) { _ in
      navigator.scroll(to: 20)
    }
    #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
  }

  @Test("An animated scroll leads away from the end, even if rows arrive while it runs")
  func animatedScrolling() async {
    let navigator = Navigator()
    let screen = TableScreen(LogPage(log: log), navigator: navigator)
    let offset = screen.table.contentOffset.y
    navigator.scroll(to: 20)
    log.lines.append("new")
    screen.driver.flush()
    #expect(screen.table.contentOffset.y == offset && distance(screen.table) > 10)
    log.length = 60
    screen.driver.flush()
    #expect(distance(screen.table) > 10)
    await Animations.finishAll()
    #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
    log.lines.append("unseen")
    screen.settle()
    #expect(screen.table.indexPathsForVisibleRows?.first == IndexPath(row: 20, section: 0))
  }

  @Test("A page follows its end again if the user or the page stops the animation that leaves it")
  func stoppedScrolling() async {
    let navigator = Navigator()
    let screen = TableScreen(LogPage(log: log), navigator: navigator)
    navigator.scroll(to: 20)
    screen.table.dragContent(by: 0) {}
    log.lines.append("first")
    screen.settle()
    #expect(abs(distance(screen.table)) < 1)
    navigator.scroll(to: 20)
    navigator.scroll(to: 60, at: .bottom, isAnimated: false)
    log.lines.append("second")
    screen.settle()
    await Animations.finishAll()
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
  }

  @Test(
    "A page whose end stays in view at the target of a scroll follows it",
    arguments: [ScrollPosition.bottom, .nearest])
  func scrollingAtEnd(_ position: ScrollPosition) async {
    let navigator = Navigator()
    let screen = TableScreen(LogPage(log: log, footer: "Footer"), navigator: navigator)
    navigator.scroll(to: 59, at: position)
    log.lines.append("new")
    screen.settle()
    await Animations.finishAll()
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
  }

  @Test(
    "A page whose rows fit on the screen follows its end after a scroll to a row",
    arguments: [ScrollPosition.top, .middle, .bottom, .nearest])
  func scrollingShortPage(_ position: ScrollPosition) async {
    (log.lines, log.length) = (Array(log.lines.prefix(12)), 1)
    let navigator = Navigator()
    let screen = TableScreen(LogPage(log: log), navigator: navigator)
    navigator.scroll(to: 0, at: position)
    await Animations.finishAll()
    log.lines += (0..<20).map { "new \($0)" }
    screen.settle()
    #expect(abs(distance(screen.table)) < 1 && isLastInView(screen.table))
  }

  @Test("The end stays in view if the text size changes", arguments: [0, 300])
  func textSize(distance: CGFloat) {
    let screen = TableScreen(LogPage(log: log))
    if distance > 0 { screen.table.scroll(to: screen.table.contentOffset.y - distance) }
    screen.window.setTextSize(.accessibilityExtraExtraExtraLarge)
    screen.settle()
    #expect((abs(self.distance(screen.table)) < 1) == (distance == 0))
  }

  /// The sizes of a window before and after the device is turned, or a window beside it is resized.
  private static let sizes = [
    CGSize(width: 667, height: 375), CGSize(width: 375, height: 300),
    CGSize(width: 500, height: 667), CGSize(width: 375, height: 667),
  ]

  @Test("The end stays in view if the table is resized", arguments: [0, 300], [false, true])
  func resizing(distance: CGFloat, isCovered: Bool) {
    let screen = TableScreen(LogPage(log: log))
    if distance > 0 { screen.table.scroll(to: screen.table.contentOffset.y - distance) }
    for size in Self.sizes {
      if isCovered { screen.stack.pushViewController(UIViewController(), animated: false) }
      screen.window.rotate(to: size)
      if isCovered { screen.stack.popViewController(animated: false) }
      screen.settle()
      #expect((abs(self.distance(screen.table)) < 1) == (distance == 0), "\(size)")
      #expect(screen.staleness() == nil)
    }
  }

  @Test("The end stays above the keyboard if the device is turned")
  func turning() throws {
    log.lines = []
    let screen = TableScreen(ThreadPage(log: log))
    let field = try #require(screen.first(UITextField.self, 0, 1))
    #expect(field.becomeFirstResponder())
    screen.window.moveKeyboard(to: CGRect(x: 0, y: 400, width: 375, height: 267))
    for size in Self.sizes {
      screen.window.rotate(to: size)
      screen.settle()
      #expect(abs(distance(screen.table)) < 1 && field.isFirstResponder, "\(size)")
    }
  }

  @Test("A page in a table of the application opens at its end, too")
  func ownTable() async {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = UIViewController()
    let table = UITableView(frame: window.bounds, style: .plain)
    controller.view = table
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.showPage(LogPage(log: log), navigator: Navigator())
    window.layoutIfNeeded()
    #expect(abs(distance(table)) < 1 && isLastInView(table))
  }
}
#endif
