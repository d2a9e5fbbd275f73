// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormState {
  /// Notes that the pause before a check is over, and returns false if the check was canceled.
  package mutating func begin(_ check: Check) -> Bool {
    if isOpen(check) {
      results[check.rule] = .checking(number: check.number, isPausing: false)
      return true
    }
    return isAwaited(check.number)
  }

  /// Takes the answer of an asynchronous rule: its errors, or `nil` if it could not be checked.
  package mutating func answer(
    _ check: Check, _ answer: Answer
  ) -> [Action] {
    let rule = rules[check.rule]
    guard isOpen(check) || isAwaited(check.number) else {
      return [.report(.lateAnswer(field: rule.fieldName))]
    }
    let result: Result
    var actions: [Action] = []
    switch answer {
    case .errors(let errors): result = errors.isEmpty ? .passed : .failed(errors)
    case .failed(let error):
      result = .undecided(rule.failing(text(\.failedRule)))
      actions.append(.report(.ruleFailed(field: rule.fieldName, error: error)))
    case .none(let seconds):
      result = .undecided(rule.failing(text(\.unansweredRule)))
      actions.append(.cancel(number: check.number))
      actions.append(.report(.ruleUnanswered(field: rule.fieldName, seconds: seconds)))
    }
    if isOpen(check) { results[check.rule] = result }
    return actions + advance(with: result, of: check.number)
  }

  /// Returns true if a check is about the current value and has no answer.
  private func isOpen(_ check: Check) -> Bool {
    if case .checking(check.number, _) = results[check.rule] { true } else { false }
  }

  /// Returns true if a submission waits for the result of a check.
  func isAwaited(_ number: Int) -> Bool {
    if case .checking(let submission) = phase { submission.awaited.contains(number) } else { false }
  }

  /// The answer of an asynchronous rule.
  package enum Answer {
    case errors(FormErrors<Value>)
    /// The rule has thrown this error.
    case failed(String)
    /// There was no answer in this number of seconds.
    case none(afterSeconds: Double)
  }
}

// MARK: Submitting

extension FormState {
  /// Begins a submission of the current value, unless there is one.
  package mutating func submit() -> [Action] {
    guard phase == .resting else { return [] }
    wasSubmitted = true
    isUnchangedSinceSubmission = true
    refused = FormErrors()
    history.endStep()
    var actions: [Action] = []
    for (index, rule) in rules.enumerated() where !rule.isAsynchronous {
      switch results[index] {
      case .unknown, .undecided: actions += run(index)
      case .passed, .failed, .checking: break
      }
    }
    for index in asynchronousRules {
      switch results[index] {
      case .undecided:
        results[index] = .unknown
        actions += run(index, isUrgent: true)
      case .unknown, .checking(_, isPausing: true): actions += run(index, isUrgent: true)
      case .checking, .passed, .failed: break
      }
    }
    if !shownEntries.isEmpty { return actions + [.showErrors] }
    let awaited = openChecks
    if awaited.isEmpty { return actions + send(value) }
    phase = .checking(Submission(value: value, awaited: awaited))
    return actions
  }

  /// Continues a submission that waits for the result of a check.
  ///
  /// The submission ends if the submitted value has an error, even at a field that the user has
  /// changed since.
  private mutating func advance(with result: Result, of number: Int) -> [Action] {
    guard case .checking(var submission) = phase, submission.awaited.remove(number) != nil else {
      return []
    }
    phase = .checking(submission)
    switch result {
    case .failed, .undecided: return endChecking() + [.showErrors]
    case .passed, .unknown, .checking:
      return submission.awaited.isEmpty ? send(submission.value) : []
    }
  }

  private mutating func send(_ value: Value) -> [Action] {
    lastNumber += 1
    phase = .sending(number: lastNumber, value)
    return [.send(number: lastNumber, value)]
  }

  /// Ends a submission that waits for results, and cancels the checks that are not about the
  /// current value.
  mutating func endChecking() -> [Action] {
    guard case .checking(let submission) = phase else { return [] }
    phase = .resting
    return submission.awaited.subtracting(openChecks).sorted().map { .cancel(number: $0) }
  }

  /// Ends a submission, and keeps the changes of the user since its beginning.
  package mutating func end(_ number: Int, _ outcome: Outcome) -> [Action] {
    guard case .sending(number, let sent) = phase else { return [] }
    phase = .resting
    switch outcome {
    case .saved:
      saved = sent
      isUnchanged = isUnchangedSinceSubmission
      return forgetErrors()
    case .refused(var errors):
      let current = value
      // A value that does not equal itself differs also without a change.
      if !isUnchangedSinceSubmission { errors.entries.removeAll { $0.differs(sent, current) } }
      refused = errors
      return errors.isEmpty ? [] : [.showErrors]
    }
  }

  /// Ends a submission that was not sent yet, or forgets one that was.
  package mutating func cancelSubmission() -> [Action] {
    defer { phase = .resting }
    return endChecking()
  }
}

extension FormRule {
  /// The field of the rule in diagnostics.
  var fieldName: String { field.map { "\($0)" } ?? "several fields of \(Value.self)" }
}
