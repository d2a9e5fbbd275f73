// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormState {
  /// Replaces the saved value by a newer one, and keeps the fields that the user has changed.
  ///
  /// - Parameters:
  ///   - newer: The newer value.
  ///   - fields: Fields that the user may have changed in addition to those that were edited by key path.
  /// - Returns: The resulting actions.
  package mutating func rebase(
    onto newer: Value, keeping fields: [PartialKeyPath<Value>]
  ) -> [Action] {
    let old = value
    let (wasUnchanged, wasUnchangedSinceSubmission) = (isUnchanged, isUnchangedSinceSubmission)
    let known = editedFields.union(fields).union(fieldsOfRules)
    let merge = FormMerge(base: saved, newer: newer, fields: known)
    let isComplete = merge.containsChanges(of: history.past + [value] + history.future)
    value = wasUnchanged ? newer : merge(value)
    history.rebase(merge, to: value)
    saved = newer
    if case .sending(let number, let sent) = phase {
      phase = .sending(number: number, merge(sent))
    }
    var actions: [Action] = isComplete ? [] : [.report(.unknownChange)]
    guard value != old else { return actions }
    actions += valueChanged(from: old, at: nil)
    isUnchanged = wasUnchanged
    // Rules still check the submitted value, which is sent as it was.
    if case .checking = phase { return actions }
    isUnchangedSinceSubmission = wasUnchangedSinceSubmission
    return actions
  }

  private var fieldsOfRules: Set<PartialKeyPath<Value>> {
    Set(rules.flatMap { $0.fields + [$0.input] }).subtracting([\Value.self])
  }
}
