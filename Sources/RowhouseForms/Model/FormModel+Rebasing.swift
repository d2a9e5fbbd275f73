// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

internal import RowhouseModel

extension FormModel {
  /// Adopts a newer saved value, and keeps the fields that the user has changed.
  ///
  /// Call this method if somebody else has changed the value that the form edits. A submission can call it with the stored
  /// value, which has a new version even if nobody else has changed it:
  ///
  /// ```swift
  /// SubmitRow("Save", form) { order in
  ///   let (stored, isSaved) = try await shop.save(order)
  ///   form.rebase(onto: stored)
  ///   if !isSaved {
  ///     throw FormErrors(\Order.self, "Somebody else has changed this order. Check it.")
  ///   }
  /// }
  /// ```
  ///
  /// A field in which the value differs from the saved one keeps its value, and every other field gets the newer value.
  /// If both have changed a field, the user's value remains. The newer value then counts as saved. While an action is
  /// sending a value, a field that differs from the sent one also keeps its value.
  ///
  /// The changes of the history are applied to the newer value in the same way, so the user can still undo them. Rules
  /// that read a changed field run again, and an error of a submission is removed if its field changes. Text that a
  /// field does not accept stays in the field with an error. A value that an action is sending counts as sent with the
  /// newer fields.
  ///
  /// The fields are those of the rows with which the user has edited the form, those of ``subscript(_:)``, and those of
  /// rules. A list is one field: if the user has added, deleted, or moved an element, the newer list is not adopted.
  /// A change of a list's element that was made with a key path that contains the id of the element is a separate field.
  /// If the newer list has no such element, the change is lost. Key paths with positions, such as `\.items[0].name`, trap
  /// if the saved value, the newer one, or one of the steps has too few elements.
  ///
  /// - Parameters:
  ///   - newer: The newer value.
  ///   - fields: Further fields, which ``edit(_:)`` may have changed. Without them, such a change is replaced, and the form
  ///     reports ``FormDiagnostic/unknownChange``.
  /// - Complexity: O(*n* ⋅ *s*) comparisons of values and O(*n* ⋅ log *n* ⋅ *s*) copies of fields, where *n* is the number
  ///   of fields and *s* that of steps in the history. If fields contain each other, such as a list and the names of its
  ///   elements, O(*n*² ⋅ *s*) comparisons and copies.
  public func rebase(onto newer: Value, keeping fields: PartialKeyPath<Value>...) {
    let refused = drafts.filter { !$0.value.content.isAccepted }
    perform { $0.rebase(onto: newer, keeping: fields) }
    for (place, draft) in refused where drafts[place]?.isCurrent(value) != true {
      let content = draft.content.refused(keeping: draft.number.read(value))
      let kept = FormDraft(content, of: draft.number, in: value)
      // The list may no longer contain the element of the text.
      if kept.isCurrent(value) { setDraft(kept, at: place) }
    }
  }
}
