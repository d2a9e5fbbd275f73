// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormState {
  /// Notes that the pause before a question is over, and returns false if the question is old.
  package mutating func begin(_ question: Question) -> Bool {
    if isOpen(question) {
      results[question.rule] = .asked(number: question.number, isPausing: false)
      return true
    }
    return isAwaited(question.number)
  }

  /// Takes the answer of an asynchronous rule: its errors, or `nil` if it could not be checked.
  package mutating func answer(
    _ question: Question, _ answer: Answer
  ) -> [Action] {
    let rule = rules[question.rule]
    guard isOpen(question) || isAwaited(question.number) else {
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
      actions.append(.cancel(number: question.number))
      actions.append(.report(.ruleUnanswered(field: rule.fieldName, seconds: seconds)))
    }
    if isOpen(question) { results[question.rule] = result }
    return actions + advance(with: result, of: question.number)
  }

  /// Returns true if a question is about the current value and has no answer.
  private func isOpen(_ question: Question) -> Bool {
    if case .asked(question.number, _) = results[question.rule] { true } else { false }
  }

  /// Returns true if a submission waits for the answer to a question.
  func isAwaited(_ number: Int) -> Bool {
    if case .checking(let check) = phase { check.awaited.contains(number) } else { false }
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
    refused = FormErrors()
    history.endStep()
    var actions: [Action] = []
    for (index, rule) in rules.enumerated() where !rule.isAsynchronous {
      switch results[index] {
      case .unknown, .undecided: actions += run(index)
      case .passed, .failed, .asked: break
      }
    }
    for index in asynchronousRules {
      switch results[index] {
      case .undecided:
        results[index] = .unknown
        actions += run(index, isUrgent: true)
      case .unknown, .asked(_, isPausing: true): actions += run(index, isUrgent: true)
      case .asked, .passed, .failed: break
      }
    }
    if !shownEntries.isEmpty { return actions + [.showErrors] }
    let awaited = openQuestions
    if awaited.isEmpty { return actions + send(value) }
    phase = .checking(Check(value: value, awaited: awaited))
    return actions
  }

  /// Continues a submission that waits for the answer to a question.
  ///
  /// The submission ends if the submitted value has an error, even at a field that the user has
  /// changed since.
  private mutating func advance(with result: Result, of number: Int) -> [Action] {
    guard case .checking(var check) = phase, check.awaited.remove(number) != nil else { return [] }
    phase = .checking(check)
    switch result {
    case .failed, .undecided: return endChecking() + [.showErrors]
    case .passed, .unknown, .asked: return check.awaited.isEmpty ? send(check.value) : []
    }
  }

  private mutating func send(_ value: Value) -> [Action] {
    lastNumber += 1
    phase = .sending(number: lastNumber, value)
    isUnchangedSinceSending = true
    return [.send(number: lastNumber, value)]
  }

  /// Ends a submission that waits for answers, and cancels the questions that are not about the
  /// current value.
  mutating func endChecking() -> [Action] {
    guard case .checking(let check) = phase else { return [] }
    phase = .resting
    return check.awaited.subtracting(openQuestions).sorted().map { .cancel(number: $0) }
  }

  /// Ends a submission, and keeps the changes of the user since its beginning.
  package mutating func end(_ number: Int, _ outcome: Outcome) -> [Action] {
    guard case .sending(number, let sent) = phase else { return [] }
    phase = .resting
    switch outcome {
    case .saved:
      saved = sent
      isUnchanged = isUnchangedSinceSending
      return forgetErrors()
    case .refused(var errors):
      let current = value
      errors.entries.removeAll { $0.differs(sent, current) }
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
