// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension StepperRow {
  /// Creates a row with a stepper for a field of a form.
  ///
  /// Each press is a step that can be undone. `range` defaults to 0 through 100, and `step` to 1.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Double> & Sendable, in range: ClosedRange<Double> = 0...100,
    step: Double = 1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, step: step,
      fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }

  /// Creates a row with a stepper for an integer field of a form.
  ///
  /// `range` defaults to 0 through 100, and `step` to 1.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Int> & Sendable, in range: ClosedRange<Int> = 0...100,
    step: Int = 1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, step: step,
      fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }
}
