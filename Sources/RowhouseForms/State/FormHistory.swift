// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values before and after the current one, for undo and redo.
struct FormHistory<Value: Equatable> {
  private(set) var past: [Value] = []
  private(set) var future: [Value] = []
  /// The field whose next edit belongs to the last step, or `nil` if each edit is a separate step.
  private var openField: PartialKeyPath<Value>?
  /// The field into which the user is typing, and the values before the first and after the last
  /// letter.
  ///
  /// These are kept even if the form has no history, or if another change has ended the step.
  private var typing: (field: PartialKeyPath<Value>, before: Value, after: Value)?
  let limit: Int

  init(limit: Int) {
    precondition(
      limit >= 0, "A history of \(limit) steps is not possible. Give the form 0 steps or more.")
    self.limit = limit
  }

  /// Records that a value was replaced.
  ///
  /// The edit joins the last step if that step edited the same field.
  ///
  /// - Parameters:
  ///   - old: The value before the edit.
  ///   - new: The value after the edit, which must differ.
  ///   - field: The edited field, if its next edit may belong to the same step. Otherwise, `nil`.
  mutating func record(_ old: Value, replacedBy new: Value, at field: PartialKeyPath<Value>?) {
    future = []
    if let field { noteTyping(in: field, old, new) }
    if field != nil, field == openField {
      // The user has restored the value from the beginning of the step.
      if past.last == new {
        past.removeLast()
        openField = nil
      }
      return
    }
    past.append(old)
    if past.count > limit { past.removeFirst() }
    openField = limit > 0 ? field : nil
  }

  /// Ends the last step, so that the next edit is a separate step.
  mutating func endStep() { openField = nil }

  /// Returns true if the user has begun to type into a field, and has not left it.
  func isTyping(in field: PartialKeyPath<Value>) -> Bool { typing?.field == field }

  /// Ends the typing into all fields.
  mutating func endTyping() { typing = nil }

  /// Records that a value was saved, so that refused text does not revert it.
  mutating func noteSaved(_ value: Value) { typing?.before = value }

  /// Ends the typing into a field, if the user is typing into it.
  mutating func endTyping(in field: PartialKeyPath<Value>) {
    if typing?.field == field { typing = nil }
  }

  /// Reverts what the user has typed into a field, and returns false if there is nothing to revert.
  ///
  /// This discards the open step of the field, unless the step has begun before the typing, with another control of the field. If
  /// another change has ended the step, reverting the field is a separate step.
  mutating func revert<Field>(
    _ field: WritableKeyPath<Value, Field>, _ value: inout Value
  ) -> Bool {
    guard let typed = typing, typed.field == field else { return false }
    typing = nil
    // A list whose elements cannot be compared does not show where the typing began.
    let isComparable = value.hasSame(field, as: value)
    if isComparable {
      guard typed.after.hasSame(field, as: value), !typed.before.hasSame(field, as: value) else {
        return false
      }
    }
    if field == openField, let first = past.last {
      openField = nil
      if !isComparable || first.hasSame(field, as: typed.before) {
        value = first
        past.removeLast()
      } else {
        value[keyPath: field] = typed.before[keyPath: field]
      }
      return true
    }
    guard isComparable else { return false }
    let old = value
    value[keyPath: field] = typed.before[keyPath: field]
    record(old, replacedBy: value, at: nil)
    return true
  }

  /// Applies the changes of all steps to a newer value, and removes the steps that then change nothing.
  ///
  /// - Parameters:
  ///   - merge: The merge of the values before and after the current one.
  ///   - currentMerge: The merge of the current value.
  ///   - current: The merged current value.
  mutating func rebase(
    _ merge: FormMerge<Value>, current currentMerge: FormMerge<Value>, to current: Value
  ) {
    func merged(_ values: [Value]) -> [Value] {
      var (next, kept) = (current, [Value]())
      for value in values.reversed().map({ merge($0) }) where value != next {
        kept.append(value)
        next = value
      }
      return kept.reversed()
    }
    if let last = past.last, merge(last) == current { openField = nil }
    past = merged(past)
    future = merged(future)
    typing = typing.map { ($0.field, merge($0.before), currentMerge($0.after)) }
  }

  private mutating func noteTyping(
    in field: PartialKeyPath<Value>, _ old: Value, _ new: Value
  ) {
    let isContinued = typing.map { $0.field == field && $0.after.hasSame(field, as: old) } ?? false
    typing = (field, isContinued ? typing?.before ?? old : old, new)
  }

  /// Replaces the current value with the previous one, and returns false if there is none.
  mutating func undo(_ value: inout Value) -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(value)
    value = last
    openField = nil
    return true
  }

  /// Replaces the current value with the one that was last undone, and returns false if there is
  /// none.
  mutating func redo(_ value: inout Value) -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(value)
    value = next
    openField = nil
    return true
  }
}
