// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting

@available(macOS 13, iOS 16, macCatalyst 16, tvOS 16, watchOS 9, *)
extension DurationRow {
  /// Creates a row for a duration in a form.
  ///
  /// Each choice is a step that can be undone.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    _ field: any WritableKeyPath<Value, Duration> & Sendable, in range: ClosedRange<Duration>,
    step: Duration = .seconds(60), language: String? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, value: form.value[keyPath: field], in: range, step: step,
      language: language, fileID: fileID, line: line
    ) { form.choose($0, for: field) }
    self = showing(field, of: form)
  }
}
