// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A row that submits a form.
///
/// ```swift
/// SubmitRow("Sign up", form) { account in
///   try await server.create(account)
/// }
/// ```
///
/// The row is disabled during a submission. If the action throws an error that does not belong to a
/// field, or that belongs to fields that the user has changed in the meantime, the row shows that the
/// form could not be sent. If a submission has failed because of the entries of the user, which may be
/// on another page, the row shows this until they are corrected. The page can also disable the row, as with
/// `disabled(!form.isDirty)`, or set an `error(_:)`. This does not enable the row during a submission, nor replace
/// its own texts. Closures of `onSelect(_:)` are called after the submission has begun.
///
/// The row also shows an error of the whole form, which belongs to the field `\.self` of the value:
///
/// ```swift
/// SubmitRow("Save", form) { order in
///   guard try await shop.save(order) else {
///     throw FormErrors(\Order.self, "Somebody else has changed this order.")
///   }
/// }
/// ```
public struct SubmitRow: TitledRowElement {
  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row that submits a form when it is tapped.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - form: The form.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - action: Sends or stores the value. It throws ``FormErrors`` to show errors at fields.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    action: @escaping @MainActor (Value) async throws -> Void
  ) {
    self.init(title, subtitle: subtitle, form, fileID: fileID, line: line) { value, _ in
      try await action(value)
    }
  }

  /// Creates a row that submits a form when it is tapped, and shows the progress of the action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - subtitle: The line below the title. Defaults to `nil`.
  ///   - form: The form.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - action: Sends or stores the value, and reports its progress.
  @MainActor
  public init<Value: Equatable>(
    _ title: String, subtitle: String? = nil, _ form: FormModel<Value>,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    action: @escaping @MainActor (Value, FormProgress) async throws -> Void
  ) {
    row = AnyRow(title, subtitle, control: .button(.normal), fileID: fileID, line: line)
    row.handlers.setTapEffect { form.submit(action) }
    row.state.isOwnDisabled = form.isSubmitting
    row.state.ownReason = form.progressText
    row.state.ownError = form.failureText
    row.state.form = ObjectIdentifier(form)
    row.state.isSummary = true
  }
}

extension FormModel {
  /// The reason why the last submission has failed, or the error of the whole form; `nil` if there is none.
  fileprivate var failureText: String? {
    if hasFailedToSend { return texts.failedSubmission }
    if let error = error(at: \Value.self) { return error }
    guard submission == .failed else { return nil }
    if hasDrafts || errorCount > 0 { return texts.invalidEntries }
    return sending.hasOutdatedErrors ? texts.failedSubmission : nil
  }

  /// The reason why the form cannot be submitted, or `nil` if it can be submitted.
  fileprivate var progressText: String? {
    switch submission {
    case .none, .failed, .saved: nil
    case .checking: texts.checking
    case .sending(nil): texts.sending
    case .sending(let fraction?): "\(texts.sending) \(percentage.text(of: fraction))"
    }
  }

  private var percentage: NumberFormat {
    NumberFormat(.percent(), language: NumberFormat.pageLanguage)
  }
}
