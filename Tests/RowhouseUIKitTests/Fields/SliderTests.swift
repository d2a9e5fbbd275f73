// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@MainActor
@Suite("Sliders in a table")
struct SliderTests {
  private final class Model {
    var number = 10.0
    var takesNumber = true
    var reporting = ControlReporting.onCommit
    var told: [Double] = []
  }

  private func show(_ model: Model, on screen: TableScreen) {
    screen.driver.sections = [
      TableSection {
        SliderRow("Size", value: model.number, in: 0...40, step: 10) { number in
          model.told.append(number)
          if model.takesNumber { model.number = number }
        }
        .reporting(model.reporting)
      }
    ]
    screen.settle()
  }

  @Test("The thumb stays at a step that the model accepts, and goes back if it does not")
  func drags() throws {
    let (screen, model) = (TableScreen(), Model())
    show(model, on: screen)
    let slider = try #require(screen.first(UISlider.self, 0))
    #expect(slider.value == 0.25 && slider.accessibilityLabel == "Size")
    #expect(slider.accessibilityValue == "10.0")
    slider.drag(to: 0.3, 0.6, 0.71)
    #expect(model.told == [30])
    show(model, on: screen)
    #expect(slider.value == 0.75)
    model.takesNumber = false
    slider.drag(to: 0)
    #expect(model.told == [30, 0])
    show(model, on: screen)
    #expect(slider.value == 0.75)
  }

  @Test("A continuous slider reports each step once while the thumb is dragged")
  func continuous() throws {
    let (screen, model) = (TableScreen(), Model())
    model.reporting = .continuous
    show(model, on: screen)
    let slider = try #require(screen.first(UISlider.self, 0))
    slider.drag(to: 0.26, 0.3, 0.45, 0.5, 0.6, 0.71)
    #expect(model.told == [20, 30])
  }

  @Test("A slider stays while the thumb is dragged and the row gets other parts")
  func shape() throws {
    let screen = TableScreen()
    var volume = 0.0
    func show() {
      let row = SliderRow("Volume", value: volume) {
        volume = $0
        show()
      }
      .id("volume").reporting(.continuous)
      screen.driver.sections = [
        TableSection(rows: [volume == 0 ? row.row : row.value("\(volume)").row])
      ]
    }
    show()
    screen.settle()
    let slider = try #require(screen.first(UISlider.self, 0))
    slider.drag(to: 0.1, 0.5, 0.7)
    screen.settle()
    #expect(volume == 0.7 && slider.window != nil)
    #expect(screen.first(UISlider.self, 0) === slider)
    #expect(screen.staleness() == nil)
  }

  @Test("A thumb that the user puts back to its step reports nothing")
  func unchanged() throws {
    let (screen, model) = (TableScreen(), Model())
    show(model, on: screen)
    let slider = try #require(screen.first(UISlider.self, 0))
    slider.drag(to: 0.6, 0.3)
    #expect(model.told.isEmpty && slider.value == 0.25)
  }

  #if os(Linux)
  // Needs the stand-in, because a test cannot choose the idiom of a device.
  @Test("A slider of a Mac has its color as tint, because a color of its track raises an exception")
  func macIdiom() throws {
    for idiom in [UIUserInterfaceIdiom.phone, .mac] {
      let screen = TableScreen()
      screen.window.setIdiom(idiom)
      var told: [Double] = []
      screen.driver.sections = [
        TableSection {
          SliderRow("Size", value: 10, in: 0...40, step: 10) { told.append($0) }
          ToggleRow("Large", isOn: true) { _ in }
        }
      ]
      screen.settle()
      let slider = try #require(screen.first(UISlider.self, 0))
      let color = try #require(screen.first(UISwitch.self, 1)?.onTintColor)
      #expect((slider.minimumTrackTintColor == color) == (idiom == .phone))
      #expect((slider.tintColor == color) == (idiom == .mac))
      slider.drag(to: 0.5)
      #expect(told == [20])
    }
  }
  #endif
}
#endif
