// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts of a form that are not messages of its rules.
///
/// They are in English by default. For other languages, pass translated texts to the form.
public struct FormTexts: Sendable {
  /// The error at a field whose rule threw an error.
  public var failedRule = "This could not be checked. Try again."
  /// The error at a field whose rule returned no result in time.
  public var unansweredRule = "This could not be checked in time. Try again."
  /// The error of a form that could not be sent.
  public var failedSubmission = "The form could not be sent. Try again."
  /// The text at a field while its asynchronous rule is pausing or being checked.
  public var checking = "Checking"
  /// The reason why a form cannot be submitted while it is being sent.
  public var sending = "Sending"
  /// The question that is asked when the user leaves a page with unsaved changes.
  public var leaveTitle = "Discard your changes?"
  /// The text below the question.
  public var leaveMessage = "Your entries have not been saved."
  /// The title of the button that discards the changes.
  public var leave = "Discard"
  /// The title of the button that returns to the page.
  public var stay = "Keep editing"

  /// Creates the texts in English.
  public init() {}
}
