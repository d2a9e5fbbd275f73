// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Foundation
package import RowhouseDiff

/// Foundation's `UUID` as the whole element.
///
/// It also has sixteen bytes, but it uses `Hasher`, because it is not `QuickHashable`.
extension UUID: Subject {
  package init(number: Int, revision: Int) {
    let high = UInt64(truncatingIfNeeded: number).scrambled
    self = withUnsafeBytes(of: (high, high.scrambled)) {
      UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
    }
  }

  package var identity: Self { self }

  @inline(never)
  package static func changes(from old: [Self], to new: [Self]) -> Changeset {
    Changeset(fromIDs: old, toIDs: new)
  }

  @inline(never)
  package static func changes(from old: [Section], to new: [Section]) -> SectionedChangeset {
    SectionedChangeset(fromRowIDs: old, toRowIDs: new)
  }

  @inline(never)
  package static func yardstick(_ old: [Self], _ new: [Self]) -> Int { lookUpAll(old, new) }

  @inline(never)
  package static func yardstick(_ old: [Section], _ new: [Section]) -> Int { lookUpAll(old, new) }
}
