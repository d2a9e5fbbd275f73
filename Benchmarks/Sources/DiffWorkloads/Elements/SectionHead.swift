// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The header of a section, which has only an id.
package struct SectionHead: Identifiable, Hashable, Sendable {
  package let id: Int
}
