// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The state of a form.
///
/// It returns the actions that result from each event, and has no side effects.
///
///     resting ──submit──> checking ──all rules pass──> sending ──answer──> resting
///        ^                   │
///        └── a rule fails ───┘
///
/// A function that changes the state returns the resulting actions, in order.
@MainActor
package struct FormState<Value: Equatable> {
  package internal(set) var value: Value
  package internal(set) var saved: Value
  /// True if the value has not changed since it was saved.
  ///
  /// A value that contains a NaN is not equal to itself, so a comparison would not show this.
  var isUnchanged = true
  /// True if the value has not changed since it was submitted.
  var isUnchangedSinceSubmission = true
  var history: FormHistory<Value>
  package internal(set) var phase = Phase.resting
  /// The errors of the last submission, except at fields that the user has changed since then.
  var refused = FormErrors<Value>()
  var results: [Result]
  var moments: [PartialKeyPath<Value>: FormRule<Value>.Moment] = [:]
  /// The fields that were edited by key path.
  private(set) var editedFields: Set<PartialKeyPath<Value>> = []
  /// True from a submission until the form is saved or reset.
  ///
  /// During this time, every rule runs at each change.
  var wasSubmitted = false
  var lastNumber = 0
  let rules: [FormRule<Value>]
  let asynchronousRules: [Int]
  let texts: @MainActor () -> FormTexts

  package init(
    _ value: Value, rules: [FormRule<Value>], limit: Int,
    texts: @escaping @MainActor () -> FormTexts
  ) {
    self.value = value
    saved = value
    history = FormHistory(limit: limit)
    self.rules = rules
    asynchronousRules = rules.indices.filter { rules[$0].isAsynchronous }
    self.texts = texts
    results = Array(repeating: .unknown, count: rules.count)
  }
}

extension FormState {
  /// The progress of a submission.
  package enum Phase: Equatable {
    case resting
    /// Asynchronous rules must have results before the value is sent.
    case checking(Submission)
    /// The action of the application is running with this value.
    case sending(number: Int, Value)
  }

  /// A submitted value whose asynchronous rules are being checked.
  ///
  /// The user may change the value of the form in the meantime. Such a change has no effect on the
  /// submission.
  package struct Submission: Equatable {
    /// The value of the form when it was submitted.
    let value: Value
    /// The numbers of the checks that have no result yet.
    var awaited: Set<Int>
  }

  package enum Action: Equatable {
    /// Checks a value with an asynchronous rule, after a pause in seconds.
    case check(Check, Value, pause: Double)
    /// Cancels the check with a number.
    case cancel(number: Int)
    /// Calls the action of the submission.
    case send(number: Int, Value)
    /// Shows the first error to the user, because a submission has ended with errors.
    case showErrors
    case report(FormDiagnostic)
  }

  /// A check with an asynchronous rule.
  package struct Check: Hashable, Sendable {
    package let rule: Int
    package let number: Int
  }

  /// The answer of the application to a submission.
  package enum Outcome {
    case saved
    /// The value has errors at its fields.
    ///
    /// There are none if the submission was canceled.
    case refused(FormErrors<Value>)
  }

  enum Result {
    /// The rule has not run since its input changed.
    case unknown
    case passed
    case failed(FormErrors<Value>)
    /// The rule could not be checked, which is an error until it runs again.
    case undecided(FormErrors<Value>)
    /// The rule has no result yet.
    ///
    /// While it is pausing, its check has not begun.
    case checking(number: Int, isPausing: Bool)
  }
}

// MARK: Editing

extension FormState {
  /// Changes the value in a step of the history.
  ///
  /// - Parameters:
  ///   - field: The edited field, or `nil` if it is not known.
  ///   - joins: True if the next edit of the field belongs to the same step.
  ///   - change: Changes the value.
  /// - Returns: The resulting actions.
  package mutating func edit(
    _ field: PartialKeyPath<Value>?, joins: Bool = false, _ change: (inout Value) -> Void
  ) -> [Action] {
    let old = value
    change(&value)
    guard value != old else { return [] }
    history.record(old, replacedBy: value, at: joins ? field : nil)
    if let field {
      editedFields.insert(field)
      if moments[field] == nil { moments[field] = .change }
    }
    return valueChanged(from: old, at: field)
  }

  /// Reverts what the user has typed into a field since its editing began.
  package mutating func revert<Field>(_ field: WritableKeyPath<Value, Field>) -> [Action] {
    let old = value
    guard history.revert(field, &value) else { return [] }
    return valueChanged(from: old, at: field)
  }

  /// Ends the editing of a field, whose errors are shown from then on.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - endsStep: False if the next edit of the field belongs to the last step of the history. Asynchronous rules then wait for
  ///     their pause. Defaults to `true`.
  /// - Returns: The resulting actions.
  package mutating func endEditing(
    _ field: PartialKeyPath<Value>, endsStep: Bool = true
  ) -> [Action] {
    if endsStep { history.endStep() }
    history.endTyping(in: field)
    moments[field] = .editingEnd
    var actions: [Action] = []
    for (index, rule) in rules.enumerated()
    where rule.fields.isEmpty || rule.fields.contains(field) {
      switch results[index] {
      // A check for a submission does not pause.
      case .checking(let number, isPausing: true) where isAwaited(number): break
      case .checking(_, isPausing: true) where !endsStep: break
      case .unknown, .checking(_, isPausing: true): actions += run(index, isUrgent: endsStep)
      case .checking, .passed, .failed, .undecided: break
      }
    }
    return actions
  }

  package mutating func undo() -> [Action] {
    let old = value
    guard history.undo(&value) else { return [] }
    return valueChanged(from: old, at: nil)
  }

  package mutating func redo() -> [Action] {
    let old = value
    guard history.redo(&value) else { return [] }
    return valueChanged(from: old, at: nil)
  }

  /// Returns to the saved value in a step of the history, and hides all errors.
  package mutating func reset() -> [Action] {
    let old = value
    value = saved
    isUnchanged = true
    isUnchangedSinceSubmission = false
    if value != old { history.record(old, replacedBy: value, at: nil) }
    history.endTyping()
    return forgetErrors()
  }

  /// Replaces the value, the saved value, and the history.
  ///
  /// A value that is loaded during a submission takes the place of the sent one.
  package mutating func load(_ new: Value) -> [Action] {
    value = new
    saved = new
    (isUnchanged, isUnchangedSinceSubmission) = (true, true)
    editedFields = []
    history = FormHistory(limit: history.limit)
    if case .sending(let number, _) = phase { phase = .sending(number: number, new) }
    return forgetErrors()
  }

  mutating func forgetErrors() -> [Action] {
    let canceled = endChecking() + openChecks.sorted().map { .cancel(number: $0) }
    results = Array(repeating: .unknown, count: rules.count)
    refused = FormErrors()
    moments = [:]
    wasSubmitted = false
    history.endStep()
    return canceled
  }
}

// MARK: Rules

extension FormState {
  mutating func valueChanged(
    from old: Value, at field: PartialKeyPath<Value>?
  ) -> [Action] {
    let new = value
    (isUnchanged, isUnchangedSinceSubmission) = (false, false)
    refused.entries.removeAll { $0.differs(old, new) }
    var actions: [Action] = []
    // Iterates by index, because a form may have hundreds of rules, and copying a rule is costly.
    for index in rules.indices where rules[index].differs(old, new) {
      if case .checking(let number, _) = results[index], !isAwaited(number) {
        actions.append(.cancel(number: number))
      }
      results[index] = .unknown
      if !rules[index].isAsynchronous { actions += run(index) }
    }
    // An asynchronous rule is checked only if the other rules of its field pass, so it runs after
    // them. It may have waited for a rule that has only now passed.
    for index in asynchronousRules {
      if case .unknown = results[index] { actions += run(index) }
    }
    return actions
  }

  /// Runs a rule if one of its fields has reached its moment.
  mutating func run(_ index: Int, isUrgent: Bool = false) -> [Action] {
    guard isReached(index) else { return [] }
    switch rules[index].check {
    case .now:
      let (result, diagnostic) = check(index)
      results[index] = result
      return diagnostic.map { [.report($0)] } ?? []
    case .later(let delay, _):
      guard isWorthChecking(index) else { return [] }
      lastNumber += 1
      var actions: [Action] = []
      if case .checking(let number, _) = results[index] { actions.append(.cancel(number: number)) }
      results[index] = .checking(number: lastNumber, isPausing: true)
      let pause = isUrgent ? 0 : delay.pause
      return actions + [.check(Check(rule: index, number: lastNumber), value, pause: pause)]
    }
  }

  /// Returns true if no synchronous rule has an error at the fields of an asynchronous rule.
  private func isWorthChecking(_ index: Int) -> Bool {
    let fields = rules[index].fields
    return rules.indices.allSatisfy { other in
      if rules[other].isAsynchronous { return true }
      if let field = rules[other].field, !fields.contains(field) { return true }
      let errors: FormErrors<Value>? =
        switch results[other] {
        case .passed, .checking: nil
        case .failed(let errors), .undecided(let errors): errors
        case .unknown: runsNow(other)
        }
      return errors?.entries.contains { fields.contains($0.field) } != true
    }
  }

  /// Returns the errors of a synchronous rule, or `nil` if the rule is asynchronous.
  func runsNow(_ index: Int) -> FormErrors<Value>? {
    guard case .now(let check) = rules[index].check else { return nil }
    do { return try check(value) } catch { return rules[index].failing(text(\.failedRule)) }
  }

  private func check(_ index: Int) -> (Result, FormDiagnostic?) {
    guard case .now(let check) = rules[index].check else { return (.unknown, nil) }
    do {
      let errors = try check(value)
      return (errors.isEmpty ? .passed : .failed(errors), nil)
    } catch {
      let field = rules[index].fieldName
      return (
        .undecided(rules[index].failing(text(\.failedRule))),
        .ruleFailed(field: field, error: "\(error)")
      )
    }
  }

  func text(_ text: any KeyPath<FormTexts, String> & Sendable) -> FormMessage {
    FormMessage(reading: { [texts] in texts()[keyPath: text] })
  }

  /// Returns true if one of the fields of a rule has reached its moment.
  func isReached(_ rule: Int) -> Bool {
    if wasSubmitted { return true }
    let moment = rules[rule].moment
    if rules[rule].fields.isEmpty { return moments.values.contains { $0 >= moment } }
    return rules[rule].fields.contains { isReached(moment, for: $0) }
  }

  func isReached(_ moment: FormRule<Value>.Moment, for field: PartialKeyPath<Value>) -> Bool {
    wasSubmitted || moments[field].map { $0 >= moment } ?? false
  }
}
