// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@MainActor
@Suite("Rows with a slider")
struct SliderRowTests {
  private final class Player { var volume = 0.5 }

  private func slider(_ row: some RowElement) throws -> SliderPart {
    guard case .slider(let slider)? = row.body(style: ResolvedStyle()).controls.first else {
      throw NoSlider()
    }
    return slider
  }

  private struct NoSlider: Error {}

  @Test("The row has the title as label and the value text as accessibility value")
  func parts() throws {
    let row = SliderRow("Volume", value: 0.3, in: 0...2, step: 0.1) { _ in }
      .value("30 %").reporting(.continuous)
    var expected = SliderPart(0.3, in: 0...2, step: 0.1, label: "Volume")
    (expected.valueText, expected.reporting) = ("30 %", .continuous)
    #expect(try slider(row) == expected)
    #expect(row.row.texts == ["Volume", "30 %"])
    #expect(row.outline == "['Volume' slide 0.3 '30 %']")
    #expect(row.row.handlers.events == RowEvents(.change))
  }

  @Test("Moving the slider calls the closure, or sets the property")
  func changes() {
    let player = Player()
    var log: [Double] = []
    let rows = [
      SliderRow("Volume", value: 0) { log.append($0) }, SliderRow("Volume", player, \.volume),
    ]
    for row in rows {
      row.row.handlers[.change]?(.main, .number(0.75))
      row.row.handlers[.change]?(.main, .isOn(true))
    }
    #expect(log == [0.75] && player.volume == 0.75)
  }

  @Test(
    "The slider shows the nearest number that a user can choose",
    arguments: [
      (SliderPart(0.5, label: ""), 0.5), (SliderPart(7, label: ""), 1),
      (SliderPart(-7, label: ""), 0),
      (SliderPart(.nan, in: 2...3, label: ""), 2), (SliderPart(.infinity, in: 2...3, label: ""), 3),
      (SliderPart(0.32, step: 0.1, label: ""), 0.3), (SliderPart(0.99, step: 0.3, label: ""), 0.9),
      (SliderPart(1, step: 0.3, label: ""), 0.9),
      (SliderPart(13, in: 12...24, step: 5, label: ""), 12),
      (SliderPart(0.4, step: 0, label: ""), 0.4), (SliderPart(0.4, step: -1, label: ""), 0.4),
      (SliderPart(0.4, step: .nan, label: ""), 0.4), (SliderPart(0.4, step: 9, label: ""), 0),
      (SliderPart(9, in: 1...(.infinity), label: ""), 1),
      (SliderPart(9, in: (-.greatestFiniteMagnitude)...(.greatestFiniteMagnitude), label: ""), 1),
      (SliderPart(5, in: 5...5, step: 1, label: ""), 5),
      (SliderPart(3, in: 0...1e300, step: 1e-300, label: ""), 3),
    ] as [(SliderPart, Double)])
  func shown(slider: SliderPart, number: Double) {
    #expect(slider.shownNumber == number)
    #expect(ControlPart.slider(slider).value == .number(number))
    #expect(ControlPart.slider(slider).accepts(.number(number)))
  }

  @Test("A user can choose the numbers of the range, step by step")
  func accepted() {
    let slider = ControlPart.slider(SliderPart(0, in: -1...1, step: 0.1, label: ""))
    #expect((-10...10).allSatisfy { slider.accepts(.number(Double($0) / 10)) })
    for number in [-1.1, 1.1, 0.05, 0.15, .nan, .infinity] {
      #expect(!slider.accepts(.number(number)), "\(number)")
    }
    #expect(!slider.accepts(.text("0")) && !slider.accepts(.pressed))
    let free = ControlPart.slider(SliderPart(0, label: ""))
    #expect(free.accepts(.number(0.123456789)) && !free.accepts(.number(1.000001)))
  }

  @Test("Every number of every step is written with the digits of the step")
  func digits() {
    for step in [0.1, 0.2, 0.3, 0.05, 0.01, 0.7, 1, 2.5] {
      for index in 0...40 {
        let number = SliderPart(Double(index) * step, in: 0...100, step: step, label: "")
          .shownNumber
        #expect("\(number)".count <= 5, "\(step) \(number)")
      }
    }
  }
}
