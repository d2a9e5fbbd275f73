// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms

/// A form that stores every value and computes everything else from scratch.
@MainActor
struct FormReference {
  typealias Moment = FormRule<LawForm>.Moment

  private(set) var steps: [LawForm]
  private(set) var cursor = 0
  private(set) var saved: LawForm
  private(set) var phase = Phase.resting
  private var openField: Int?
  private var moments: [Int: Moment] = [:]
  private var isStrict = false
  private var refused: [(field: Int, text: String)] = []
  private(set) var checks = Self.asynchronous.map { _ in Check.open }
  /// The asynchronous rules whose answers about the submitted value are missing.
  private(set) var awaited: Set<Int> = []

  enum Phase: Equatable {
    case resting
    case checking(LawForm)
    case sending(LawForm)
  }

  /// An asynchronous rule.
  struct Rule {
    /// The field of the error.
    let field: Int
    let fields: [Int]
    let moment: Moment
    let text: String
  }

  /// The state of an asynchronous rule.
  enum Check: Equatable {
    /// Not checked since its fields have changed.
    case open
    /// Being checked, and still in its pause if that is true.
    case checking(Bool)
    case passed, failed, threw, unanswered
  }

  init(_ value: LawForm) {
    steps = [value]
    saved = value
  }

  var value: LawForm { steps[cursor] }

  /// The value whose asynchronous rules are being checked, or `nil`.
  var submitted: LawForm? { if case .checking(let value) = phase { value } else { nil } }

  static let asynchronous = [
    Rule(field: 0, fields: [0], moment: .change, text: "first is refused"),
    Rule(field: 2, fields: [2], moment: .editingEnd, text: "third is refused"),
    Rule(field: 1, fields: [1, 2], moment: .change, text: "both are refused"),
  ]
}

// MARK: Errors

extension FormReference {
  var errors: [Int: String] {
    var errors: [Int: String] = [:]
    func add(_ field: Int, _ moment: Moment, _ text: String) {
      if hasCome(moment, field), errors[field] == nil { errors[field] = text }
    }
    if value.first == 1 { add(0, .editingEnd, "first is 1") }
    if value.second < value.first { add(1, .change, "second is less than first") }
    if value.third == 2 { add(2, .editingEnd, FormTexts().failedRule) }
    if value.third == 3 {
      add(1, .submit, "third is 3")
      add(2, .submit, "third is 3")
    }
    for (rule, check) in zip(Self.asynchronous, checks) where hasCome(rule) {
      let text: String? =
        switch check {
        case .open, .checking, .passed: nil
        case .failed: rule.text
        case .threw: FormTexts().failedRule
        case .unanswered: FormTexts().unansweredRule
        }
      if let text, errors[rule.field] == nil { errors[rule.field] = text }
    }
    for entry in refused where errors[entry.field] == nil { errors[entry.field] = entry.text }
    return errors
  }

  var checked: Set<Int> {
    Set(
      zip(Self.asynchronous, checks).filter { if case .checking = $1 { true } else { false } }
        .map(\.0.field))
  }

  private func hasCome(_ moment: Moment, _ field: Int) -> Bool {
    isStrict || moments[field].map { $0 >= moment } ?? false
  }

  private func hasCome(_ rule: Rule) -> Bool {
    rule.fields.contains { hasCome(rule.moment, $0) }
  }

  /// Returns true if no synchronous rule has an error at the fields of an asynchronous rule.
  private func isWorthChecking(_ rule: Rule) -> Bool {
    rule.fields.allSatisfy { field in
      switch field {
      case 0: value.first != 1
      case 1: value.second >= value.first && value.third != 3
      default: value.third != 2 && value.third != 3
      }
    }
  }
}

// MARK: Events

extension FormReference {
  mutating func edit(_ new: LawForm, field: Int?, joins: Bool, limit: Int) {
    let old = value
    guard new != old else { return }
    steps.removeSubrange((cursor + 1)...)
    if joins, let field, field == openField {
      if cursor > 0, steps[cursor - 1] == new {
        steps.removeLast()
        cursor -= 1
        openField = nil
      } else {
        steps[cursor] = new
      }
    } else {
      steps.append(new)
      cursor += 1
      openField = joins && limit > 0 ? field : nil
      if cursor > limit {
        steps.removeFirst()
        cursor -= 1
      }
    }
    if let field, moments[field] == nil { moments[field] = .change }
    changed(from: old)
  }

  mutating func endEditing(_ field: Int) {
    openField = nil
    moments[field] = .editingEnd
    for index in checks.indices where Self.asynchronous[index].fields.contains(field) {
      check(index)
    }
  }

  mutating func move(by step: Int) {
    guard steps.indices.contains(cursor + step) else { return }
    let old = value
    cursor += step
    openField = nil
    changed(from: old)
  }

  mutating func reset(limit: Int) {
    let wanted = saved
    if value != wanted {
      steps.removeSubrange((cursor + 1)...)
      steps.append(wanted)
      cursor += 1
      if cursor > limit {
        steps.removeFirst()
        cursor -= 1
      }
    }
    forget()
  }

  mutating func load(_ new: LawForm) {
    steps = [new]
    cursor = 0
    saved = new
    if case .sending = phase { phase = .sending(new) }
    forget()
  }

  /// Applies the changes of each step to a newer value.
  mutating func rebase(_ new: LawForm) {
    let old = value
    func merged(_ step: LawForm, _ bases: [LawForm]) -> LawForm {
      var merged = new
      for field in LawForm.fields
      where bases.contains(where: { $0[keyPath: field] != step[keyPath: field] }) {
        merged[keyPath: field] = step[keyPath: field]
      }
      return merged
    }
    let sent: LawForm? = if case .sending(let value) = phase { value } else { nil }
    let all = [saved] + [sent].compactMap(\.self)
    let isStored = sent.map { merged($0, [saved]) == new } ?? false
    steps = steps.indices.map { merged(steps[$0], $0 == cursor || isStored ? all : [saved]) }
    if let sent { phase = .sending(merged(sent, [saved])) }
    if cursor > 0, steps[cursor - 1] == steps[cursor] { openField = nil }
    for index in steps.indices.dropFirst().reversed() where steps[index] == steps[index - 1] {
      steps.remove(at: index)
      if index <= cursor { cursor -= 1 }
    }
    saved = new
    if value != old { changed(from: old) }
  }

  /// Takes the answer of a rule about the current value, the submitted one, or both.
  mutating func answer(_ index: Int, _ check: Check, isCurrent: Bool, isAwaited: Bool) {
    if isCurrent { checks[index] = check }
    guard isAwaited, case .checking(let submitted) = phase else { return }
    awaited.remove(index)
    if check != .passed {
      cancel()
    } else if awaited.isEmpty {
      phase = .sending(submitted)
    }
  }

  mutating func submit() {
    guard phase == .resting else { return }
    isStrict = true
    refused = []
    openField = nil
    let isRefused =
      value.first == 1 || value.second < value.first || value.third == 2 || value.third == 3
    for index in checks.indices {
      if !isRefused, [.failed, .threw, .unanswered].contains(checks[index]) {
        checks[index] = .open
      }
      check(index)
    }
    guard errors.isEmpty else { return }
    awaited = Set(
      checks.indices.filter { if case .checking = checks[$0] { true } else { false } })
    phase = awaited.isEmpty ? .sending(value) : .checking(value)
  }

  mutating func end(refusing errors: [(field: Int, text: String)]?) {
    guard case .sending(let sent) = phase else { return }
    phase = .resting
    guard let errors else {
      saved = sent
      return forget()
    }
    refused = errors.filter {
      value[keyPath: LawForm.fields[$0.field]] == sent[keyPath: LawForm.fields[$0.field]]
    }
  }

  mutating func cancel() {
    phase = .resting
    awaited = []
  }

  private mutating func forget() {
    checks = Self.asynchronous.map { _ in .open }
    refused = []
    moments = [:]
    isStrict = false
    openField = nil
    if case .checking = phase { cancel() }
  }

  private mutating func changed(from old: LawForm) {
    let new = value
    refused.removeAll {
      old[keyPath: LawForm.fields[$0.field]] != new[keyPath: LawForm.fields[$0.field]]
    }
    for (index, rule) in Self.asynchronous.enumerated() {
      for field in rule.fields.map({ LawForm.fields[$0] })
      where old[keyPath: field] != new[keyPath: field] {
        checks[index] = .open
      }
    }
    for index in checks.indices where checks[index] == .open { check(index) }
  }

  private mutating func check(_ index: Int) {
    let rule = Self.asynchronous[index]
    guard hasCome(rule), isWorthChecking(rule) else { return }
    if checks[index] == .open { checks[index] = .checking(true) }
  }
}
