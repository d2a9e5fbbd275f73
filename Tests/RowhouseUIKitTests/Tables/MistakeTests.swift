// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

/// The messages for mistakes of the application, which the process prints before it ends.
@Suite("Mistakes that end the application")
@MainActor
struct MistakeTests {
  private final class NameCell: UITableViewCell {}
  private final class OtherCell: UITableViewCell {}

  /// A controller that reads its table too early.
  private final class EarlyController: TablePageController {
    override func viewDidLoad() {
      _ = tableView
      super.viewDidLoad()
    }
  }

  /// A color without components, as a pattern is in UIKit.
  private final class Pattern: UIColor, @unchecked Sendable {
    override func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }
  }

  private func expectMessage(
    _ message: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), sourceLocation: sourceLocation)
  }

  @Test("A controller has no table before it has loaded its view")
  func earlyTable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { EarlyController(nil, navigator: Navigator()).loadViewIfNeeded() }
    }
    expectMessage("EarlyController has no table yet. Call super.viewDidLoad() before", in: result)
  }

  @Test("A storyboard contains no page")
  func storyboard() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = TablePageController(coder: NSKeyedArchiver(requiringSecureCoding: true))
      }
    }
    expectMessage("A TablePageController cannot be created from a storyboard", in: result)
  }

  @Test("A pattern is not a color of a style")
  func pattern() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = StyleColor.uiColor(Pattern(red: 0, green: 0, blue: 0, alpha: 1)) }
    }
    expectMessage("has no components in sRGB. Use a color that is not a pattern.", in: result)
  }

  @Test("A prototype has the class of the row")
  func prototype() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TableScreen()
        screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        screen.driver.sections = [
          TableSection { NativeRow(NameCell.self, from: .prototype("name"), 1) { _, _, _ in } }
        ]
        screen.settle()
      }
    }
    expectMessage("A cell for “prototype name” is UITableViewCell and not NameCell", in: result)
  }

  @Test("A handler of a row receives cells of the class of the row")
  func handler() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TableScreen()
        screen.driver.sections = [
          TableSection {
            NativeRow(NameCell.self, 1) { _, _, _ in }.onWillDisplay(OtherCell.self) { _ in }
          }
        ]
        screen.settle()
      }
    }
    expectMessage(
      "A NativeRow has cells of NameCell, and its onWillDisplay expects OtherCell", in: result)
  }

  @Test("An application registers no class of its own for rows of the framework")
  func registered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TableScreen()
        screen.driver.sections = [TableSection { Row("One") }]
        screen.settle()
        let cell = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
        screen.table.register(
          UITableViewCell.self, forCellReuseIdentifier: cell?.reuseIdentifier ?? "none")
        screen.driver.sections = [TableSection(0..<3, id: \.self) { Row("\($0)") }]
        screen.settle()
      }
    }
    expectMessage("The table has the class UITableViewCell registered for “", in: result)
  }
}
#endif
