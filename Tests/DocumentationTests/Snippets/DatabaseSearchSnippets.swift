// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// The examples of *Searching many rows*.
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

  struct Track: Equatable, Sendable {
    let id: Int
    let title: String
  }

  @MainActor @Observable
  final class TrackSearch {
    var text = "" { didSet { if text != oldValue { search() } } }
    private(set) var found: [Track]
    private var task: Task<Void, Never>?
    private let tracks: [Track]

    init(_ tracks: [Track]) {
      self.tracks = tracks
      found = tracks
    }

    private func search() {
      task?.cancel()
      task = Task { [text, tracks] in
        let matches = await Self.tracks(matching: text, in: tracks)
        if !Task.isCancelled { found = matches }
      }
    }

    @concurrent
    private static func tracks(matching text: String, in tracks: [Track]) async -> [Track] {
      if text.isEmpty { return tracks }
      return tracks.filter { !Task.isCancelled && $0.title.localizedCaseInsensitiveContains(text) }
    }
  }

  private struct TracksPage: TablePage {
    let search: TrackSearch
    let title = "Tracks"
    var sections: [TableSection] {
      TableSection { FieldRow("Search", search, \.text) }
      TableSection(search.found, id: \.id) { Row($0.title) }
    }
  }

  @Test("Elements in memory are filtered by the newest text")
  func inMemory() async throws {
    let tracks = ["Mull", "Malta", "Iona"].enumerated().map { Track(id: $0, title: $1) }
    let test = PageTest(TracksPage(search: TrackSearch(tracks)))
    for text in ["m", "ma"] { try test.type(text, into: "Search") }
    try await test.waitUntil { !test.shows("Mull") && !test.shows("Iona") }
    #expect(test.shows("Malta"))
    try test.type("", into: "Search")
    try await test.waitUntil { test.shows("Iona") && test.shows("Mull") }
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
