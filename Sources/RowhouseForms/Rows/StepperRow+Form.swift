// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension StepperRow {
  /// Creates a row with a stepper for a field of a form.
  ///
  /// Each press is a step that can be undone.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Double> & Sendable, in range: ClosedRange<Double>,
    step: Double = 1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, step: step,
      fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }

  /// Creates a row with a stepper for an integer field of a form.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Int> & Sendable, in range: ClosedRange<Int>,
    step: Int = 1, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, step: step,
      fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }
}
