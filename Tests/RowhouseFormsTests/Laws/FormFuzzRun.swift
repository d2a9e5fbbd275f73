// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseForms
import RowhouseTestSupport

/// One random sequence of events, sent to a form and to its reference.
@MainActor
struct FormFuzzRun {
  typealias State = FormState<LawForm>

  /// The errors and events of the sequence.
  private(set) var seen: Set<String> = []
  private var random: SeededGenerator
  private var state: State
  private var reference: FormReference
  private var checks: [State.Check] = []
  /// The checks whose results the last submission waits for, by their rules in the reference.
  private var awaited: [Int: State.Check] = [:]
  private var sent: [Int] = []
  private let limit: Int
  /// True if no rule fails, so that submissions reach the server.
  private let isCalm: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isCalm = random.once(in: 4)
    limit = random.once(in: 4) ? random.below(3) : 100
    state = State(LawForm(), rules: LawForm.rules, limit: limit, texts: { FormTexts() })
    reference = FormReference(LawForm())
  }

  /// Runs the sequence, and returns the first difference, or `nil` if there is none.
  mutating func difference() -> String? {
    var log: [String] = []
    for _ in 0..<(4 + random.below(28)) {
      log.append(step())
      if let difference = compare() { return "\(log.joined(separator: ", ")): \(difference)" }
    }
    return nil
  }

  private mutating func compare() -> String? {
    if state.value != reference.value { return "\(state.value) is not \(reference.value)" }
    if state.saved != reference.saved { return "saved \(state.saved), not \(reference.saved)" }
    if state.isDirty != (state.value != state.saved) { return "dirty is \(state.isDirty)" }
    if state.canUndo != (reference.cursor > 0) { return "canUndo is \(state.canUndo)" }
    if state.canRedo != (reference.cursor + 1 < reference.steps.count) {
      return "canRedo is \(state.canRedo)"
    }
    var errors: [Int: String] = [:]
    for (field, message) in state.errors {
      guard let index = LawForm.fields.firstIndex(where: { $0 == field }) else {
        return "an error at \(field)"
      }
      errors[index] = message.text
    }
    if errors != reference.errors { return "errors \(errors), not \(reference.errors)" }
    seen.formUnion(errors.values)
    let checked = Set(
      state.checkedFields.compactMap { field in
        LawForm.fields.firstIndex { $0 == field }
      })
    if checked != reference.checked { return "checked \(checked), not \(reference.checked)" }
    let phase: FormReference.Phase =
      switch state.phase {
      case .resting: .resting
      case .checking: .checking(reference.submitted ?? state.value)
      case .sending(_, let value): .sending(value)
      }
    if phase != reference.phase { return "phase \(phase), not \(reference.phase)" }
    switch phase {
    case .resting: break
    case .checking(let submitted):
      seen.insert(submitted == state.value ? "checking" : "changed while checking")
    case .sending: seen.insert("sending")
    }
    seen.insert(state.value == state.saved ? "clean" : "dirty")
    return nil
  }

  private mutating func take(_ actions: [State.Action]) {
    for action in actions {
      switch action {
      case .check(let check, _, _): checks.append(check)
      case .send(let number, _): sent.append(number)
      case .report(.lateAnswer): seen.insert("late")
      case .cancel, .showErrors, .report: break
      }
    }
  }
}

extension FormFuzzRun {
  /// Sends a random event to both, and returns its name.
  private mutating func step() -> String {
    switch random.below(27) {
    case 0...7: return edit()
    case 8: return editAll()
    case 9, 10:
      let field = random.below(3)
      take(state.endEditing(LawForm.fields[field]))
      reference.endEditing(field)
      return "end \(field)"
    case 11, 12:
      if state.canUndo { seen.insert("undo") }
      take(state.undo())
      reference.move(by: -1)
      return "undo"
    case 13:
      if state.canRedo { seen.insert("redo") }
      take(state.redo())
      reference.move(by: 1)
      return "redo"
    case 14: return rest()
    case 15, 16:
      let isFirst = reference.phase == .resting
      take(state.submit())
      reference.submit()
      guard isFirst else { return "submit again" }
      awaited = [:]
      for index in reference.awaited { awaited[index] = checks.last { $0.rule == index + 4 } }
      return "submit"
    case 17, 18: return endSubmission()
    default: return answer()
    }
  }

  private mutating func edit() -> String {
    let field = isCalm ? 1 : random.below(3)
    let joins = random.once(in: 2)
    let number = random.below(4)
    var new = state.value
    new[keyPath: LawForm.fields[field]] = number
    take(
      state.edit(LawForm.fields[field], joins: joins) {
        $0[keyPath: LawForm.fields[field]] = number
      })
    reference.edit(new, field: field, joins: joins, limit: limit)
    return "\(joins ? "type" : "set") \(number) into \(field)"
  }

  private mutating func editAll() -> String {
    var new = LawForm(first: random.below(4), second: random.below(4), third: random.below(4))
    if isCalm { new.first = 0 }
    if isCalm { new.third = 0 }
    take(state.edit(nil) { $0 = new })
    reference.edit(new, field: nil, joins: false, limit: limit)
    return "set \(new)"
  }

  private mutating func rest() -> String {
    let new = LawForm(
      first: isCalm ? 0 : random.below(4), second: 3, third: isCalm ? 1 : random.below(4))
    switch random.below(4) {
    case 0:
      take(state.load(new))
      reference.load(new)
      return "load \(new)"
    case 1:
      let wasDirty = state.isDirty
      take(state.rebase(onto: new, keeping: []))
      reference.rebase(new)
      if wasDirty { seen.insert(state.isDirty ? "rebased" : "changed alike") }
      return "rebase onto \(new)"
    case 2:
      take(state.cancelSubmission())
      reference.cancel()
      return "cancel"
    default:
      take(state.reset())
      reference.reset(limit: limit)
      return "reset"
    }
  }

  private mutating func endSubmission() -> String {
    guard !sent.isEmpty else { return "nothing" }
    let number = sent[random.once(in: 4) ? random.below(sent.count) : sent.count - 1]
    let isCurrent = if case .sending(number, _) = state.phase { true } else { false }
    if case .sending(number, var stored) = state.phase, random.once(in: 2) {
      if state.value != stored { seen.insert("changed while storing") }
      stored.second = 3
      take(state.rebase(onto: stored, keeping: []))
      reference.rebase(stored)
    }
    if random.once(in: 2) {
      take(state.end(number, .saved))
      if isCurrent {
        reference.end(refusing: nil)
        seen.insert("saved")
      }
      return "saved \(number)"
    }
    var errors = FormErrors<LawForm>()
    let fields = (0..<3).filter { _ in random.once(in: 2) }
    for field in fields { errors.add(LawForm.fields[field], "refused") }
    take(state.end(number, .refused(errors)))
    if isCurrent { reference.end(refusing: fields.map { ($0, "refused") }) }
    return "refused \(number) at \(fields)"
  }

  /// Sends the end of a pause or an answer to a new or an old check.
  private mutating func answer() -> String {
    guard !checks.isEmpty else { return "nothing" }
    let check = checks[random.once(in: 2) ? checks.count - 1 : random.below(checks.count)]
    let index = check.rule - 4
    let isCurrent =
      checks.last { $0.rule == check.rule } == check
      && reference.checked.contains(FormReference.asynchronous[index].field)
    let isAwaited = reference.awaited.contains(index) && awaited[index] == check
    if random.once(in: 4) {
      let wasOpen = state.begin(check)
      return wasOpen == (isCurrent || isAwaited)
        ? "begin \(check)" : "begin \(check) returned \(wasOpen)"
    }
    let field = LawForm.fields[FormReference.asynchronous[index].field]
    let text = FormMessage(FormReference.asynchronous[index].text)
    let answers: [(State.Answer, FormReference.Check)] = [
      (.errors(FormErrors()), .passed), (.errors(FormErrors()), .passed),
      (.errors(FormErrors(field, text)), .failed), (.failed("x"), .threw),
      (.none(afterSeconds: 10), .unanswered),
    ]
    let (answer, result) = answers[isCalm ? 0 : random.below(answers.count)]
    take(state.answer(check, answer))
    reference.answer(index, result, isCurrent: isCurrent, isAwaited: isAwaited)
    return "answer \(check) with \(result)"
  }
}
