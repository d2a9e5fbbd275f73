// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A mistake in the description of a control, which is reported as a diagnostic of the page.
public enum ControlProblem: Hashable, Sendable {
  /// The user cannot choose the value of the model, or an indicator of progress cannot show it.
  ///
  /// The control does not change it. `choices` describes the possible values.
  case unavailableValue(String, choices: String)
  /// The list of the model has a number of elements that is not allowed.
  ///
  /// The list is shown as it is. The user may only change it toward the allowed numbers.
  case unavailableCount(Int, allowed: ClosedRange<Int>)
  /// The user cannot type the text of the model, because of its length or its line breaks.
  ///
  /// The field does not change it. The first string describes the text of the model without
  /// containing it. `choices` describes the texts that a user can type.
  case unavailableText(String, choices: String)
  /// Two options of a picker have the same value; the first one is used.
  case repeatedOption(String)
  /// The length of the range is not finite, so the range from 0 to 1 is used.
  case unusableRange(String)
  /// A bound of a date or time does not exist or is not of the kind of the value, so it is ignored.
  case unusableBound(DateBound, String)
  /// The earliest date or time is after the latest one, so both are ignored.
  case invertedBounds(earliest: String, latest: String)
  /// The step is not positive and finite, so it is ignored.
  ///
  /// A step of durations is also ignored if it is not a number of whole seconds, or leads to more than 10,000 choices.
  case unusableStep(String)
  /// A range of durations begins below zero, so it begins at zero instead.
  case negativeRange(String)
  /// The address of a link is malformed, or has a scheme that hosts do not open, so the row is
  /// disabled.
  case unusableLink(String)
  /// The path of a row that pushes a page is malformed, so the row is not a link in browsers.
  case unusablePath(String)
  /// Several controls of a custom row have the same name, so their events cannot be distinguished.
  case repeatedName(ControlID)
  /// A control of a custom row is inside a part that acts as a button, so no user can use it.
  ///
  /// The strings are the labels of both.
  case nestedControl(String, outer: String)
}

extension ControlProblem {
  /// A bound of the dates or times that a user can choose.
  public enum DateBound: String, Hashable, Sendable {
    /// The first value.
    case earliest
    /// The last value.
    case latest
  }
}

extension ControlProblem {
  /// Returns the mistake of values that are not among the options.
  static func unavailableOptions<Option>(
    _ values: [Option], _ options: [Option], title: (Option) -> String
  ) -> ControlProblem {
    let titles = options.prefix(10).map(title) + (options.count > 10 ? ["…"] : [])
    return .unavailableValue(
      values.map(title).sorted().joined(separator: ", "),
      choices: "the options \(titles.joined(separator: ", "))")
  }

  /// Returns the mistakes in a number with a range.
  ///
  /// A number in the range between two steps is not a mistake, because a model may contain any
  /// number.
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
