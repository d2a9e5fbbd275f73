// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A slider, with which a user chooses a number of a range.
///
/// Any number is a valid ``number``. A host shows the nearest number that a user can choose, and no
/// host changes the model before the user moves the slider.
public struct SliderPart: Hashable, Sendable {
  /// The number of the model.
  public var number: Double
  /// The range of the slider, or 0 to 1 if the distance between its bounds is not finite.
  public var range: ClosedRange<Double>
  /// The distance between numbers, counted from the lower bound, or `nil` for any number.
  ///
  /// A step that is not positive and finite counts as `nil`.
  public var step: Double?
  /// The words for the number, read to users who cannot see the slider, or `nil` for the number.
  public var valueText: String?
  /// The moment at which the row reports the number; the end of a movement by default.
  public var reporting = ControlReporting.onCommit
  /// The name of the slider for users who cannot see the row.
  public var label: String
  /// The name of the slider, unique in its row.
  public var control: ControlID

  /// Creates a slider.
  public init(
    _ number: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil, label: String,
    control: ControlID = .main
  ) {
    self.number = number
    self.range = range
    self.step = step
    self.label = label
    self.control = control
  }
}

extension SliderPart {
  /// The number that hosts show: the nearest to ``number`` that a user can choose.
  public var shownNumber: Double { nearest(to: number) }

  /// Returns the number nearest to another that a user can choose; the lower bound for NaN.
  public func nearest(to number: Double) -> Double {
    let range = usableRange
    guard !number.isNaN else { return range.lowerBound }
    let number = min(max(number, range.lowerBound), range.upperBound)
    guard let step = usableStep else { return number }
    let last = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    // From here on, there is no step between two numbers of the type.
    guard last < 0x1p53 else { return number }
    let steps = min(((number - range.lowerBound) / step).rounded(), last)
    return (range.lowerBound + steps * step)
      .rounded(decimals: max(step.decimals, range.lowerBound.decimals))
  }

  /// Returns the position of a number in the range, from 0 to 1.
  package func share(of number: Double) -> Double {
    let range = usableRange
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (number - range.lowerBound) / length : 0
  }

  /// Returns the number at a position in the range, from 0 to 1.
  package func number(at share: Double) -> Double {
    let range = usableRange
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// The range that hosts show.
  package var usableRange: ClosedRange<Double> {
    (range.upperBound - range.lowerBound).isFinite ? range : 0...1
  }

  /// The step that hosts use, or `nil` if there is none.
  package var usableStep: Double? { step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
}

extension SliderPart: ControlTraits {
  var kind: ControlPart.Kind { .slider }
  var texts: [String] { [] }
  var value: ControlValue { .number(shownNumber) }
  var requirement: String {
    let steps = usableStep.map { " in steps of \($0)" } ?? ""
    return "numbers from \(usableRange.lowerBound) to \(usableRange.upperBound)\(steps)"
  }
  var children: [Part] { [] }
  var isRigid: Bool { false }
  var hasLines: Bool { false }
  var shape: String { "slider" }

  func grows(along axis: PartAxis) -> Bool { axis == .horizontal }

  func accepts(_ value: ControlValue) -> Bool {
    guard case .number(let number) = value else { return false }
    return abs(nearest(to: number) - number) <= (usableStep ?? 0) * 1e-6
  }
}

extension Part {
  /// Returns a slider for a number of a range, from 0 to 1 and without steps by default.
  public static func slider(
    _ number: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil, label: String,
    control: ControlID = .main
  ) -> Part {
    .control(.slider(SliderPart(number, in: range, step: step, label: label, control: control)))
  }
}

extension Double {
  /// The number of digits after the decimal point, 15 at most.
  fileprivate var decimals: Int {
    let text = "\(self)"
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 15 }
    let digits = text[point...].dropFirst()
    return digits == "0" ? 0 : min(digits.count, 15)
  }

  /// Returns the nearest number with so many decimal digits, without accumulated rounding errors.
  fileprivate func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = self * scale
    return abs(scaled) < 0x1p53 ? scaled.rounded() / scale : self
  }
}
