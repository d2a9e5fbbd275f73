// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The durations that the user can choose.
@available(macOS 13, iOS 16, macCatalyst 16, tvOS 16, watchOS 9, *)
struct DurationChoices {
  /// The range, without negative durations.
  let range: ClosedRange<Duration>
  /// The distance between choices.
  let step: Duration
  /// The mistakes in the range and the step.
  private(set) var problems: [ControlProblem] = []

  /// The maximum number of steps.
  private static let limit = 10_000.0

  init(_ wanted: ClosedRange<Duration>, step: Duration) {
    let lower = max(wanted.lowerBound, .zero)
    let range = lower...max(wanted.upperBound, lower)
    self.range = range
    let length = range.upperBound - range.lowerBound
    let others: [Duration] = [.seconds(60), .seconds(3_600), .seconds(86_400)]
    let isUsable = { (step: Duration) in
      step > .zero && step.components.attoseconds == 0 && length / step < Self.limit
    }
    // In a range of more than 27 years, only the bounds can be chosen.
    self.step = ([step] + others).first(where: isUsable) ?? length
    if wanted.lowerBound < .zero { problems.append(.negativeRange("\(wanted)")) }
    if self.step != step { problems.append(.unusableStep("\(step)")) }
  }

  /// Returns the choices, including a value in the range that lies between two steps.
  func values(with value: Duration) -> [Duration] {
    var values: [Duration] = []
    var next = range.lowerBound
    while next <= range.upperBound {
      if next > value, values.last.map({ $0 < value }) == true { values.append(value) }
      values.append(next)
      next += step
    }
    if range.contains(value), values.last.map({ $0 < value }) == true { values.append(value) }
    return values
  }
}
