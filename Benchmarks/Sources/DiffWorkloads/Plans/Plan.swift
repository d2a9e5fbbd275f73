// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What is diffed, before it is built of one kind of element.
package enum Plan: Sendable {
  case list(old: [Blueprint], new: [Blueprint])
  case page(old: [SectionBlueprint], new: [SectionBlueprint])
}
