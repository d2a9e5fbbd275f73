// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page as plain values, from which random pages are made.
struct PageDescription: Hashable, Sendable {
  var title = "Page"
  var margin: Double?
  var sections: [SectionDescription] = []
}

/// A section of a page description.
struct SectionDescription: Hashable, Sendable {
  var id: Int
  var header = ""
  var margin: Double?
  var kind = Kind.rows
  var items: [Item] = []
  var hasMore = false

  /// The kind of rows in a section.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// Single rows.
    case rows
    /// Data that may be compared on any thread.
    case data
    /// Data that must stay on the main actor.
    case mainData
  }
}

/// The page of a description.
struct DescribedPage: TablePage {
  let content: PageDescription

  var title: String { content.title }

  var style: StyleOverrides {
    var style = StyleOverrides()
    style.margin = content.margin
    return style
  }

  var sections: [TableSection] {
    for section in content.sections { self.section(section).id(section.id) }
  }

  private func section(_ content: SectionDescription) -> TableSection {
    rows(content)
      .header(HeaderFooter(content.header))
      .style(\.margin, content.margin)
      .loadState(content.hasMore ? .more {} : .content)
  }

  private func rows(_ content: SectionDescription) -> TableSection {
    switch content.kind {
    case .rows: TableSection { for item in content.items { Row(item.text, id: item.id) } }
    case .data: TableSection(content.items) { Row($0.text) }
    case .mainData: TableSection(content.items.map(MainItem.init), id: \.id) { Row($0.text) }
    }
  }
}

/// A page that shows its newest description.
@MainActor
final class EditedPage: TablePage {
  var content: PageDescription

  init(_ content: PageDescription) { self.content = content }

  var title: String { DescribedPage(content: content).title }
  var style: StyleOverrides { DescribedPage(content: content).style }
  var sections: [TableSection] { DescribedPage(content: content).sections }
}

/// A datum that stops the program if it is read off the main actor.
final class MainItem {
  private let item: Item

  init(_ item: Item) { self.item = item }

  var id: Int {
    MainActor.preconditionIsolated("an id was read elsewhere than on the main actor")
    return item.id
  }

  var text: String {
    MainActor.preconditionIsolated("a text was read elsewhere than on the main actor")
    return item.text
  }
}
