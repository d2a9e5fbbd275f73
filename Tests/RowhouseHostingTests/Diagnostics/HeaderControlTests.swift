// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@MainActor
@Suite("Controls in headers and footers")
struct HeaderControlTests {
  private struct Page: TablePage {
    var title: String { "Page" }
    var header: HeaderFooter { .parts(.button("Help", control: "help")) }
    var footer: HeaderFooter { .parts(.text("Text")) }
    var sections: [TableSection] {
      TableSection("Title") { Row("row") }
        .footer(.parts(.vertical { Part.toggle(isOn: true, label: "Switch") }))
      TableSection { Row("row") }.header(.parts(.text("New")))
    }
  }

  @Test("Controls in headers and footers are reported, because no handler receives them")
  func reported() {
    let reports = DriverFixture(Page()).reports
    #expect(reports.kinds == [.controlInFooter(.toggle), .controlInHeader(.button)])
    #expect(reports.all.map { $0.section?.position } == [0, nil])
  }
}
