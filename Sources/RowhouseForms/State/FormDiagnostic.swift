// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A failure of a rule, a submission, or a rebase, and how the form has handled it.
///
/// `field` is the field of the rule. If the rule reads several fields, all of them follow that of the error, as in
/// `\Order.city and \Order.postalCode`.
public enum FormDiagnostic: Hashable, Sendable {
  /// A rule has thrown an error.
  case ruleFailed(field: String, error: String)
  /// An asynchronous rule has not returned a result in time.
  case ruleUnanswered(field: String, seconds: Double)
  /// An asynchronous rule has returned the result of an outdated check.
  case lateAnswer(field: String)
  /// The action of a submission has thrown an error that does not belong to a field.
  case submissionFailed(error: String)
  /// A rebase has replaced a part of the value that was changed without a key path.
  case unknownChange
}

extension FormDiagnostic {
  /// True for events that are not mistakes.
  ///
  /// They are not printed.
  var isNote: Bool {
    switch self {
    case .lateAnswer: true
    case .ruleFailed, .ruleUnanswered, .submissionFailed, .unknownChange: false
    }
  }
}

extension FormDiagnostic: CustomStringConvertible {
  /// The event and its consequence.
  public var description: String {
    switch self {
    case .ruleFailed(let field, let error):
      "a rule for \(field) threw an error (\(error)). The field has an error until the rule passes."
    case .ruleUnanswered(let field, let seconds):
      """
      a rule for \(field) did not answer in \(seconds) seconds. Its task was canceled, and the \
      field has an error until the rule passes.
      """
    case .lateAnswer(let field):
      "a rule for \(field) returned the result of an old check. The result was dropped."
    case .submissionFailed(let error):
      """
      the action of a submission threw an error (\(error)). The form shows that it could not be \
      sent; throw FormErrors for errors at fields.
      """
    case .unknownChange:
      """
      edit(_:) has changed a part of the value that no row and no rule names, and rebase(onto:) replaced it. Pass \
      the key path of this part in keeping:, or change it with the subscript of the form.
      """
    }
  }
}
