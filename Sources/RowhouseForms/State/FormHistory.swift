// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The values before and after the current one, for undo and redo.
struct FormHistory<Value: Equatable> {
  private(set) var past: [Value] = []
  private(set) var future: [Value] = []
  /// The field whose next edit belongs to the last step, or `nil` if each edit is a separate step.
  private var openField: PartialKeyPath<Value>?
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

  /// Reverts the open step of a field, and returns false if there is none.
  mutating func revert(_ field: PartialKeyPath<Value>, _ value: inout Value) -> Bool {
    guard field == openField, let last = past.popLast() else { return false }
    value = last
    openField = nil
    return true
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
