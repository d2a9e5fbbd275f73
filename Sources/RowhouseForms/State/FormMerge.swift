// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The changes of a user, which are applied to a newer version of the value that the user has changed.
struct FormMerge<Value: Equatable> {
  /// The values before the changes: the saved one, and the one that is being sent, if there is one.
  ///
  /// A field is changed if it differs from one of them.
  let bases: [Value]
  /// The newer version of the saved value.
  let newer: Value
  /// The fields that the user may have changed.
  let fields: Set<PartialKeyPath<Value>>
}

extension FormMerge {
  /// Returns the newer value with the fields that differ between a value and the old ones.
  func callAsFunction(_ value: Value) -> Value {
    newer.settled(with: smallestFields(of: changedFields(of: value), in: value), of: value)
  }

  /// Returns true if no other part of the values differs from the old ones.
  func containsChanges(of values: [Value]) -> Bool {
    values.allSatisfy { value in
      // A value that contains a NaN is not equal to itself, so a comparison would show nothing.
      bases.allSatisfy { $0.settled(with: Array(fields), of: value) == value } || value != value
    }
  }

  private func changedFields(of value: Value) -> [PartialKeyPath<Value>] {
    fields.filter { field in
      // Compares whole values, because the type of a field need not be Equatable. If it is, a NaN in another field does not
      // make it a changed one.
      bases.contains { !$0.hasSame(field, as: value) && $0.with([field], of: value) != $0 }
    }
  }

  /// Returns changed fields without those whose change is only that of other fields inside of them.
  ///
  /// If the user has changed the name of one element of a list, the list itself is also a changed field. Without it, the newer
  /// elements remain.
  private func smallestFields(
    of changed: [PartialKeyPath<Value>], in value: Value
  ) -> [PartialKeyPath<Value>] {
    if changed.count < 2 { return changed }
    // Only these can be unnecessary, and there are none if no field contains another one, which is the usual case.
    let repeated = repeatedFields(of: changed[...], in: value, bases)
    let ranked = repeated.map { field in
      let merged = newer.with([field], of: value)
      return (field, rank: changed.count { merged.with([$0], of: value) == merged })
    }
    var smallest = changed
    for (field, _) in ranked.sorted(by: { $0.rank > $1.rank }) {
      let others = smallest.filter { $0 != field }
      if isRepeated(field, in: value, bases.map { $0.with(others, of: value) }) {
        smallest = others
      }
    }
    return smallest
  }

  /// Returns the fields whose change is contained in those of all other changed fields.
  ///
  /// Each field needs a copy with all others. Half of the fields share the copies of the other half, so that *n* fields need
  /// *n* ⋅ log *n* copies of a field, and not *n*².
  ///
  /// - Parameters:
  ///   - changed: Some of the changed fields.
  ///   - value: The changed value.
  ///   - copies: The old values with all other changed fields.
  /// - Returns: The fields in the same order.
  private func repeatedFields(
    of changed: ArraySlice<PartialKeyPath<Value>>, in value: Value, _ copies: [Value]
  ) -> [PartialKeyPath<Value>] {
    if changed.count == 1 { return changed.filter { isRepeated($0, in: value, copies) } }
    let middle = changed.startIndex + changed.count / 2
    let (lower, upper) = (changed[..<middle], changed[middle...])
    return repeatedFields(of: lower, in: value, copies.map { $0.with(upper, of: value) })
      + repeatedFields(of: upper, in: value, copies.map { $0.with(lower, of: value) })
  }

  private func isRepeated(
    _ field: PartialKeyPath<Value>, in value: Value, _ copies: [Value]
  ) -> Bool {
    copies.allSatisfy { $0.with([field], of: value) == $0 }
  }
}

extension Equatable {
  /// Returns a copy with some fields of another value.
  fileprivate func with(_ fields: some Sequence<PartialKeyPath<Self>>, of other: Self) -> Self {
    var copy = self
    for field in fields { field.copy(from: other, to: &copy) }
    return copy
  }

  /// Returns a copy with some fields of another value, even if setting one of these fields changes another one of them.
  ///
  /// For example, the value may reset the region if its country is set. If the region was copied first, it is copied again.
  fileprivate func settled(with fields: [PartialKeyPath<Self>], of other: Self) -> Self {
    var copy = with(fields, of: other)
    var open = fields.filter { !copy.hasSame($0, as: other) }
    // A field that cannot be set remains different.
    for _ in fields where !open.isEmpty {
      copy = copy.with(open, of: other)
      let rest = fields.filter { !copy.hasSame($0, as: other) }
      if rest == open { break }
      open = rest
    }
    return copy
  }
}

extension PartialKeyPath {
  /// Copies the part of a value to another one, unless the key path cannot be set.
  fileprivate func copy(from value: Root, to other: inout Root) {
    func copy<Part>(_: Part.Type) {
      guard let path = self as? WritableKeyPath<Root, Part> else { return }
      other[keyPath: path] = value[keyPath: path]
    }
    copy(Self.valueType)
  }
}
