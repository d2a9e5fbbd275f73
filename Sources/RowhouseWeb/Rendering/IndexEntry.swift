// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// A link in the index of a page, which leads to a section.
struct IndexEntry: Hashable {
  /// The title of the link.
  let title: String
  /// The id of the section's element.
  let anchor: String

  /// Returns the id of the element of a section.
  static func anchor(of section: ItemID) -> String {
    "section-\(Percent.encoded(section.webKey))"
  }
}

extension PageSnapshot {
  /// The links in the index of the page, in order.
  var indexEntries: [IndexEntry] {
    sectionIndex.map { title, section in
      IndexEntry(title: title, anchor: IndexEntry.anchor(of: sections[section].id))
    }
  }
}

extension Markup {
  /// Writes the index of a page as links, which work without a script.
  mutating func writeIndex(_ entries: [IndexEntry], named name: String) {
    guard !entries.isEmpty else { return }
    element("nav", [.classes("index"), .named("aria-label", name)]) { markup in
      for entry in entries {
        markup.element("a", [.named("href", "#\(entry.anchor)")], text: entry.title)
      }
    }
  }
}
