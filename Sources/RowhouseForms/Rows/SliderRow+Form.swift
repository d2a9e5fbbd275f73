// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension SliderRow {
  /// Creates a row with a slider for a field of a form.
  ///
  /// Each movement of the slider is one step that can be undone. With `reporting(.continuous)`,
  /// successive movements are one step, until another field is changed.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Double> & Sendable,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, step: step,
      fileID: fileID, line: line
    ) { _ in }
    self = bound(to: field, of: form) { $0 }
  }

  /// Creates a row with a slider for an integer field of a form.
  ///
  /// `step` defaults to 1.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Int> & Sendable, in range: ClosedRange<Int>, step: Int = 1,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, step: step,
      fileID: fileID, line: line
    ) { _ in }
    self = bound(to: field, of: form, range.integer(nearestTo:))
  }

  @MainActor
  private consuming func bound<Value: Equatable, Field: Equatable & Sendable>(
    to field: any WritableKeyPath<Value, Field> & Sendable, of form: FormModel<Value>,
    _ makeField: @escaping @MainActor (Double) -> Field
  ) -> Self {
    let receive: @MainActor (Double, ControlReporting) -> Void = { number, reporting in
      form.type(makeField(number), into: field)
      switch reporting {
      case .onCommit: form.endEditing(field)
      case .continuous: form.check(field)
      }
    }
    return received(by: receive).showing(field, of: form)
  }
}
