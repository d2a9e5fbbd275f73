// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts that describe a row and its control, and the disabled state of the row.
public struct RowState: Hashable, Sendable {
  /// The text that explains the control, or `nil` if there is none.
  public var help: String?
  /// The text that the page has set with `error(_:)` to explain why the value is not accepted, or
  /// `nil` if there is none.
  ///
  /// ``shownError`` also contains the error of a form, and that of typed text.
  public var error: String?
  /// True if no user can use the controls of the row or tap the row.
  ///
  /// Setting it to `false` does not enable a row that has disabled itself, such as one that submits a
  /// form during the submission.
  public var isDisabled: Bool {
    get { isDisabledByPage || isOwnDisabled }
    set { isDisabledByPage = newValue }
  }
  /// The text with which the page explains why it has disabled the row, or `nil` if it gives no reason.
  ///
  /// ``notes`` contains the reason of a row that has disabled itself.
  public var reason: String?
  /// The texts that assistive technologies read in place of those that the row shows.
  public var accessibility = RowAccessibility()

  /// The text that explains why the row itself does not accept what the user has typed, or the error
  /// of the field of a form, which is shown in place of ``error``; `nil` if there is none.
  package var ownError: String?
  /// The form to which the error belongs, or `nil` if it belongs to none.
  package var form: ObjectIdentifier?
  /// True if the row disables itself, or if its group or section is disabled.
  package var isOwnDisabled = false
  /// The text that explains this, which is shown in place of ``reason``; `nil` if there is none.
  package var ownReason: String?
  private var isDisabledByPage = false
  /// The text that is shown while a form checks the value, or `nil` if no check is running.
  package var progress: String?
  /// True if the error is that of other rows, so that the focus moves to this row only if no other
  /// row has an error.
  package var isSummary = false

  /// The mistakes in the values of the model that the control cannot detect, such as a number out
  /// of range.
  package var problems: [ControlProblem] = []

  /// Creates the state of an enabled row without texts.
  public init() {}
}

extension RowState {
  /// A text below a row.
  public struct Note: Hashable, Sendable {
    /// The meaning of the text.
    public var kind: Kind
    /// The text.
    public var text: String

    /// The meaning of a text below a row.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The value is not accepted.
      case error
      /// The row is disabled.
      case reason
      /// A form is checking the value.
      case progress
      /// The control is explained.
      case help
      /// The length of the text and its limit.
      case counter
    }
  }

  /// The texts of the state below the row, in reading order: error, reason, progress, and help, without empty texts.
  ///
  /// A row with a limited field shows the length of its text below them (``Note/Kind/counter``).
  public var notes: [Note] {
    let texts = [
      (Note.Kind.error, shownError), (.reason, shownReason), (.progress, progress), (.help, help),
    ]
    return texts.compactMap { kind, text in
      guard let text, !text.isEmpty else { return nil }
      return Note(kind: kind, text: text)
    }
  }

  /// True if there is an error, or if the row does not accept what the user has typed.
  public var isInvalid: Bool { shownError?.isEmpty == false }

  /// Decides if the row shows an error of a form, or one that belongs to no form.
  ///
  /// - Parameter form: The form, or `nil` for any error.
  /// - Returns: True if the row shows such an error.
  package func isError(ofForm form: ObjectIdentifier?) -> Bool {
    isInvalid && (form == nil || self.form == nil || self.form == form)
  }

  /// The error that the row shows, or `nil` if there is none: the error of typed text or of the field
  /// of a form, or otherwise ``error``.
  public var shownError: String? { ownError ?? error }

  /// The reason that the row shows, or `nil` if it is enabled or has none.
  package var shownReason: String? {
    let own = isOwnDisabled ? ownReason : nil
    return own ?? (isDisabledByPage ? reason : nil)
  }

  /// Adds the texts of a group of rows to the last row of the group, whose own texts remain if the
  /// group has none.
  mutating func describeGroup(_ group: RowState) {
    // The text that the user has typed into the row comes first: the group does not have it.
    ownError = ownError ?? group.ownError
    error = group.error ?? error
    form = group.form ?? form
    progress = group.progress ?? progress
    help = group.help ?? help
    if group.isDisabled { ownReason = ownReason ?? group.reason }
  }
}

extension RowElement {
  /// Sets the text below the row that explains its control; `nil` removes it.
  ///
  /// Hosts read it as the description of the control.
  public consuming func help(_ text: String?) -> Self { changingState { $0.help = text } }

  /// Sets the text below the row that explains why its value is not accepted; `nil` removes it.
  ///
  /// ```swift
  /// FieldRow("E-mail", account, \.email, kind: .email)
  ///   .error(account.email.contains("@") ? nil : "An address contains an @.")
  /// ```
  ///
  /// The text has the color ``ResolvedStyle/errorColor``. Hosts mark the control as invalid, read the text
  /// as its description, and announce the text when it appears. While a ``NumberRow`` contains text that is
  /// not accepted, or a form has an error at the field of the row, the row shows that error instead. So does
  /// a row that submits a form while the form could not be submitted.
  public consuming func error(_ text: String?) -> Self { changingState { $0.error = text } }

  /// Disables the row: no user can use its controls, tap it, or press its insert button.
  ///
  /// Actions, deletion, reordering, and the detail button of a disabled row remain available. If
  /// the user changes a control at the moment when the row is disabled, the change is refused.
  ///
  /// A row that disables itself, such as one that submits a form during the submission, remains disabled,
  /// and shows its own reason if it has one.
  ///
  /// - Parameters:
  ///   - isDisabled: `false` removes the effect of an earlier call. Defaults to `true`.
  ///   - reason: The text below the row that explains why it is disabled. Defaults to `nil`.
  /// - Returns: The changed row.
  public consuming func disabled(
    _ isDisabled: Bool = true, because reason: String? = nil
  ) -> Self {
    changingState { state in
      state.isDisabled = isDisabled
      state.reason = reason
    }
  }

  private consuming func changingState(_ change: (inout RowState) -> Void) -> Self {
    changing { row in
      var state = row.state
      change(&state)
      row.state = state
    }
  }
}
