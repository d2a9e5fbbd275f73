// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A mistake in the description of a control, which the page reports.
public enum ControlProblem: Hashable, Sendable {
  /// The value of the model is not one that a user can choose.
  ///
  /// The control does not change it. `choices` describes the values that a user can choose.
  case unavailableValue(String, choices: String)
  /// The list of the model has a number of elements that it may not have.
  ///
  /// The list is shown as it is. The user may only change it toward the allowed numbers.
  case unavailableCount(Int, allowed: ClosedRange<Int>)
  /// Two options of a picker have the same value; the first counts.
  case repeatedOption(String)
  /// The length of the range is not finite, so the range from 0 to 1 is used.
  case unusableRange(String)
  /// The step is not positive and finite, so it is ignored.
  case unusableStep(String)
}

extension ControlProblem {
  /// Returns the mistakes in a number with a range.
  ///
  /// A number of the range between two steps is none, because a model may have any number.
  static func problems(
    of number: Double, in range: ClosedRange<Double>, step: Double?
  ) -> [ControlProblem] {
    let scale = NumberScale(range, step: step)
    var problems: [ControlProblem] = []
    if !range.hasFiniteLength { problems.append(.unusableRange("\(range)")) }
    if let step, !step.isUsableStep { problems.append(.unusableStep("\(step)")) }
    if !scale.range.contains(number) {
      problems.append(.unavailableValue("\(number)", choices: "\(scale)"))
    }
    return problems
  }
}
