// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird
import Rowhouse
import RowhouseHummingbird
import RowhouseTesting
import Testing

/// The example of a search text in the address.
///
/// `SnippetTests` of the root package reads it.
@MainActor
@Suite("A search text in the address")
struct FoundInvoicesSnippets {
  struct Invoice: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
  }

  actor Database {
    private let all = [Invoice(id: 1, title: "Paper"), Invoice(id: 2, title: "Ink")]

    /// The texts of the searches that have begun.
    nonisolated let begun: AsyncStream<String>
    private let beginning: AsyncStream<String>.Continuation
    private let waits: Bool
    private var searches: [String: CheckedContinuation<Void, Never>] = [:]

    /// Creates a database whose searches end when a test calls `finish(_:)`, if `waits` is true.
    init(waits: Bool = false) {
      self.waits = waits
      (begun, beginning) = AsyncStream.makeStream()
    }

    func invoices(matching text: String) async -> [Invoice] {
      if waits {
        await withCheckedContinuation {
          searches[text] = $0
          beginning.yield(text)
        }
      }
      return all.filter { text.isEmpty || $0.title == text }
    }

    func finish(_ text: String) { searches.removeValue(forKey: text)?.resume() }
  }

  @MainActor
  final class RunningSearch {
    var task: Task<Void, Never>?
  }

  private struct InvoicePage: TablePage {
    let invoice: Invoice
    var title: String { "Invoice \(invoice.id)" }
    var sections: [TableSection] { TableSection { Row("Amount") } }
  }

  struct FoundInvoicesPage: LinkedPage {
    let database: Database
    let text: String
    let invoices: [Invoice]
    private let search = RunningSearch()

    var path: String { text.isEmpty ? "/invoices" : "/invoices?text=\(encoded(text))" }
    var title: String { "Invoices" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Search", text: text, kind: .search) { text in
          search.task?.cancel()
          search.task = Task {
            let found = await database.invoices(matching: text)
            // The user may have searched for another text in the meantime.
            if Task.isCancelled { return }
            navigator.replace(
              with: FoundInvoicesPage(database: database, text: text, invoices: found))
          }
        }
      }
      TableSection(invoices) { invoice in
        LinkRow(invoice.title) { InvoicePage(invoice: invoice) }
      }
    }
  }

  @Test(
    "The result of an older search does not replace that of a newer one",
    arguments: [["Paper", "Ink"], ["Ink", "Paper"]])
  func order(ends: [String]) async throws {
    let database = Database(waits: true)
    let test = PageTest(FoundInvoicesPage(database: database, text: "", invoices: []))
    for text in ["Paper", "Ink"] { try test.type(text, into: "Search") }
    var begun = database.begun.makeAsyncIterator()
    for _ in ends { _ = await begun.next() }
    for text in ends {
      await database.finish(text)
      for _ in 0..<50 { await Task.yield() }
    }
    try await test.waitUntil { test.shows("Ink") }
    #expect(!test.shows("Paper") && test.diagnostics.isEmpty)
  }

  @Test("A click that ends the typing opens its row, and the list is replaced below")
  func search() async throws {
    let database = Database()
    let pages = PageServer()
    let router = Router()
    router.page("/invoices", on: pages) { context in
      let text = String(context.request.uri.queryParameters["text"] ?? "")
      let found = await database.invoices(matching: text)
      return FoundInvoicesPage(database: database, text: text, invoices: found)
    }
    pages.addRoutes(to: router)
    try await Application(router: router).test { client in
      let found = try await client.get("/invoices?text=Ink")
      #expect(found.text.contains("Ink</") && !found.text.contains("Paper"))
      let page = try await client.get("/invoices")
      let token = try #require(page.text.attribute("data-session"))
      let name = try #require(page.text.firstMatch(of: /name="(value\/[^"]*\/)/)).1
      let taps = page.text.matches(of: /"(tap\/[^"]*)"/).map { String($0.1) }
      #expect(taps.count == 2)
      let typed = try await client.send("\(name)Ink", number: 1, to: token)
      #expect(typed.status == .ok)
      // The list may have been replaced by now, or not yet.
      let opened = try await client.send(taps[0], number: 2, to: token)
      #expect(opened.status == .ok && opened.text.contains("Invoice 1"))
    }
  }
}
