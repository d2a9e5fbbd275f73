// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Pickers in a table")
struct PickerTests {
  private final class Model {
    var size: String? = "M"
    var takesValue = true
    var told: [String?] = []
  }

  private func show(_ model: Model, _ style: PickerRowStyle, on screen: TableScreen) {
    screen.driver.sections = [
      TableSection {
        PickerRow(
          "Size", value: model.size,
          groups: [OptionGroup(["S", "M"]), OptionGroup("Wide", ["L"])],
          none: "Any", title: { $0 }
        ) { choice in
          model.told.append(choice)
          if model.takesValue { model.size = choice }
        }
        .pickerStyle(style)
      }
    ]
    screen.settle()
  }

  @Test("A menu has an item for each option, in groups, with a mark at the chosen one")
  func menu() throws {
    let (screen, model) = (TableScreen(), Model())
    show(model, .menu, on: screen)
    let button = try #require(screen.first(UIButton.self, 0))
    #expect(button.title(for: .normal) == "M" && button.accessibilityLabel == "Size")
    #expect(button.accessibilityValue == "M" && button.showsMenuAsPrimaryAction)
    let menu = try #require(button.menu)
    #expect(menu.actions.map(\.title) == ["Any", "S", "M", "L"])
    #expect(menu.actions.map { $0.state == .on } == [false, false, true, false])
    #expect(menu.children.compactMap { $0 as? UIMenu }.map(\.title) == ["Wide"])
    button.chooseMenuItem("M")
    #expect(model.told.isEmpty)
    button.chooseMenuItem("L")
    show(model, .menu, on: screen)
    #expect(model.told == ["L"] && button.title(for: .normal) == "L")
    button.chooseMenuItem("Any")
    show(model, .menu, on: screen)
    #expect(model.told == ["L", nil] && button.title(for: .normal) == "Any")
  }

  @Test("A menu stays the same object while its options do not change, so an open one stays open")
  func openMenu() throws {
    let (screen, model) = (TableScreen(), Model())
    show(model, .menu, on: screen)
    let button = try #require(screen.first(UIButton.self, 0))
    let menu = button.menu
    show(model, .menu, on: screen)
    #expect(button.menu === menu)
  }

  @Test("A segment and a row of a wheel are chosen, and go back if the model does not accept them")
  func segmentsAndWheels() throws {
    let (screen, model) = (TableScreen(), Model())
    show(model, .segmented, on: screen)
    let segments = try #require(screen.first(UISegmentedControl.self, 0))
    #expect(segments.selectedSegmentIndex == 2 && segments.accessibilityLabel == "Size")
    segments.tap(segment: 1)
    #expect(model.told == ["S"])
    model.takesValue = false
    segments.tap(segment: 3)
    show(model, .segmented, on: screen)
    #expect(model.told == ["S", "L"] && segments.selectedSegmentIndex == 1)
    model.takesValue = true
    show(model, .wheel, on: screen)
    let wheel = try #require(screen.first(UIPickerView.self, 0))
    #expect(wheel.selectedRow(inComponent: 0) == 1)
    wheel.turn(to: 1)
    #expect(model.told == ["S", "L"])
    wheel.turn(to: 0)
    #expect(model.told == ["S", "L", nil] && model.size == nil)
  }

  @Test("A value that is not among the options is shown, and its line cannot be chosen")
  func stray() throws {
    let (screen, model) = (TableScreen(), Model())
    model.size = "XXL"
    show(model, .menu, on: screen)
    let button = try #require(screen.first(UIButton.self, 0))
    #expect(button.title(for: .normal) == "XXL")
    let item = try #require(button.menu?.actions.first { $0.title == "XXL" })
    #expect(item.attributes.contains(.disabled) && item.state == .on)
    show(model, .segmented, on: screen)
    let segments = try #require(screen.first(UISegmentedControl.self, 0))
    #expect(segments.selectedSegmentIndex == 1 && !segments.isEnabledForSegment(at: 1))
    #expect(model.told.isEmpty && model.size == "XXL")
  }
}
#endif
