// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Updates of a table that another page covers")
@MainActor
struct CoveredTableTests {
  @MainActor
  @Observable
  final class Feed {
    var names = (0..<40).map { "row \($0)" }
  }

  private struct FeedPage: TablePage {
    let feed: Feed

    var title: String { "Feed" }
    var sections: [TableSection] {
      TableSection(feed.names, id: \.self) { name in
        CustomRow(Paragraph(text: String(repeating: "\(name) ", count: 40)))
          .height(.automatic())
      }
    }
  }

  private let feed = Feed()

  private typealias Place = (name: String, distance: CGFloat)

  /// Covers the page while the feed changes, and returns the visible rows with their distances from the top before
  /// and after.
  private func places(
    at fraction: CGFloat, _ change: ([Place]) -> Void
  ) -> (before: [Place], after: [Place]) {
    let screen = TableScreen(FeedPage(feed: feed))
    let table = screen.table
    func places() -> [Place] {
      (table.indexPathsForVisibleRows ?? []).map {
        (feed.names[$0.row], table.rectForRow(at: $0).minY - table.contentOffset.y)
      }
    }
    // Measures the rows above.
    for step in 0...20 {
      let end = table.contentSize.height - table.bounds.height
      table.scroll(to: fraction * end * CGFloat(step) / 20)
    }
    let before = places()
    screen.stack.pushViewController(UIViewController(), animated: false)
    screen.settle()
    change(before)
    screen.settle()
    screen.stack.popViewController(animated: false)
    screen.settle()
    #expect(screen.staleness() == nil)
    return (before, places())
  }

  @Test("The rows in view stay at their places", arguments: [0.3, 0.7, 1])
  func inserted(fraction: Double) throws {
    let (before, after) = places(at: CGFloat(fraction)) { _ in feed.names.insert("new", at: 0) }
    #expect(before[0].name != "row 0")
    let same = try #require(after.first { $0.name == before[0].name })
    #expect(abs(same.distance - before[0].distance) < 0.5)
  }

  @Test("If the first row in view is deleted, the next one stays at its place")
  func deleted() throws {
    let (before, after) = places(at: 0.5) { before in
      feed.names.removeAll { $0 == before[0].name }
    }
    let same = try #require(after.first { $0.name == before[1].name })
    #expect(abs(same.distance - before[1].distance) < 0.5)
  }

  @Test("A table at its top stays there")
  func top() {
    let (before, after) = places(at: 0) { _ in feed.names.insert("new", at: 0) }
    #expect(before[0].name == "row 0" && after[0].name == "new")
    #expect(before[0].distance == after[0].distance)
  }

  #if os(Linux)
  // UIKit notifies covered views of traits only before iOS 17.
  @Test("The selected row stays selected if the text size changes while another page is above")
  func selection() {
    let screen = TableScreen()
    screen.driver.sections = [TableSection(rows: ["a", "b"].map { Row($0).staysSelected().row })]
    screen.settle()
    screen.table.tap(row: IndexPath(row: 1, section: 0))
    screen.stack.pushViewController(UIViewController(), animated: false)
    screen.settle()
    screen.window.setTextSize(.accessibilityLarge)
    // The stand-in then notifies the view of the controller, although it is not in the window.
    screen.controller.overrideUserInterfaceStyle = .dark
    #expect(screen.table.window == nil)
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }
  #endif

  @Test("A page shows the change of a model without observation after the user has returned")
  func plainModel() async {
    final class Sounds {
      var ringtone = "Bells"
    }
    struct SoundsPage: TablePage {
      let sounds: Sounds
      var title: String { "Sounds" }
      var sections: [TableSection] { TableSection { Row(sounds.ringtone) } }
    }
    let sounds = Sounds()
    let screen = TableScreen(SoundsPage(sounds: sounds))
    screen.stack.pushViewController(UIViewController(), animated: false)
    screen.settle()
    sounds.ringtone = "Harp"
    screen.stack.popViewController(animated: false)
    await screen.driver.settled()
    screen.settle()
    #expect(screen.texts(0) == ["Harp"])
  }
}
#endif
