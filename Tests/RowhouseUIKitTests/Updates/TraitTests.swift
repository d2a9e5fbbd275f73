// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Pictures of views are those of the stand-in.
#if os(Linux)
import Observation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble

/// Checks that a page whose environment changes looks like one that is opened in the new environment.
@Suite("Changed traits")
@MainActor
struct TraitTests {
  enum Kind: CaseIterable {
    case standard, native, empty, insetGrouped, plain

    var page: any TablePage { TraitPage(kind: self) }
  }

  private static let sizes: [UIContentSizeCategory] = [
    .accessibilityExtraExtraExtraLarge, .extraSmall, .large,
  ]

  /// A window in which the whole page is visible, because heights out of view are estimates.
  private static let tall = CGSize(width: 375, height: 4_000)

  private func fresh(
    _ kind: Kind, _ size: UIContentSizeCategory,
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> TableScreen {
    let screen = TableScreen(size: Self.tall)
    screen.window.setTextSize(size)
    screen.window.setLayoutDirection(direction)
    let other = TablePageController(kind.page)
    screen.stack.setViewControllers([other], animated: false)
    screen.settle()
    return screen
  }

  private func picture(_ screen: TableScreen) throws -> ViewPicture {
    let controller = try #require(screen.stack.topViewController as? TablePageController)
    controller.driver.flush()
    screen.settle()
    return ViewPicture(of: controller.tableView)
  }

  @Test("Another text size", arguments: Kind.allCases)
  func textSize(kind: Kind) throws {
    let screen = TableScreen(kind.page, size: Self.tall)
    screen.settle()
    for size in Self.sizes {
      screen.window.setTextSize(size)
      let expected = try picture(fresh(kind, size))
      let difference = try picture(screen).difference(from: expected)
      #expect(difference == nil, "\(size.rawValue)")
    }
  }

  @Test("Another text size while another page covers it", arguments: Kind.allCases)
  func covered(kind: Kind) throws {
    let screen = TableScreen(kind.page, size: Self.tall)
    screen.settle()
    for size in Self.sizes {
      screen.stack.pushViewController(UIViewController(), animated: false)
      screen.settle()
      screen.window.setTextSize(size)
      screen.stack.popViewController(animated: false)
      let expected = try picture(fresh(kind, size))
      let difference = try picture(screen).difference(from: expected)
      #expect(difference == nil, "\(size.rawValue)")
    }
  }

  @Test("Bold Text", arguments: Kind.allCases)
  func boldText(kind: Kind) throws {
    let screen = TableScreen(kind.page, size: Self.tall)
    screen.settle()
    defer { screen.window.setBoldText(false) }
    for isBold in [true, false] {
      screen.window.setBoldText(isBold)
      let other = TableScreen(size: Self.tall)
      other.window.setBoldText(isBold)
      other.stack.setViewControllers([TablePageController(kind.page)], animated: false)
      let difference = try picture(screen).difference(from: picture(other))
      #expect(difference == nil, "\(isBold)")
    }
  }

  @Test("Another direction", arguments: Kind.allCases)
  func direction(kind: Kind) throws {
    let screen = TableScreen(kind.page, size: Self.tall)
    screen.settle()
    for direction in [UITraitEnvironmentLayoutDirection.rightToLeft, .leftToRight] {
      screen.window.setLayoutDirection(direction)
      let expected = try picture(fresh(kind, .large, direction))
      let difference = try picture(screen).difference(from: expected)
      #expect(difference == nil)
    }
  }

  @Test("Another text size together with an update of the page")
  func update() throws {
    let model = Looks()
    let screen = TableScreen(LookingPage(model: model))
    screen.settle()
    model.rows.append("c")
    model.colorScheme = .dark
    screen.window.setTextSize(.accessibilityExtraLarge)
    screen.settle()
    let other = TableScreen()
    other.window.setTextSize(.accessibilityExtraLarge)
    other.stack.setViewControllers(
      [TablePageController(LookingPage(model: model))], animated: false)
    let difference = try picture(screen).difference(from: picture(other))
    #expect(difference == nil)
  }

  @Test("Cells that are prepared or were left behind have the new size when they are displayed")
  func outOfView() throws {
    let screen = TableScreen(LongPage())
    screen.table.scroll(to: 200)
    screen.window.setTextSize(.accessibilityExtraExtraExtraLarge)
    screen.settle()
    for _ in 0..<8 {
      screen.table.scroll(by: 120)
      screen.settle()
      #expect(screen.staleness() == nil)
    }
    screen.window.setTextSize(.small)
    for _ in 0..<8 {
      screen.table.scroll(by: -90)
      screen.settle()
      #expect(screen.staleness() == nil)
    }
  }
}

private struct TraitPage: TablePage {
  let kind: TraitTests.Kind

  var title: String { "Traits" }
  var appearance: PageAppearance {
    kind == .insetGrouped ? .insetGrouped : kind == .plain ? .plain : .grouped
  }
  var header: HeaderFooter { "A header of the page that is long enough for two lines or more" }
  var footer: HeaderFooter { .parts(.text("A footer of the page")) }
  var sections: [TableSection] {
    switch kind {
    case .empty: []
    case .native:
      [
        TableSection {
          NativeRow(TraitCell.self, "native") { cell, text, _ in cell.textLabel?.text = text }
        }
      ]
    case .standard, .insetGrouped, .plain:
      [
        TableSection("Header", footer: "Footer of many words, which take more than one line here") {
          Row("Title", subtitle: "Subtitle").value("Value").accessory(.disclosure)
          ToggleRow("Switch", isOn: true) { _ in }
          FieldRow("Field", text: "text") { _ in }
          ButtonRow("Button") {}
          SliderRow("Slider", value: 0.5) { _ in }
          CustomRow(Paragraph(text: "A paragraph of text that takes several lines at any size"))
            .height(.automatic())
          Row("hidden").height(0)
        }
      ]
    }
  }
}

private final class TraitCell: UITableViewCell {}

private struct LongPage: TablePage {
  var title: String { "Long" }
  var sections: [TableSection] {
    TableSection(
      rows: (0..<60).map {
        CustomRow(Paragraph(text: "Paragraph \($0) of several words")).id($0).height(.automatic())
          .row
      })
  }
}
#endif
