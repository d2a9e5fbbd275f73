// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The sizes of texts are those of the stand-in.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble
import UIKitDriving

/// Rows of each standard kind at the largest text size in the narrowest window, in both directions.
@Suite("The largest text")
@MainActor
struct LargeTextTests {
  /// The texts of a page.
  enum Script: String, CaseIterable {
    case english = "en"
    case arabic = "ar"

    var words: (title: String, subtitle: String, value: String) {
      switch self {
      case .english: ("Notifications and sounds", "Badges, banners and alerts", "Automatically")
      case .arabic: ("الإشعارات والأصوات", "الشارات واللافتات والتنبيهات", "تلقائيًا")
      }
    }
  }

  private func screen(_ script: Script, size: UIContentSizeCategory, width: CGFloat) -> TableScreen
  {
    let screen = TableScreen(
      KindsPage(script: script), size: CGSize(width: width, height: 6_000))
    screen.window.setTextSize(size)
    screen.settle()
    return screen
  }

  @Test(
    "No text is cut, and each is inside its row", arguments: Script.allCases,
    [UIContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge])
  func complete(script: Script, size: UIContentSizeCategory) {
    let screen = screen(script, size: size, width: 320)
    #expect(screen.staleness() == nil)
    #expect(screen.table.visibleCells.count == 10)
    for cell in screen.table.visibleCells {
      for case let label as UILabel in cell.contentView.drawnParts {
        #expect(label.isComplete, "“\(label.text ?? "")” in \(label.bounds.size)")
        let frame = label.convert(label.bounds, to: cell.contentView)
        #expect(cell.contentView.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame))
      }
    }
    for section in 0..<screen.table.numberOfSections {
      let edges = [
        screen.table.headerView(forSection: section), screen.table.footerView(forSection: section),
      ]
      for case let label as UILabel in edges.flatMap({ $0?.contentView.drawnParts ?? [] }) {
        #expect(label.isComplete)
      }
    }
  }

  @Test("The message of an activity is not cut")
  func messages() throws {
    let message = "The pictures of this album are copied to the new phone"
    let navigator = Navigator()
    let window = UIWindow.onScreen(size: CGSize(width: 320, height: 1_200))
    let controller = TablePageController(KindsPage(script: .english), navigator: navigator)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.setTextSize(.accessibilityExtraExtraExtraLarge)
    let progress = navigator.progress(message)
    window.layoutIfNeeded()
    Animations.finish()
    let overlays = controller.view.subviews.filter { !($0 is UITableView) }
    let labels = overlays.flatMap(\.drawnParts).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == [message])
    for label in labels {
      #expect(label.isComplete && label.numberOfLines == 0, "\(label.bounds.size)")
      let frame = label.convert(label.bounds, to: controller.view)
      #expect(controller.view.bounds.contains(frame))
      #expect(label.superview?.bounds.contains(label.frame) == true)
    }
    progress.finish()
  }

  @Test("At standard sizes, titles are in one line")
  func standard() {
    let screen = screen(.english, size: .extraExtraExtraLarge, width: 320)
    #expect(screen.first(UILabel.self, 0)?.numberOfLines == 1)
    #expect(screen.staleness() == nil)
    screen.window.setTextSize(.accessibilityMedium)
    screen.settle()
    #expect(screen.first(UILabel.self, 0)?.numberOfLines == 0)
    #expect(screen.staleness() == nil)
  }

  @Test(
    "Frames in right to left are those in left to right, mirrored",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [320, 375])
  func mirrored(size: UIContentSizeCategory, width: Int) {
    // The texts are the same, so that only the direction differs.
    let (left, right) = (KindsPage(script: .english), KindsPage(script: .english, direction: "ar"))
    let screens = [left, right].map { page in
      let screen = TableScreen(page, size: CGSize(width: CGFloat(width), height: 6_000))
      screen.window.setTextSize(size)
      screen.settle()
      return screen
    }
    let cells = screens.map(\.table.visibleCells)
    #expect(cells[0].count == cells[1].count)
    for (first, second) in zip(cells[0], cells[1]) {
      let width = first.contentView.bounds.width
      let (views, mirrored) = (first.contentView.drawnParts, second.contentView.drawnParts)
      #expect(views.count == mirrored.count)
      for (view, other) in zip(views, mirrored) {
        let frame = view.convert(view.bounds, to: first.contentView)
        let mirror = other.convert(other.bounds, to: second.contentView)
        // Edges are put on whole pixels in each direction.
        #expect(abs(mirror.minX - (width - frame.maxX)) <= 0.51, "\(frame) and \(mirror)")
        #expect(mirror.minY == frame.minY && abs(mirror.width - frame.width) <= 0.51)
        if let label = view as? UILabel, let other = other as? UILabel {
          let opposite: [NSTextAlignment: NSTextAlignment] = [
            .left: .right, .right: .left, .center: .center,
          ]
          #expect(other.textAlignment == opposite[label.textAlignment])
        }
      }
    }
  }
}

extension UILabel {
  /// True if the label has room for all of its text.
  fileprivate var isComplete: Bool {
    let room = CGSize(
      width: numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : bounds.width, height: 0)
    let needed = sizeThatFits(room)
    return needed.width <= bounds.width + 0.5 && needed.height <= bounds.height + 0.5
  }
}

/// A row of each standard kind.
private struct KindsPage: TablePage {
  let script: LargeTextTests.Script
  var direction: String?

  var title: String { "Kinds" }
  var language: String? { direction ?? script.rawValue }
  var sections: [TableSection] {
    let (title, subtitle, value) = script.words
    TableSection(HeaderFooter(stringLiteral: title), footer: HeaderFooter(stringLiteral: subtitle))
    {
      Row(title, subtitle: subtitle).value(value).accessory(.disclosure).onSelect {}
      Row(title).image(.named("none")).value(value).accessory(.checkmark)
      Row(title, subtitle: subtitle).accessory(.detail)
      ToggleRow(title, subtitle: subtitle, isOn: true) { _ in }
      FieldRow(title, text: value) { _ in }
      FieldRow(title, text: value) { _ in }.lines(3)
      SliderRow(title, value: 0.5) { _ in }
      ButtonRow(title) {}
      CustomRow(Paragraph(text: title + " " + subtitle)).height(.automatic())
      Row(title).value(nil, image: .named("none"))
    }
  }
}
#endif
