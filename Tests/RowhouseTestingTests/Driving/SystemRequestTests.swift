// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Requests to the system")
struct SystemRequestTests {
  private struct Page: TablePage {
    let rows: @MainActor () -> [AnyRow]
    var title: String { "Contact" }
    var sections: [TableSection] { [TableSection(rows: rows())] }
  }

  private func test(@RowBuilder _ rows: @escaping @MainActor () -> [AnyRow]) -> PageTest {
    PageTest(Page(rows: rows))
  }

  private let site = ExternalLink("https://example.com")
  private let mail = ExternalLink(mail: "ann@example.com")

  @Test("Rows open, share and copy, which a test sees")
  func rows() throws {
    let site = try #require(site)
    let mail = try #require(mail)
    let test = test {
      ExternalLinkRow("Website", to: "https://example.com")
      ExternalLinkRow("Mail", to: mail).value("ann@example.com")
      ShareRow("Share", SharedContent("Come in", link: site))
      CopyRow("Number", "42")
      CopyRow("Secret", "abc").value("•••")
    }
    for title in ["Website", "Mail", "Share", "Number", "Secret"] { try test.tap(.text(title)) }
    #expect(
      test.systemRequests == [
        .open(site), .open(mail), .share(SharedContent("Come in", link: site)), .copy("42"),
        .copy("abc"),
      ])
    #expect(test.selectedRow == nil && test.toasts.isEmpty && test.diagnostics.isEmpty)
    #expect(test.shows("42") && test.shows("•••") && !test.shows("abc"))
  }

  @Test("The navigator opens, shares and copies for any row")
  func navigator() throws {
    let site = try #require(site)
    let test = test {
      Row("All").onSelect {
        Navigator.current?.open(site)
        Navigator.current?.share(SharedContent(site))
        Navigator.current?.copy("a")
      }
    }
    try test.tap("All")
    #expect(test.systemRequests == [.open(site), .share(SharedContent(site)), .copy("a")])
    #expect(SharedContent(site).wholeText == "https://example.com")
    #expect(SharedContent("a", link: site).wholeText == "a\nhttps://example.com")
    #expect(SharedContent("a").wholeText == "a")
  }

  @Test("A drawing of the page contains the addresses")
  func text() {
    let test = test {
      ExternalLinkRow("Website", to: "https://example.com")
      ExternalLinkRow("Bad", to: "javascript:alert(1)")
    }
    #expect(
      "\(test.text)" == """
        # Contact

          Website                                                     (https://example.com)
          Bad                                                         (disabled)
        """)
  }

  @Test(
    "An address that cannot be opened is reported, and its row is disabled",
    arguments: ["javascript:alert(1)", "https://", ""])
  func unusable(address: String) throws {
    let test = test { ExternalLinkRow("Website", to: address) }
    #expect(test.page.row(at: RowIndexPath(section: 0, row: 0))?.isDisabled == true)
    #expect(throws: PageTestError.self) { try test.tap("Website") }
    #expect(test.systemRequests.isEmpty)
    let kinds = test.diagnostics.map(\.kind)
    #expect(kinds == [.invalidControl(.unusableLink(address))])
    #expect(try #require(test.diagnostics.first).description.contains("“\(address)”"))
  }

  @Test("A row without a link is disabled, and not reported")
  func missing() {
    let test = test { ExternalLinkRow("Phone", to: ExternalLink(phone: "unknown")) }
    #expect(test.page.row(at: RowIndexPath(section: 0, row: 0))?.isDisabled == true)
    #expect(test.diagnostics.isEmpty)
  }

  @Test("Another handler replaces the link")
  func replaced() throws {
    var taps = 0
    let test = test { ExternalLinkRow("Website", to: "https://example.com").onSelect { taps += 1 } }
    try test.tap("Website")
    #expect(taps == 1 && test.systemRequests.isEmpty)
    #expect(test.page.row(at: RowIndexPath(section: 0, row: 0))?.role == nil)
  }

  @Test("A row whose link changes is drawn again")
  func changed() {
    let first = ExternalLinkRow("Website", to: "https://example.com/1").row
    var second = ExternalLinkRow("Website", to: "https://example.com/2").row
    second.id = first.id
    #expect(first != second)
    #expect(first == first)
  }
}
