// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page with every part except texts: `GET /parts/LANGUAGE`.
struct PartsPage: TablePage {
  let language: String?

  var title: String { "Parts" }

  var footer: HeaderFooter {
    .parts(
      .text(
        "A line at the end of the page that is too long for a page that fits into a hand",
        lineLimit: 1, alignment: .trailing))
  }

  var style: StyleOverrides {
    var style = StyleOverrides()
    style.rowHeight = .automatic()
    return style
  }

  var sections: [TableSection] {
    TableSection("Row of one's own") { CustomRow(RatingRow(title: "Comfort", stars: 4)).id("own") }
    TableSection("From edge to edge") {
      CustomRow(PartsContent(kind: .pager)).style(\.margin, 0).style(\.rowPadding, 0).id(
        "pager")
      CustomRow(PartsContent(kind: .band)).style(\.margin, 0).style(\.rowPadding, 0).id("band")
    }
    TableSection("Boxes and badges") {
      CustomRow(PartsContent(kind: .boxes)).id("boxes")
      CustomRow(PartsContent(kind: .badges)).id("badges")
      CustomRow(PartsContent(kind: .limits)).id("limits")
    }
    TableSection("Grid") { CustomRow(PartsContent(kind: .grid)).id("grid") }
    TableSection("Distribution") {
      for distribution in StackPart.Distribution.allCases {
        CustomRow(PartsContent(kind: .distribution(distribution))).id("\(distribution)")
      }
    }
    TableSection("Pictures") {
      for fit in ImagePart.Fit.allCases {
        CustomRow(PartsContent(kind: .pictures(fit))).id("\(fit)")
      }
      CustomRow(PartsContent(kind: .photograph)).id("photograph")
    }
    TableSection("Lines") {
      FieldRow("Note", text: "one\ntwo\nthree\nfour") { _ in }.lines(3).id("note")
    }
  }
}
