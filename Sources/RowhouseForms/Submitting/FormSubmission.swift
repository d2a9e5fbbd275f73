// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting

/// The state of the last submission of a form.
public enum FormSubmission: Hashable, Sendable {
  /// The form has not been submitted, or has been reset or loaded since then, or the submission was canceled.
  case none
  /// Asynchronous rules are being checked before the form is sent.
  case checking
  /// The action is running.
  ///
  /// The fraction is from 0 to 1, or `nil` if it is unknown.
  case sending(fraction: Double?)
  /// A rule failed, a field contained text that it does not accept, or the action threw an error.
  case failed
  /// The action returned.
  case saved
}

/// The progress of the action of a submission.
@MainActor
public final class FormProgress {
  private let show: @MainActor (Double?) -> Void

  init(show: @escaping @MainActor (Double?) -> Void) { self.show = show }

  /// Shows the completed fraction, from 0 to 1, or `nil` if it is unknown.
  public func update(_ fraction: Double?) {
    show(fraction.map(ProgressReport.clamped))
  }
}
