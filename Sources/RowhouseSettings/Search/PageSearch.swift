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
/// The search follows the `LinkRow`s of the pages, and reads all pages when the first result is
/// requested, so the application maintains no index. A ``SearchablePage`` reads them when it is
/// shown, a few at a time. Rows are found by title, subtitle, value, footer and synonyms,
/// regardless of case, width and diacritics, and with one typing mistake in a word of four letters
/// or more. Secure fields are never found.
@MainActor
public final class PageSearch {
  /// The maximum number of pages that are read.
  ///
  /// Further links to the same page with an address are not counted.
  public static let pageLimit = 1_000
  /// The maximum number of rows that are read.
  public static let rowLimit = 100_000
  /// Returns additional words for which a row is found.
  ///
  /// Defaults to a closure that returns an empty array.
  public var synonyms: @MainActor (AnyRow) -> [String] = { _ in [] }
  let root: @MainActor () -> any TablePage
  /// The minimum number of rows that are read at a time, unless there are fewer.
  ///
  /// 10,000 rows on 100 pages take 160 ms or more (`Tools/benchmark pages --only search`), so a part of this
  /// size takes 3 ms.
  static let partSize = 200
  /// The content of the pages when they were last read, or `nil` if they were not read.
  private var content: PageCrawler?
  /// The pages that are being read, which replace ``content``.
  private var reading: PageCrawler?
  /// The number of readings that ended in the background; pages with results depend on it.
  private let readings = SettingsCell(0)
  private var readingCount = 0
  private var task: Task<Void, Never>?

  /// Creates a search that begins at a page.
  public init(_ root: @escaping @MainActor () -> any TablePage) { self.root = root }

  /// Discards the read pages.
  ///
  /// They are read again when the next result is requested.
  ///
  /// Call it when a search begins, so that it finds the current content of the pages.
  public func invalidate() { (content, reading) = (nil, nil) }

  /// Returns the rows that have all words of a query, the best first.
  ///
  /// - Parameters:
  ///   - query: The words, or the beginnings of words.
  ///   - limit: The maximum number of results. Defaults to 50.
  /// - Returns: The results, or an empty array if the query has no words.
  public func results(for query: String, limit: Int = 50) -> [SearchResult] {
    results(for: query, limit: limit, in: allPages())
  }

  /// The number of rows that can be found.
  public var rowCount: Int { allPages().entries.count }

  private func allPages() -> PageCrawler {
    if let content, reading == nil { return content }
    var crawler = reading ?? PageCrawler(root, synonyms: synonyms)
    crawler.read()
    (content, reading) = (crawler, nil)
    return crawler
  }

  private func results(
    for query: String, limit: Int, in crawler: PageCrawler
  ) -> [SearchResult] {
    crawler.index.rows(for: query, limit: limit).map { crawler.entries[$0].result }
  }
}

// MARK: - Reading in parts

extension PageSearch {
  /// Reads the pages unless they were read, in parts.
  ///
  /// Between two parts, the main actor can do other work.
  ///
  /// Returns when the pages have been read, including a reading that was already in progress.
  public func prepare() async {
    if content == nil { refresh() }
    await task?.value
  }

  /// Begins to read the pages, and continues in the background.
  ///
  /// Until the reading has ended, results are those of the last reading.
  func refresh() {
    if reading != nil { return }
    reading = PageCrawler(root, synonyms: synonyms)
    readPart()
    guard reading != nil, task == nil else { return }
    task = Task { [weak self] in
      while let self, self.reading != nil {
        await Task.yield()
        self.readPart()
      }
      self?.task = nil
      self?.countReading()
    }
  }

  private func readPart() {
    reading?.read(rows: Self.partSize)
    if reading?.isFinished == true { (content, reading) = (reading, nil) }
  }

  private func countReading() {
    readingCount += 1
    readings.refresh(.integer(readingCount))
  }

  /// Returns results among the pages that have been read, so that users do not wait for the others.
  ///
  /// A page that calls it while it is evaluated is evaluated again when all pages have been read.
  func resultsSoFar(for query: String, limit: Int = 50) -> [SearchResult] {
    _ = readings.value
    if content == nil, reading == nil { refresh() }
    guard let crawler = content ?? reading else { return [] }
    return results(for: query, limit: limit, in: crawler)
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
