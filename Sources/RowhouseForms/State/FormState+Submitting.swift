// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormState {
  /// Notes that the pause before a question is over, and returns false if the question is old.
  package mutating func begin(_ question: Question) -> Bool {
    guard case .asked(question.number, _) = results[question.rule] else { return false }
    results[question.rule] = .asked(number: question.number, isPausing: false)
    return true
  }

  /// Takes the answer of an asynchronous rule: its errors, or `nil` if it could not be checked.
  package mutating func answer(
    _ question: Question, _ answer: Answer
  ) -> [Action] {
    let rule = rules[question.rule]
    guard case .asked(question.number, _) = results[question.rule] else {
      return [.report(.lateAnswer(field: rule.fieldName))]
    }
    var actions: [Action] = []
    switch answer {
    case .errors(let errors): results[question.rule] = errors.isEmpty ? .passed : .failed(errors)
    case .failed(let error):
      results[question.rule] = .undecided(rule.failing(text(\.failedRule)))
      actions.append(.report(.ruleFailed(field: rule.fieldName, error: error)))
    case .none(let seconds):
      results[question.rule] = .undecided(rule.failing(text(\.unansweredRule)))
      actions.append(.cancel(rule: question.rule))
      actions.append(.report(.ruleUnanswered(field: rule.fieldName, seconds: seconds)))
    }
    return actions + advance()
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
  /// Begins a submission, unless there is one.
  package mutating func submit() -> [Action] {
    guard phase == .resting else { return [] }
    phase = .checking
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
        actions += run(index)
      case .unknown, .asked(_, isPausing: true): actions += run(index)
      case .asked, .passed, .failed: break
      }
    }
    return actions + advance()
  }

  /// Continues a submission that waits for its rules, if they have results.
  mutating func advance() -> [Action] {
    guard phase == .checking else { return [] }
    if !shownEntries.isEmpty {
      phase = .resting
      return [.showErrors]
    }
    if isWaiting { return [] }
    lastNumber += 1
    phase = .sending(number: lastNumber, value)
    return [.send(number: lastNumber, value)]
  }

  /// Ends a submission, and keeps the changes of the user since its beginning.
  package mutating func end(_ number: Int, _ outcome: Outcome) -> [Action] {
    guard case .sending(number, let sent) = phase else { return [] }
    phase = .resting
    switch outcome {
    case .saved:
      saved = sent
      let asked = forgetErrors()
      return asked
    case .refused(var errors):
      let current = value
      errors.entries.removeAll { $0.differs(sent, current) }
      refused = errors
      return errors.isEmpty ? [] : [.showErrors]
    }
  }

  /// Ends a submission that was not sent yet, or forgets one that was.
  package mutating func cancelSubmission() { phase = .resting }
}

extension FormRule {
  /// The field of the rule in diagnostics.
  var fieldName: String { field.map { "\($0)" } ?? "several fields of \(Value.self)" }
}
