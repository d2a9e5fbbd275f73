// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTesting
import Testing

@MainActor
@Suite("Results of a search")
struct SearchResultTests {
  /// A page of one of several devices, with an address or without one.
  private struct DevicePage: TablePage {
    let owner: String
    var title: String { "Phone" }
    var sections: [TableSection] {
      TableSection(owner) { Row("Notifications").value("On") }
    }
  }

  private struct LinkedDevicePage: TablePage, LinkedPage {
    let path: String
    var title: String { "Phone" }
    var sections: [TableSection] { DevicePage(owner: "Owner").sections }
  }

  private struct DevicesPage: TablePage {
    var title: String { "Devices" }
    var sections: [TableSection] {
      TableSection {
        Rows(["Ada", "Bo"], id: \.self) { owner in LinkRow("Phone") { DevicePage(owner: owner) } }
        Rows(["/3", "/4"], id: \.self) { path in LinkRow("Phone") { LinkedDevicePage(path: path) } }
      }
    }
  }

  private struct ResultsPage: TablePage {
    let results: [SearchResult]
    var title: String { "Results" }
    var sections: [TableSection] { TableSection(results) { Row($0.title) } }
  }

  @Test("Results on different pages with the same title are different")
  func samePlace() async {
    let (search, parts) = (PageSearch { DevicesPage() }, PageSearch { DevicesPage() })
    let results = search.results(for: "notifications")
    #expect(results.count == 4 && Set(results).count == 4 && Set(results.map(\.id)).count == 4)
    #expect(Set(results.map(\.pathText)) == ["Devices › Phone"])
    await parts.prepare()
    #expect(parts.results(for: "notifications") == results)
    let test = PageTest(ResultsPage(results: results))
    #expect(test.rows.count == 4 && test.diagnostics.isEmpty)
  }

  /// The head of a row with an avatar.
  private struct Sender: RowContent {
    func body(style: ResolvedStyle) -> Part {
      .horizontal {
        Part.avatar(nil, initials: "AM")
        Part.text("Ada Miller")
        Part.text("5 km").accessibility(label: "5 kilometers away")
      }
    }
  }

  private struct SendersPage: TablePage {
    var title: String { "Mail" }
    var sections: [TableSection] { TableSection { CustomRow(Sender()) } }
  }

  @Test("The title of a found row does not consist of the letters of its avatar")
  func avatar() {
    let search = PageSearch { SendersPage() }
    #expect(search.results(for: "miller").map(\.title) == ["Ada Miller"])
    #expect(search.results(for: "am").isEmpty)
  }

  @Test("A text with a label is found by what is visible, and by what is read aloud")
  func label() {
    let search = PageSearch { SendersPage() }
    for words in ["5 km", "kilometers"] {
      #expect(search.results(for: words).map(\.title) == ["Ada Miller"])
    }
  }
}
