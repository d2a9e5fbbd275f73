// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An indicator of work in progress, or of a level.
public struct ProgressPart: Hashable, Sendable {
  /// The finished fraction of the work, from 0 to 1, or `nil` if it is unknown.
  public var fraction: Double?
  /// True for a level, such as the used part of a disk, instead of work; `false` by default.
  public var isLevel = false
  /// The words for the fraction, read to users who cannot see the indicator, or `nil` for a percentage.
  public var valueText: String?
  /// The description of the work, for users who cannot see the indicator.
  public var label: String

  /// Creates an indicator of work.
  public init(_ fraction: Double? = nil, label: String) {
    self.fraction = fraction
    self.label = label
  }
}

extension ProgressPart {
  /// The fraction as it is shown, which is from 0 to 1, or `nil` if it is unknown.
  package var shownFraction: Double? {
    fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
  }

  /// Returns the words for the fraction, or otherwise a percentage as it is written in a language.
  ///
  /// - Parameter language: A language tag.
  /// - Returns: The text, or `nil` if there are no words, and the fraction is unknown.
  package func spokenValue(language: String) -> String? {
    valueText ?? shownFraction.map { NumberFormat(.percent(), language: language).text(of: $0) }
  }
}

extension ProgressPart {
  /// The mistakes in the fraction.
  var problems: [ControlProblem] {
    guard let fraction, !(0...1).contains(fraction) else { return [] }
    return [.unavailableValue("\(fraction)", choices: "fractions from 0 to 1")]
  }
}
