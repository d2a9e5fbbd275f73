// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
internal import RowhouseModel

extension FormModel {
  /// The task of a submission, and its outcome.
  struct Sending {
    /// The action.
    ///
    /// It is released at the end of the submission, because it may retain the owner of the form.
    var action: (@MainActor (Value, FormProgress) async throws -> Void)?
    /// Focuses the first error of the form on the page that is on top, unless the user has left the page of the submission.
    ///
    /// It is released with the action.
    var focusFirstError: (@MainActor () -> Void)?
    /// The page that has submitted the form, or `nil` if the code of no page has.
    ///
    /// The action runs as code of this page, and not as that of the page in which a rule was checked
    /// last. It is released with the action.
    var page: (any RunningPage)?
    var task: Task<Void, Never>?
    var fraction: Double?
    var outcome: FormSubmission?
    /// True if the action has thrown an error that does not belong to a field.
    var hasThrown = false
    /// True if the errors of the submission were not shown, because the user had changed their fields.
    var hasOutdatedErrors = false
  }

  /// The state of the last submission.
  public var submission: FormSubmission {
    switch phase {
    case .resting: sending.outcome ?? .none
    case .checking: .checking
    case .sending: .sending(fraction: sending.fraction)
    }
  }

  /// True if the action of the last submission has thrown an error that does not belong to a field.
  public var hasFailedToSend: Bool {
    _ = phase
    return sending.hasThrown
  }

  /// True while a submission is waiting for its rules or for its action.
  public var isSubmitting: Bool { phase != .resting }

  /// Submits the form: runs all rules and, if they pass, calls the action with the value.
  ///
  /// Asynchronous rules that have passed do not run again. The action runs as code of the page whose
  /// code calls this method.
  ///
  /// If a rule fails, the errors are shown, closed rows above them open, and the page scrolls to the first
  /// error of the form and focuses its field, unless the user has left the page or opened another one in the meantime.
  ///
  /// Text that a field does not accept, such as an invalid number, is also an error. As long as there
  /// is such text, a submission shows this error and runs no rules. If the user is still typing such
  /// text, the value of the form returns to the number from before the typing.
  ///
  /// Code outside of pages can also call this method. The action of a bar button passes the navigator of its page, so that
  /// this page scrolls to the error. Without a navigator, for example if the form is saved automatically, the errors are
  /// shown, and no page scrolls or moves the focus.
  ///
  /// The user may edit the form during a submission, which checks and sends the value that the form
  /// has at the time of the call. Afterward, the sent value, or the value that the action has
  /// loaded with ``load(_:)``, counts as saved. The form is dirty if it has changed since the call.
  /// A call during a submission has no effect.
  ///
  /// The action throws ``FormErrors`` to show errors at fields. After any other error,
  /// ``hasFailedToSend`` is true, and the diagnostics handler receives the error.
  ///
  /// - Parameters:
  ///   - navigator: The navigator of the page that scrolls to the first error and focuses its field. Defaults to `nil` for
  ///     the page whose code calls this method.
  ///   - action: Sends or stores the value, and may report its progress.
  public func submit(
    focusing navigator: Navigator? = nil,
    _ action: @escaping @MainActor (Value, FormProgress) async throws -> Void
  ) {
    guard !isSubmitting else { return }
    let navigator = navigator ?? Navigator.current
    sending = Sending(focusFirstError: navigator?.postponingFocusOfFirstError(ofForm: self))
    if hasDrafts {
      endDrafts()
      showErrors()
      sending.focusFirstError = nil
      return noteChange()
    }
    (sending.action, sending.page) = (action, CurrentPage.value)
    perform { $0.submit() }
  }

  /// Submits the form with an action that does not report progress.
  ///
  /// - Parameters:
  ///   - navigator: The navigator of the page that scrolls to the first error and focuses its field. Defaults to `nil` for
  ///     the page whose code calls this method.
  ///   - action: Sends or stores the value.
  public func submit(
    focusing navigator: Navigator? = nil,
    _ action: @escaping @MainActor (Value) async throws -> Void
  ) {
    submit(focusing: navigator) { value, _ in try await action(value) }
  }

  /// Ends a submission by canceling the task of its action, whose result is dropped.
  public func cancelSubmission() {
    sending.task?.cancel()
    sending = Sending()
    perform { $0.cancelSubmission() }
  }

  func send(_ value: Value, _ number: Int) {
    guard let action = sending.action else { return }
    let progress = FormProgress { [weak self] in self?.setProgress($0, ofSubmission: number) }
    sending.task = CurrentPage.$value.withValue(sending.page) {
      Task { [weak self] in
        do {
          try await action(value, progress)
          self?.end(number, .saved, .saved)
        } catch let errors as FormErrors<Value> where !errors.isEmpty {
          self?.end(number, .refused(errors), .failed)
        } catch {
          guard let self, isSending(number) else { return }
          sending.hasThrown = true
          diagnostics(.submissionFailed(error: "\(error)"))
          end(number, .refused(FormErrors()), .failed)
        }
      }
    }
  }

  func forgetOutcome() {
    sending.outcome = nil
    sending.hasThrown = false
    sending.hasOutdatedErrors = false
  }

  func showErrors() {
    sending.outcome = .failed
    if hasDrafts || errorCount > 0 {
      sending.focusFirstError?()
    } else {
      sending.hasOutdatedErrors = true
    }
  }

  private func isSending(_ number: Int) -> Bool {
    if case .sending(number, _) = phase { true } else { false }
  }

  private func setProgress(_ fraction: Double?, ofSubmission number: Int) {
    guard isSending(number) else { return }
    sending.fraction = fraction
    noteChange()
  }

  private func end(
    _ number: Int, _ outcome: FormState<Value>.Outcome, _ submission: FormSubmission
  ) {
    guard isSending(number) else { return }
    sending.outcome = submission
    sending.task = nil
    perform { state in
      let actions = state.end(number, outcome)
      if case .refused(let errors) = outcome {
        sending.hasOutdatedErrors = !errors.isEmpty && state.refused.isEmpty
      }
      return actions
    }
  }
}
