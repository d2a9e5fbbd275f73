// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a number and two buttons that increase and decrease it.
///
/// ```swift
/// StepperRow("Copies", job, \.copies, in: 1...20)
/// StepperRow("Zoom", value: job.zoom, in: 0.5...4, step: 0.25) { job.zoom = $0 }
///   .value("\(Int(job.zoom * 100)) %")
/// ```
///
/// The row shows the number of the model in the language of the page, or the text that `value(_:)`
/// sets. The model keeps its number until the user presses a button. Then the row sets the property
/// or calls the closure with the next number in the range, and shows the number of the model again.
public struct StepperRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row with a stepper that calls a closure with the number that the user has chosen.
  ///
  /// `range` defaults to 0 through 100, and `step` to 1.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Double,
    in range: ClosedRange<Double> = 0...100, step: Double = 1,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Double) -> Void
  ) {
    let stepper = StepperPart(value, in: range, step: step, label: title)
    row = AnyRow(title, subtitle, control: .stepper(stepper), fileID: fileID, line: line)
    row.standard.value = Self.format(.decimal(fraction: 0...15)).editedText(of: stepper.shownNumber)
    row.handlers[.change] = { _, value in
      if case .number(let number) = value { onChange(stepper.nearest(to: number)) }
    }
  }

  /// Creates a row with a stepper that calls a closure with the integer that the user has chosen.
  ///
  /// `range` defaults to 0 through 100, and `step` to 1. Integers beyond 2^53 are rounded as `Double` rounds them.
  @MainActor
  public init(
    _ title: String, subtitle: String? = nil, value: Int, in range: ClosedRange<Int> = 0...100,
    step: Int = 1, fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Int) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: Double(value),
      in: range.floatingPoint, step: Double(step),
      fileID: fileID, line: line
    ) { onChange(range.integer(nearestTo: $0)) }
    row.standard.value = Self.format(.integer).editedText(of: value)
  }

  /// Returns the format of the shown number, which may be a year.
  @MainActor
  private static func format(_ style: NumberFormat.Style) -> NumberFormat {
    var format = NumberFormat(style, language: NumberFormat.pageLanguage)
    format.isGrouped = false
    return format
  }

  /// Creates a row with a stepper for a property of an object, which the row retains.
  ///
  /// `range` defaults to 0 through 100, and `step` to 1.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Double>, in range: ClosedRange<Double> = 0...100,
    step: Double = 1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], in: range, step: step,
      fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// Creates a row with a stepper for an integer property of an object, which the row retains.
  ///
  /// `range` defaults to 0 through 100, and `step` to 1.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Int>, in range: ClosedRange<Int> = 0...100,
    step: Int = 1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: object[keyPath: value], in: range, step: step,
      fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }
}
