// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a slider.
///
/// ```swift
/// SliderRow("Volume", player, \.volume)
/// SliderRow("Brightness", player, \.percentage, in: 0...100)
/// SliderRow("Text size", value: reader.size, in: 12...24, step: 1) { reader.size = $0 }
///   .value("\(Int(reader.size)) points")
///   .reporting(.continuous)
/// ```
///
/// The slider shows the number of the model, or the nearest one that a user can choose. The model
/// keeps its number until the user moves the slider. Then the row sets the property or calls the
/// closure, and shows the number of the model.
///
/// For users who cannot see the slider, the value text of the row replaces the number.
public struct SliderRow: StandardRowElement {
  /// The row that this value describes.
  public var row: AnyRow
  /// Called with the number that the user has chosen, and the time at which it was reported.
  private var receive: (@MainActor (Double, ControlReporting) -> Void)?

  /// Creates a row with a slider that calls a closure with the number that the user has chosen.
  ///
  /// `range` defaults to 0 through 1. `step` defaults to `nil`, which allows any number in the range.
  public init(
    _ title: String, subtitle: String? = nil, value: Double,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Double) -> Void
  ) {
    let slider = SliderPart(value, in: range, step: step, label: title)
    row = AnyRow(title, subtitle, control: .slider(slider), fileID: fileID, line: line)
    row.handlers[.change] = { _, value in
      if case .number(let number) = value { onChange(number) }
    }
  }

  /// Creates a row with a slider that calls a closure with the integer that the user has chosen.
  ///
  /// `step` defaults to 1.
  @_disfavoredOverload  // Calls with literals use the other initializer.
  public init(
    _ title: String, subtitle: String? = nil, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Int) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: Double(value), in: range.floatingPoint, step: Double(step),
      fileID: fileID, line: line
    ) { onChange(range.integer(nearestTo: $0)) }
  }

  /// Creates a row with a slider for a property of an object, which the row retains.
  ///
  /// `range` defaults to 0 through 1. `step` defaults to `nil`, which allows any number in the range.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Double>,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, object, object[keyPath: value], range, step, fileID: fileID, line: line
    ) { object[keyPath: value] = $0 }
  }

  /// Creates a row with a slider for an integer property of an object, which the row retains.
  ///
  /// `step` defaults to 1.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ value: ReferenceWritableKeyPath<Object, Int>, in range: ClosedRange<Int>, step: Int = 1,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle, object, Double(object[keyPath: value]), range.floatingPoint, Double(step),
      fileID: fileID, line: line
    ) { object[keyPath: value] = range.integer(nearestTo: $0) }
  }

  @MainActor
  private init(
    _ title: String, _ subtitle: String?, _ object: AnyObject, _ value: Double,
    _ range: ClosedRange<Double>, _ step: Double?, fileID: StaticString, line: UInt32,
    set: @escaping @MainActor (Double) -> Void
  ) {
    self.init(
      title, subtitle: subtitle, value: value, in: range, step: step, fileID: fileID, line: line,
      onChange: set)
    guard let typing = (object as? any TypedObject)?.typing else { return }
    self = received { number, reporting in
      typing.set { set(number) }
      switch reporting {
      case .onCommit: typing.commit()
      case .continuous: typing.check()
      }
    }
  }

  /// Sets the time at which the row sets the property or calls the closure.
  ///
  /// Defaults to the end of a movement.
  public consuming func reporting(_ reporting: ControlReporting) -> Self {
    if case .slider(var slider) = row.standard.control {
      slider.reporting = reporting
      row.standard.control = .slider(slider)
    }
    if let receive {
      row.handlers.setOwn(.change) { _, value in
        if case .number(let number) = value { receive(number, reporting) }
      }
    }
    return self
  }

  /// Lets a closure receive the number in place of the one with which the row was created.
  package consuming func received(
    by receive: @escaping @MainActor (Double, ControlReporting) -> Void
  ) -> Self {
    self.receive = receive
    return reporting(.onCommit)
  }
}
