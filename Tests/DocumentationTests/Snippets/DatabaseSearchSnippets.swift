// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The examples of *Search in many rows*.
@MainActor
@Suite("Search in a database")
struct DatabaseSearchSnippets {
  struct Customer: Equatable, Sendable {
    let id: Int
    let name: String
  }

  struct Failure: Error {}

  /// A database that answers the search for the shortest text last.
  @MainActor
  final class CustomerDatabase {
    var isBroken = false
    private(set) var searches: [(text: String, answer: CheckedContinuation<Void, Never>)] = []

    func customers(matching text: String, limit: Int) async throws -> [Customer] {
      if isBroken { throw Failure() }
      await withCheckedContinuation { searches.append((text, $0)) }
      return text == "nobody" ? [] : [Customer(id: 1, name: "found for \(text)")]
    }
  }

  @MainActor @Observable
  final class CustomerSearch {
    var text = "" { didSet { if text != oldValue { search() } } }
    private(set) var found: [Customer]?
    private(set) var error: String?
    private var task: Task<Void, Never>?
    private let database: CustomerDatabase

    init(_ database: CustomerDatabase) {
      self.database = database
      search()
    }

    private func search() {
      task?.cancel()
      task = Task { [text, database] in
        do {
          // Waits until the user stops typing for a moment.
          if !text.isEmpty { try await Task.sleep(nanoseconds: 200_000_000) }
          let customers = try await database.customers(matching: text, limit: 200)
          // The task may have been canceled after the database had responded.
          try Task.checkCancellation()
          (found, error) = (customers, nil)
        } catch {
          if !Task.isCancelled { self.error = "The search failed." }
        }
      }
    }

    var state: LoadState {
      if let error { return .failed(error) { self.search() } }
      guard let found else { return .loading() }
      return found.isEmpty ? .empty("No customers") : .content
    }
  }

  struct CustomersPage: TablePage {
    let search: CustomerSearch

    var title: String { "Customers" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("", search, \.text, placeholder: "Search", kind: .search).reporting(.continuous)
      }
      TableSection(search.found ?? [], id: \.id) { customer in Row(customer.name) }
        .loadState(search.state)
    }
  }

  @Test("The response to an older text does not replace that to a newer one")
  func order() async throws {
    let database = CustomerDatabase()
    let test = PageTest(CustomersPage(search: CustomerSearch(database)))
    try test.type("mu", into: .at(RowIndexPath(section: 0, row: 0)))
    try await test.waitUntil { database.searches.count == 2 }
    try test.type("mull", into: .at(RowIndexPath(section: 0, row: 0)))
    try await test.waitUntil { database.searches.count == 3 }
    database.searches[2].answer.resume()
    try await test.waitUntil { test.shows("found for mull") }
    for index in [0, 1] { database.searches[index].answer.resume() }
    for _ in 0..<50 { await Task.yield() }
    #expect(test.shows("found for mull"))
  }

  @Test("A failed search can be repeated")
  func failure() async throws {
    let database = CustomerDatabase()
    database.isBroken = true
    let test = PageTest(CustomersPage(search: CustomerSearch(database)))
    try await test.waitUntil { test.shows("The search failed.") }
    database.isBroken = false
    try test.press("Try again")
    try await test.waitUntil { database.searches.count == 1 }
    database.searches[0].answer.resume()
    try await test.waitUntil { test.shows("found for ") }
  }
}
