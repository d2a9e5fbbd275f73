// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@MainActor
@Suite("Rows with a stepper")
struct StepperRowTests {
  private final class Job {
    var copies = 3
    var zoom = 1.0
  }

  @Test("The row shows the number, or the text that is set, and its handler has the change")
  func parts() {
    let plain = StepperRow("Copies", value: 3, in: 1...20) { (_: Int) in }
    #expect(plain.outline == "['Copies' ... '3' step 3.0]")
    let named = StepperRow("Zoom", value: 0.5, in: 0...4, step: 0.25) { (_: Double) in }
    #expect(named.outline == "['Zoom' ... '0.5' step 0.5]")
    #expect(named.value("50 %").row.texts == ["Zoom", "50 %"])
    #expect(plain.row.handlers.events == RowEvents(.change))
    let control = plain.body(style: ResolvedStyle()).controls.first
    #expect(control?.label == "Copies" && control?.value == .number(3))
  }

  @Test("A press calls the closure, or sets the property")
  func changes() {
    let job = Job()
    var log: [Double] = []
    let rows = [
      StepperRow("a", value: 1.0, in: 0...2, step: 0.1) { log.append($0) },
      StepperRow("b", job, \.copies, in: 1...20), StepperRow("c", job, \.zoom, in: 0...4),
    ]
    rows[0].row.handlers[.change]?(.main, .number(0.1 + 0.2))
    for row in rows {
      row.row.handlers[.change]?(.main, .number(2))
      row.row.handlers[.change]?(.main, .isOn(true))
    }
    #expect(log == [0.3, 2] && job.copies == 2 && job.zoom == 2)
  }

  @Test(
    "The buttons lead to the next numbers of the range",
    arguments: [
      (StepperPart(3, label: ""), 3, 2, 4), (StepperPart(0, label: ""), 0, nil, 1),
      (StepperPart(100, label: ""), 100, 99, nil), (StepperPart(2.5, label: ""), 2.5, 2, 3),
      (StepperPart(-7, label: ""), -7, nil, 0), (StepperPart(107, label: ""), 107, 100, nil),
      (StepperPart(0.3, in: 0...1, step: 0.1, label: ""), 0.3, 0.2, 0.4),
      (StepperPart(9, in: 0...10, step: 3, label: ""), 9, 6, nil),
      (StepperPart(10, in: 0...10, step: 3, label: ""), 10, 9, nil),
      (StepperPart(.nan, in: 2...3, label: ""), 2, nil, 3),
      (StepperPart(.infinity, in: 2...3, label: ""), 3, 2, nil),
      (StepperPart(3, in: 0...9, step: 0, label: ""), 3, 2, 4),
      (StepperPart(3, in: 0...9, step: -.infinity, label: ""), 3, 2, 4),
      (StepperPart(5, in: 5...5, label: ""), 5, nil, nil),
      (StepperPart(1, in: 0...(.infinity), label: ""), 1, 0, nil),
      (StepperPart(0, in: 0...1e300, step: 1e-300, label: ""), 0, nil, nil),
      // The range of `1...Int.max`.
      (StepperPart(3, in: 1...0x1p63, label: ""), 3, 2, 4),
      (StepperPart(1, in: 1...0x1p63, label: ""), 1, nil, 2),
      (StepperPart(0x1p60, in: 1...0x1p63, label: ""), 0x1p60, nil, nil),
    ] as [(StepperPart, Double, Double?, Double?)])
  func buttons(stepper: StepperPart, shown: Double, below: Double?, above: Double?) {
    #expect(stepper.shownNumber == shown)
    #expect(stepper.numberBelow == below && stepper.numberAbove == above)
    #expect(ControlPart.stepper(stepper).value == .number(shown))
  }

  @Test("Every number that a button leads to is accepted, is the nearest, and leads back")
  func law() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<2_000 {
      let step = [0.1, 0.25, 0.3, 1, 2.5, 7][random.below(6)]
      let lower = Double(random.below(41)) / 10 - 2
      let upper = lower + Double(random.below(400)) / 10
      let number = lower + Double(random.below(500)) / 10 - 5
      var stepper = StepperPart(number, in: lower...upper, step: step, label: "")
      for next in [stepper.numberAbove, stepper.numberBelow].compactMap(\.self) {
        #expect(ControlPart.stepper(stepper).accepts(.number(next)), "\(stepper) \(next)")
        #expect(stepper.nearest(to: next) == next, "\(stepper) \(next)")
      }
      guard let above = stepper.numberAbove else { continue }
      stepper.number = above
      if let next = stepper.numberAbove {
        stepper.number = next
        #expect(stepper.numberBelow == above, "\(stepper)")
      }
    }
  }

  @Test("A user can choose the numbers of the range, step by step")
  func accepted() {
    let stepper = ControlPart.stepper(StepperPart(0, in: -1...1, step: 0.5, label: ""))
    #expect([-1, -0.5, 0, 0.5, 1].allSatisfy { stepper.accepts(.number($0)) })
    for number in [-1.5, 1.5, 0.25, .nan, .infinity] {
      #expect(!stepper.accepts(.number(number)), "\(number)")
    }
    #expect(!stepper.accepts(.text("0")) && !stepper.accepts(.pressed))
  }
}
