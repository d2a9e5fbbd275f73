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
    let receive: @MainActor (Double, ControlReporting) -> Void = { number, reporting in
      form.type(number, into: field)
      switch reporting {
      case .onCommit: form.endEditing(field)
      case .continuous: form.check(field)
      }
    }
    self = received(by: receive).showing(field, of: form)
  }
}
