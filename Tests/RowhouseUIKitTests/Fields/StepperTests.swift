// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Steppers in a table")
struct StepperTests {
  private final class Model {
    var number = 10.0
    var takesNumber = true
    var told: [Double] = []
  }

  private func show(_ model: Model, on screen: TableScreen) throws -> UIStepper {
    screen.driver.sections = [
      TableSection {
        StepperRow("Size", value: model.number, in: 0...40, step: 10) { number in
          model.told.append(number)
          if model.takesNumber { model.number = number }
        }
        .value("\(Int(model.number)) points")
      }
    ]
    screen.settle()
    return try #require(screen.first(UIStepper.self, 0))
  }

  @Test("The buttons report the next numbers, and the stepper shows that of the model")
  func presses() throws {
    let (screen, model) = (TableScreen(), Model())
    let stepper = try show(model, on: screen)
    #expect(stepper.value == 10 && stepper.minimumValue == 0 && stepper.maximumValue == 40)
    #expect(stepper.accessibilityLabel == "Size" && stepper.accessibilityValue == "10 points")
    stepper.increase()
    #expect(try show(model, on: screen).value == 20)
    stepper.increase()
    #expect(model.told == [20, 30])
    #expect(try show(model, on: screen).value == 30)
    model.takesNumber = false
    stepper.decrease()
    #expect(model.told == [20, 30, 20])
    #expect(try show(model, on: screen).value == 30)
  }

  @Test("A number between two steps or beyond the range stays until a button is pressed")
  func strayNumbers() throws {
    let (screen, model) = (TableScreen(), Model())
    model.number = 14
    let stepper = try show(model, on: screen)
    #expect(stepper.value == 14 && model.told.isEmpty)
    stepper.increase()
    #expect(model.told == [20])
    model.number = 55
    #expect(try show(model, on: screen).value == 55)
    stepper.increase()
    #expect(model.told == [20])
    stepper.decrease()
    #expect(model.told == [20, 40])
  }

  @Test(
    "The buttons lead to the neighbors of the shown number if that of the model is not finite",
    arguments: [Double.nan, .infinity])
  func nonfiniteNumbers(_ number: Double) throws {
    let (screen, model) = (TableScreen(), Model())
    (model.number, model.takesNumber) = (number, false)
    screen.driver.sections = [
      TableSection {
        StepperRow("Size", value: number, in: 0...40, step: 10) { model.told.append($0) }
      }
    ]
    screen.settle()
    let stepper = try #require(screen.first(UIStepper.self, 0))
    stepper.increase()
    stepper.decrease()
    #expect(model.told == [number.isNaN ? 10 : 30])
  }

  @Test("Each range is shown, wherever the one before was")
  func ranges() throws {
    let screen = TableScreen()
    var told: [Double] = []
    for range in [1_900.0...2_100, 5...5, 0...10, 10...20, -30 ... -20, 0...10] {
      screen.driver.sections = [
        TableSection {
          StepperRow("Size", value: range.lowerBound, in: range) { told.append($0) }
        }
      ]
      screen.settle()
      let stepper = try #require(screen.first(UIStepper.self, 0))
      #expect(stepper.minimumValue == range.lowerBound && stepper.value == range.lowerBound)
      #expect(stepper.maximumValue == max(range.upperBound, range.lowerBound.nextUp))
      told = []
      stepper.decrease()
      #expect(told.isEmpty)
      stepper.increase()
      #expect(told == (range == 5...5 ? [] : [range.lowerBound + 1]))
      #expect(stepper.value == range.lowerBound, "The page has taken no number")
    }
  }

  // A test on iOS cannot hold a button.
  #if os(Linux)
  @Test("A stepper stays while its button is held and the row gets other parts")
  func shape() throws {
    let screen = TableScreen()
    var copies = 1.0
    func show() {
      screen.driver.sections = [
        TableSection {
          StepperRow("Copies", subtitle: copies == 1 ? nil : "Sorted", value: copies) {
            copies = $0
            show()
          }
          .id("copies")
        }
      ]
    }
    show()
    screen.settle()
    let stepper = try #require(screen.first(UIStepper.self, 0))
    stepper.holdIncrease(times: 4)
    screen.settle()
    #expect(copies == 5 && stepper.window != nil)
    #expect(screen.first(UIStepper.self, 0) === stepper && screen.staleness() == nil)
  }
  #endif

  @Test("A screen reader adjusts the stepper")
  func reading() throws {
    let (screen, model) = (TableScreen(), Model())
    let stepper = try show(model, on: screen)
    #expect(stepper.isAccessibilityElement && stepper.accessibilityTraits == .adjustable)
    stepper.accessibilityIncrement()
    _ = try show(model, on: screen)
    stepper.accessibilityDecrement()
    #expect(model.told == [20, 10])
  }

  #if os(Linux)
  // Needs the stand-in, because a test cannot choose the idiom of a device.
  @Test("A Mac in its own idiom has buttons and a menu, as steppers and wheels raise an exception")
  func macIdiom() throws {
    let (screen, model) = (TableScreen(), Model())
    screen.window.setIdiom(.mac)
    screen.driver.sections = [
      TableSection {
        StepperRow("Size", value: model.number, in: 0...20, step: 10) { model.told.append($0) }
        PickerRow("Fruit", value: "a", groups: [OptionGroup(["a", "b"])], title: { $0 }) { _ in }
          .pickerStyle(.wheel)
      }
    ]
    screen.settle()
    #expect(screen.first(UIStepper.self, 0) == nil && screen.first(UIPickerView.self, 1) == nil)
    let stepper = try #require(screen.parts(0).first { $0.accessibilityTraits == .adjustable })
    #expect(stepper.accessibilityLabel == "Size")
    let buttons = stepper.subviews.compactMap { $0 as? UIButton }
    for button in buttons { button.tap() }
    #expect(model.told == [0, 20])
    stepper.accessibilityIncrement()
    #expect(model.told == [0, 20, 20])
    let menu = try #require(screen.first(UIButton.self, 1))
    #expect(menu.showsMenuAsPrimaryAction)
    #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).height < 100)
  }
  #endif
}
#endif
