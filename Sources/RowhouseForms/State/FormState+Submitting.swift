// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormState {
  /// Records that the pause before a check is over, and returns false if the check was canceled.
  package mutating func begin(_ check: Check) -> Bool {
    if isOpen(check) {
      results[check.rule] = .checking(number: check.number, isPausing: false)
      return true
    }
    return isAwaited(check.number)
  }

  /// Records the answer of an asynchronous rule: its errors, its failure, or the lack of an answer.
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

  /// Returns true if a check belongs to the current value and has no answer yet.
  private func isOpen(_ check: Check) -> Bool {
    if case .checking(check.number, _) = results[check.rule] { true } else { false }
  }

  /// Returns true if a submission is waiting for the result of a check.
  func isAwaited(_ number: Int) -> Bool {
    if case .checking(let submission) = phase { submission.awaited.contains(number) } else { false }
  }

  /// The answer of an asynchronous rule.
  package enum Answer {
    case errors(FormErrors<Value>)
    /// The rule has thrown this error.
    case failed(String)
    /// There was no answer within this number of seconds.
    case none(afterSeconds: Double)
  }
}

// MARK: Submitting

extension FormState {
  /// Begins a submission of the current value, unless one is in progress.
  package mutating func submit() -> [Action] {
    guard phase == .resting else { return [] }
    wasSubmitted = true
    isUnchangedSinceSubmission = true
    refused = FormErrors()
    history.endStep()
    var actions: [Action] = []
    // A rule may read more than the form, such as the time, so an earlier result may be outdated.
    for (index, rule) in rules.enumerated() where !rule.isAsynchronous { actions += run(index) }
    // The submission then fails in any case, so the user keeps seeing the other errors.
    let isRefused = rules.indices.contains { !rules[$0].isAsynchronous && hasError($0) }
    for index in asynchronousRules {
      switch results[index] {
      case .failed where isRefused, .undecided where isRefused: break
      case .failed, .undecided:
        results[index] = .unknown
        actions += run(index, isUrgent: true)
      case .unknown, .checking(_, isPausing: true): actions += run(index, isUrgent: true)
      case .checking, .passed: break
      }
    }
    if !shownEntries.isEmpty { return actions + [.showErrors] }
    let awaited = openChecks
    if awaited.isEmpty { return actions + send(value) }
    phase = .checking(Submission(value: value, awaited: awaited))
    return actions
  }

  private func hasError(_ rule: Int) -> Bool {
    switch results[rule] {
    case .failed, .undecided: true
    case .unknown, .passed, .checking: false
    }
  }

  /// Continues a submission that is waiting for the result of a check.
  ///
  /// The submission ends if the submitted value has an error, even at a field that the user has
  /// changed in the meantime.
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

  /// Ends a submission that is waiting for results, and cancels the checks that do not belong to
  /// the current value.
  mutating func endChecking() -> [Action] {
    guard case .checking(let submission) = phase else { return [] }
    phase = .resting
    return submission.awaited.subtracting(openChecks).sorted().map { .cancel(number: $0) }
  }

  /// Ends a submission, and keeps the changes that the user has made since it began.
  package mutating func end(_ number: Int, _ outcome: Outcome) -> [Action] {
    guard case .sending(number, let sent) = phase else { return [] }
    phase = .resting
    switch outcome {
    case .saved:
      saved = sent
      isUnchanged = isUnchangedSinceSubmission
      history.noteSaved(sent)
      return forgetErrors()
    case .refused(var errors):
      let hasErrors = !errors.isEmpty
      let current = value
      // A value that is not equal to itself differs even without a change.
      if !isUnchangedSinceSubmission { errors.entries.removeAll { $0.differs(sent, current) } }
      refused = errors
      return hasErrors ? [.showErrors] : []
    }
  }

  /// Ends a submission that has not been sent yet, or ignores the outcome of one that has been
  /// sent.
  package mutating func cancelSubmission() -> [Action] {
    defer { phase = .resting }
    return endChecking()
  }
}

extension FormRule {
  /// The names of the rule's fields in diagnostics.
  var fieldName: String {
    if fields.isEmpty { return "several fields of \(Value.self)" }
    return fields.map { "\($0)" }.joined(separator: " and ")
  }
}
