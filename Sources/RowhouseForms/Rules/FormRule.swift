// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A condition that the value of a form must meet, and the error to show if it does not.
///
/// ```swift
/// FormRule(\.email, "Enter an e-mail address") { $0.contains("@") }
/// FormRule(at: \.repeated, "The passwords differ") { $0.repeated == $0.password }
/// FormRule(\.name, "This name is taken", after: 0.3) { try await names.isFree($0) }
/// FormRule(at: \.postalCode, "No such place", reading: \.city, \.postalCode, after: 0.3) {
///   try await places.contains(city: $0, postalCode: $1)
/// }
/// ```
///
/// A rule first runs at its ``Moment``, and from then on at each change of the values that it
/// reads, so that its error disappears as soon as the user has corrected the field.
///
/// If a rule throws an error, or an asynchronous rule returns no result in time, its field shows an
/// error from ``FormTexts``, and the form reports a ``FormDiagnostic``. The next submission runs
/// the rule again.
public struct FormRule<Value> {
  /// The field of the error, or `nil` if the rule returns errors at several fields.
  let field: PartialKeyPath<Value>?
  /// The fields that determine when the rule runs, with that of the error first.
  ///
  /// Empty if the rule returns errors at several fields, and runs from the moment of any field on.
  let fields: [PartialKeyPath<Value>]
  /// The part of the value that the rule reads.
  let input: PartialKeyPath<Value>
  let moment: Moment
  /// Returns true if the input of the rule differs between two values of the form.
  let differs: @MainActor (Value, Value) -> Bool
  let check: Check
  /// Returns the error of a rule that could not be checked, for example because it threw an error.
  let failing: @MainActor (FormMessage) -> FormErrors<Value>

  enum Check {
    case now(@MainActor (Value) throws -> FormErrors<Value>)
    case later(FormDelay, @MainActor (Value) async throws -> FormErrors<Value>)
  }

  var isAsynchronous: Bool { if case .later = check { true } else { false } }
}

extension FormRule {
  /// The moment at which a rule first runs.
  public enum Moment: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// A change of the field.
    case change
    /// The end of editing, when the user leaves the field after a change.
    ///
    /// If the user leaves the field unchanged, it is checked by the submission or by
    /// ``FormModel/endEditing(_:)``.
    case editingEnd
    /// The submission of the form.
    case submit

    /// Returns true if the first moment is earlier than the second one.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }
}

/// The times of an asynchronous rule, in seconds.
struct FormDelay: Hashable, Sendable {
  /// The time from the last change to the check.
  var pause: Double
  /// The time limit of the check.
  var timeout: Double

  init(pause: Double, timeout: Double) {
    precondition(
      pause >= 0 && pause.isFinite,
      "A rule cannot pause for \(pause) seconds. Give it a finite number of 0 or more.")
    precondition(
      timeout > 0 && timeout.isFinite,
      "A rule with a timeout of \(timeout) seconds is never answered. Give it a finite, positive one."
    )
    self.pause = pause
    self.timeout = timeout
  }
}
