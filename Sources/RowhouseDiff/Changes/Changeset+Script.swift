// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Changeset {
  /// The edits with the elements they are about, one a line, for logs and failure messages.
  ///
  /// ```
  /// - 1  pear
  /// + 2  plum
  /// > 2 → 0  fig
  /// ```
  ///
  /// - Parameters:
  ///   - old: The collection that the changeset was made from.
  ///   - new: The collection that the changeset leads to.
  ///   - label: What to call an element; its description, unless given.
  /// - Returns: Deletes (`-`), inserts (`+`), moves (`>`) and updates (`~`), in this order.
  /// - Precondition: The collections have ``oldCount`` and ``newCount`` elements.
  public func script<Element>(
    from old: some Collection<Element>,
    to new: some Collection<Element>,
    label: (Element) -> String = { "\($0)" }
  ) -> String {
    let old = ContiguousArray(old)
    let new = ContiguousArray(new)
    precondition(
      old.count == oldCount && new.count == newCount,
      "A changeset \(oldCount) → \(newCount) cannot name \(old.count) → \(new.count) elements")
    return edits.script(old: { label(old[$0]) }, new: { label(new[$0]) })
  }
}
