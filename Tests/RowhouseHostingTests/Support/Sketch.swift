// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page as plain values, from which random ones are easily made.
struct Sketch: Hashable, Sendable {
  var title = "Sketch"
  var margin: Double?
  var sections: [SectionSketch] = []
}

/// A section of a sketch.
struct SectionSketch: Hashable, Sendable {
  var id: Int
  var header = ""
  var margin: Double?
  var kind = Kind.rows
  var items: [Item] = []
  var hasMore = false

  /// How the rows of a section are described.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// One by one.
    case rows
    /// By data that may be compared anywhere.
    case data
    /// By data that must stay on the main actor.
    case mainData
  }
}

/// The page of a sketch.
struct SketchPage: TablePage {
  let sketch: Sketch

  var title: String { sketch.title }

  var style: StyleOverrides {
    var style = StyleOverrides()
    style.margin = sketch.margin
    return style
  }

  var sections: [TableSection] {
    for section in sketch.sections { self.section(section).id(section.id) }
  }

  private func section(_ sketch: SectionSketch) -> TableSection {
    rows(sketch)
      .header(HeaderFooter(sketch.header))
      .style(\.margin, sketch.margin)
      .loadState(sketch.hasMore ? .more {} : .content)
  }

  private func rows(_ sketch: SectionSketch) -> TableSection {
    switch sketch.kind {
    case .rows: TableSection { for item in sketch.items { Row(item.text, id: item.id) } }
    case .data: TableSection(sketch.items) { Row($0.text) }
    case .mainData: TableSection(sketch.items.map(MainItem.init), id: \.id) { Row($0.text) }
    }
  }
}

/// A page that shows the sketch that it is given last.
@MainActor
final class Drawing: TablePage {
  var sketch: Sketch

  init(_ sketch: Sketch) { self.sketch = sketch }

  var title: String { SketchPage(sketch: sketch).title }
  var style: StyleOverrides { SketchPage(sketch: sketch).style }
  var sections: [TableSection] { SketchPage(sketch: sketch).sections }
}

/// A datum that stops the program if it is read elsewhere than on the main actor.
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
