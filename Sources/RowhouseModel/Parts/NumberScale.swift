// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The numbers of a range at equal distances, or all numbers of a range without a step.
struct NumberScale {
  /// The range, whose length is finite.
  let range: ClosedRange<Double>
  /// The distance between numbers, counted from the lower bound; positive and finite, or `nil`.
  let step: Double?

  /// Creates a scale from 0 to 1 if the length of the range is not finite, and without a step if the
  /// step is not positive and finite.
  init(_ range: ClosedRange<Double>, step: Double?) {
    self.range = range.hasFiniteLength ? range : 0...1
    self.step = step.flatMap { $0.isUsableStep ? $0 : nil }
  }

  /// Returns the nearest number of the scale; the lower bound for NaN.
  func nearest(to number: Double) -> Double {
    guard !number.isNaN else { return range.lowerBound }
    let number = min(max(number, range.lowerBound), range.upperBound)
    guard let step, let last else { return number }
    return self.number(at: min(((number - range.lowerBound) / step).rounded(), last))
  }

  /// Returns the next greater number of the scale, or `nil` if there is none.
  func above(_ number: Double) -> Double? {
    guard let step, let greatest else {
      return number < range.lowerBound ? range.lowerBound : nil
    }
    guard !number.isNaN else { return self.number(at: 0) }
    let index = ((number - range.lowerBound) / step + 1e-9).rounded(.down) + 1
    return index <= greatest && index < 0x1p53 ? self.number(at: max(0, index)) : nil
  }

  /// Returns the next smaller number of the scale, or `nil` if there is none.
  func below(_ number: Double) -> Double? {
    guard !number.isNaN, number > range.lowerBound, let step, let greatest else { return nil }
    let index = min(((number - range.lowerBound) / step - 1e-9).rounded(.up) - 1, greatest)
    return 0..<0x1p53 ~= index ? self.number(at: index) : nil
  }

  /// Returns true if a number is on the scale, apart from a rounding error.
  func contains(_ number: Double) -> Bool {
    abs(nearest(to: number) - number) <= (step ?? 0) * 1e-6
  }

  /// The number of steps in the range, or `nil` if `Double` cannot represent all of them.
  private var last: Double? { greatest.flatMap { $0 < 0x1p53 ? $0 : nil } }

  /// The number of steps in the range, which is rounded if there are more than 2^53, or `nil` if it is infinite.
  private var greatest: Double? {
    guard let step else { return nil }
    let steps = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    return steps.isFinite ? steps : nil
  }

  private func number(at index: Double) -> Double {
    guard let step else { return range.lowerBound }
    return (range.lowerBound + index * step)
      .rounded(decimals: max(step.decimals, range.lowerBound.decimals))
  }
}

extension NumberScale: CustomStringConvertible {
  /// The numbers, as the end of a sentence.
  var description: String {
    let steps = step.map { " in steps of \($0)" } ?? ""
    return "numbers from \(range.lowerBound) to \(range.upperBound)\(steps)"
  }
}

extension ClosedRange<Int> {
  /// The range of a control, whose bounds beyond 2^53 are rounded.
  package var floatingPoint: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }

  /// Returns the nearest integer of the range to a number of a control, which may be beyond 2^53.
  package func integer(nearestTo number: Double) -> Int {
    let integer = Int(exactly: number.rounded()) ?? (number > 0 ? upperBound : lowerBound)
    return Swift.min(Swift.max(integer, lowerBound), upperBound)
  }
}

extension ClosedRange<Double> {
  var hasFiniteLength: Bool { (upperBound - lowerBound).isFinite }
}

extension Double {
  /// True if a control can use the number as its step.
  var isUsableStep: Bool { isFinite && self > 0 }

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
