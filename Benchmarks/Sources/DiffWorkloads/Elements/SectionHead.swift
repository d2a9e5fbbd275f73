// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What stands above the rows of a section: its id alone.
package struct SectionHead: Identifiable, Hashable, Sendable {
  package let id: Int
}
