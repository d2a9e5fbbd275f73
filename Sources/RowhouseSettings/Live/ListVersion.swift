// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A version of a list, whose elements are recognized in other versions.
struct ListVersion {
  /// The key of an element, which is the same in each version.
  struct Key: Hashable {
    let identity: AnyHashable
    /// The number of earlier elements with the same identity.
    let occurrence: Int
  }

  private let keys: [Key]
  private let values: [Key: SettingsValue]

  /// Creates a version from its elements.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - identities: The id of each element, or its value if it has no id.
  init(_ elements: [SettingsValue], identities: [AnyHashable]) {
    var counts: [AnyHashable: Int] = [:]
    keys = identities.map { identity in
      let occurrence = counts[identity, default: 0]
      counts[identity] = occurrence + 1
      return Key(identity: identity, occurrence: occurrence)
    }
    values = Dictionary(uniqueKeysWithValues: zip(keys, elements))
  }
}

extension ListVersion {
  /// Makes the changes from a base to this version in the newest version.
  ///
  /// An element that this version adds or moves follows the same element as in this version, or is the last one if it is
  /// so here. An element that it changes is kept even if the newest version has deleted it.
  ///
  /// - Parameters:
  ///   - base: The version that was changed to this one.
  ///   - newest: The version to which other writers have changed the base.
  /// - Returns: The elements with the changes of both.
  /// - Complexity: O(*n* · *d*) for *n* elements, *d* of which this version adds, deletes, or moves.
  func merged(changedFrom base: ListVersion, into newest: ListVersion) -> [SettingsValue] {
    var removed: Set<Key> = []
    for case .remove(_, let key, _) in keys.difference(from: base.keys).removals {
      removed.insert(key)
    }
    // An element that has moved is removed, too, and inserted again.
    let kept = newest.keys.filter { !removed.contains($0) }
    let present = Set(kept)
    var inserted: [Key?: [Key]] = [:]
    var previous: Key?
    for key in keys {
      if present.contains(key) {
        previous = key
      } else if newest.values[key] != nil || values[key] != base.values[key] {
        inserted[previous, default: []].append(key)
      }
    }
    let last = inserted.removeValue(forKey: previous) ?? []
    let order = (inserted[nil] ?? []) + kept.flatMap { [$0] + (inserted[$0] ?? []) } + last
    return order.compactMap { key in
      values[key] == base.values[key] ? newest.values[key] : values[key]
    }
  }
}
