// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section before it is built.
package struct SectionBlueprint: Hashable, Sendable {
  package var head: Int
  package var rows: [Blueprint]
}
