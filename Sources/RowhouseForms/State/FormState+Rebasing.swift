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
    let wasUnchangedSinceSubmission = isUnchangedSinceSubmission
    let known = editedFields.union(fields).union(fieldsOfRules)
    var sent: Value?
    if case .sending(_, let value) = phase { sent = value }
    // A reset during a submission is a change of the sent value.
    let wasUnchanged = isUnchanged && (sent == nil || isUnchangedSinceSubmission)
    let saving = FormMerge(bases: [saved], newer: newer, fields: known)
    // During a submission, a field that the user has changed back differs only from the sent value.
    let merge = FormMerge(bases: [saved] + [sent].compactMap(\.self), newer: newer, fields: known)
    // If the newer value contains the sent changes, their steps lead back to the values before them. Otherwise, somebody else
    // has changed the value, and the steps must not lead back to values that nobody has any more.
    let steps = sent.map { saving($0) == newer } == true ? merge : saving
    let isComplete =
      steps.containsChanges(of: history.past + history.future)
      && merge.containsChanges(of: [value])
    value = wasUnchanged ? newer : merge(value)
    history.rebase(steps, current: merge, to: value)
    saved = newer
    if case .sending(let number, let sent) = phase {
      phase = .sending(number: number, merge(sent))
    }
    var actions: [Action] = isComplete ? [] : [.report(.unknownChange)]
    defer { isUnchanged = wasUnchanged }
    guard value != old else { return actions }
    actions += valueChanged(from: old, at: nil)
    // Rules still check the submitted value, which is sent as it was.
    if case .checking = phase { return actions }
    isUnchangedSinceSubmission = wasUnchangedSinceSubmission
    return actions
  }

  private var fieldsOfRules: Set<PartialKeyPath<Value>> {
    Set(rules.flatMap { $0.fields + [$0.input] }).subtracting([\Value.self])
  }
}
