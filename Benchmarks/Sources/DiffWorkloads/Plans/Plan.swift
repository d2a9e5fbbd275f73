// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The elements of a comparison, before they are built from one kind.
package enum Plan: Sendable {
  case list(old: [Blueprint], new: [Blueprint])
  case page(old: [SectionBlueprint], new: [SectionBlueprint])
}
