// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
public import RowhouseModel

/// A search over all pages to which the links of a page lead.
///
/// ```swift
/// let search = PageSearch { settings.rootPage }
/// for result in search.results(for: "volume") { print(result.pathText, result.title) }
/// ```
///
/// The pages are read when the first result is asked for, by following their `LinkRow`s. Nothing has to be
/// indexed by hand. Rows are found by title, subtitle, value, footer and synonyms, regardless of case, width
/// and diacritics, and with one typing mistake in a word of four letters or more. Secure fields are never
/// found.
@MainActor
public final class PageSearch {
  /// The maximum number of pages that are read.
  ///
  /// Further links to a page with an address do not count.
  public static let pageLimit = 1_000
  /// The maximum number of rows that are read.
  public static let rowLimit = 100_000
  /// Returns other words by which a row is found, none by default.
  public var synonyms: @MainActor (AnyRow) -> [String] = { _ in [] }
  let root: @MainActor () -> any TablePage
  private var content: (index: SearchIndex, entries: [SearchEntry])?

  /// Creates a search that begins at a page.
  public init(_ root: @escaping @MainActor () -> any TablePage) { self.root = root }

  /// Reads the pages again when the next result is asked for.
  ///
  /// Call it when the search begins, so that it finds what the pages show then.
  public func invalidate() { content = nil }

  /// Returns the rows that have all words of a query, the best first.
  ///
  /// - Parameters:
  ///   - query: The words, of which the user may have typed only the beginnings.
  ///   - limit: The maximum number of results. Defaults to 50.
  /// - Returns: The results, or an empty array if the query has no words.
  public func results(for query: String, limit: Int = 50) -> [SearchResult] {
    let (index, entries) = read()
    return index.rows(for: query, limit: limit).map { entries[$0].result }
  }

  /// The number of rows that can be found.
  public var rowCount: Int { read().entries.count }

  private func read() -> (index: SearchIndex, entries: [SearchEntry]) {
    if let content { return content }
    var crawler = PageCrawler(synonyms: synonyms)
    crawler.crawl(root)
    let read = (index: crawler.index, entries: crawler.entries)
    content = read
    return read
  }
}

/// A row that was found.
public struct SearchResult: Sendable {
  /// The title of the row.
  public let title: String
  /// The value of the row, or `nil` if it shows none.
  public let value: String?
  /// The titles of the pages that lead to the row.
  public let path: [String]
  /// The id of the row on its page.
  public let row: ItemID
  /// Returns the page of the row.
  let page: @MainActor () -> any TablePage

  /// The titles of the pages, as `General › Sounds`.
  public var pathText: String { path.joined(separator: " › ") }
}

/// A row of a search.
struct SearchEntry {
  let result: SearchResult
}
