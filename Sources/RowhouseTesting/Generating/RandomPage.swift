// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A page as numbers, from which ``tableSections(tone:log:)`` creates sections.
///
/// A style of 0 is none.
///
/// ``fault(in:tone:)`` compares it with the page of a host.
package struct RandomPage: Hashable, Sendable {
  package var title = 0
  package var style = 0
  package var state = RandomSection.State.content
  package var isEditing = false
  package var sections: [RandomSection] = []

  package init() {}
}
