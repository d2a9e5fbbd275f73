// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A search across all pages to which the links of a page lead.
///
/// ```swift
/// let search = PageSearch { settings.rootPage }
/// for result in search.results(for: "volume") { print(result.pathText, result.title) }
/// ```
///
/// The search follows the enabled `LinkRow`s of the pages, and the enabled pickers whose options are on a page. It reads
/// all pages when the first result is requested, so the application does not maintain an index. A ``SearchablePage`` reads the pages
/// when it is shown, a few at a time. If two links lead to pages with the same address, or to pages without an address
/// whose type, title, and first texts are equal, the search reads only one of them. It does not follow the links of a page
/// without an address if a page that leads to it has the same type, title, and first ids, because pages that show a time or a
/// counter could otherwise lead to each other without an end.
///
/// Pages may keep the navigator with which they are read, and use it after a result was opened. Use one search for each
/// navigator. If you search outside of pages, pass the navigator, such as that of a `TablePageController`:
///
/// ```swift
/// let search = PageSearch(navigator: navigator) { settings.rootPage }
/// ```
///
/// Rows are found by title, subtitle, value, footer, and synonyms. The search ignores case, width,
/// and diacritics, and permits one typing mistake in a word of four or more letters. Secure fields
/// and search fields are never found.
@MainActor
public final class PageSearch {
  /// The maximum number of pages that are read.
  ///
  /// Further links to a page that has an address are not counted.
  public static let pageLimit = 1_000
  /// The maximum number of rows that are read.
  public static let rowLimit = 100_000
  /// Returns additional words for which a row is found.
  ///
  /// Defaults to a closure that returns an empty array.
  public var synonyms: @MainActor (AnyRow) -> [String] = { _ in [] }
  let root: @MainActor () -> any TablePage
  let navigator: Navigator?
  /// The minimum number of rows to read at a time, unless there are fewer.
  ///
  /// Reading 10,000 rows on 100 pages takes 160 ms or more (`Tools/benchmark pages --only search`),
  /// so reading a part of this size takes 3 ms.
  static let partSize = 200
  /// The content of the pages when they were last read, or `nil` if they have not been read.
  private var content: PageCrawler?
  /// The pages that are being read.
  ///
  /// They replace ``content`` when reading ends.
  private var reading: PageCrawler?
  /// The pages that show results, which depend on the readings that end in the background.
  private let readers = ChangeRegistrar()
  private var task: Task<Void, Never>?

  /// Creates a search that begins at a page.
  ///
  /// - Parameters:
  ///   - navigator: The navigator with which the pages are read. Defaults to `nil`, which means that of the page whose
  ///     code is running when the search reads pages, or a navigator without a host if there is none.
  ///   - root: Returns the first page.
  public init(navigator: Navigator? = nil, _ root: @escaping @MainActor () -> any TablePage) {
    self.navigator = navigator
    self.root = root
  }

  /// Creates a search that begins at a page whose links lead to pages with a search field.
  ///
  /// The search stores the links of the pages that it has read, so their closures must not retain the search.
  ///
  /// - Parameters:
  ///   - navigator: The navigator with which the pages are read. Defaults to `nil`, which means that of the page whose
  ///     code is running, or a navigator without a host.
  ///   - root: Returns the first page for this search.
  /// - Precondition: The search exists while its results are opened.
  public init(
    navigator: Navigator? = nil, _ root: @escaping @MainActor (PageSearch) -> any TablePage
  ) {
    let own = WeakSearch()
    self.navigator = navigator
    self.root = {
      guard let search = own.search else {
        preconditionFailure("The search was released; retain it together with its results")
      }
      return root(search)
    }
    own.search = self
  }

  private final class WeakSearch {
    weak var search: PageSearch?
  }

  /// Discards the pages that have been read.
  ///
  /// They are read again when the next result is requested. Call this method when a search begins,
  /// so that it finds the current content of the pages.
  public func invalidate() { (content, reading) = (nil, nil) }

  /// Returns the rows that contain all words of a query, with the best matches first.
  ///
  /// - Parameters:
  ///   - query: The words, or the beginnings of words.
  ///   - limit: The maximum number of results. It must not be negative. Defaults to 50.
  /// - Returns: The results, or an empty array if the query has no words.
  public func results(for query: String, limit: Int = 50) -> [SearchResult] {
    precondition(limit >= 0, "The limit of results is \(limit). Pass 0 or a greater number.")
    return results(for: query, limit: limit, in: allPages())
  }

  /// The number of rows that can be found.
  public var rowCount: Int { allPages().entries.count }

  private func allPages() -> PageCrawler {
    if let content, reading == nil { return content }
    var crawler = reading ?? PageCrawler(self)
    crawler.read()
    (content, reading) = (crawler, nil)
    return crawler
  }

  private func results(
    for query: String, limit: Int, in crawler: PageCrawler
  ) -> [SearchResult] {
    crawler.index.rows(for: query, limit: limit).map { crawler.entries[$0] }
  }
}

// MARK: - Reading in parts

extension PageSearch {
  /// Reads the pages in parts, unless they have been read.
  ///
  /// Between two parts, the main actor can do other work. The method returns when the pages have
  /// been read, even if a reading was already in progress.
  public func prepare() async {
    if content == nil { refresh() }
    await task?.value
  }

  /// Starts reading the pages, and continues in the background.
  ///
  /// Until this reading ends, the search returns results of the previous one.
  func refresh() {
    if reading != nil { return }
    reading = PageCrawler(self)
    readPart()
    guard reading != nil, task == nil else { return }
    task = Task { [weak self] in
      while let self, self.reading != nil {
        await Task.yield()
        self.readPart()
      }
      self?.task = nil
      self?.readers.changed()
    }
  }

  private func readPart() {
    reading?.read(rows: Self.partSize)
    if reading?.isFinished == true { (content, reading) = (reading, nil) }
  }

  /// Returns results from the pages that have been read so far, so that the user does not wait for
  /// the others.
  ///
  /// A page that calls this method during its evaluation is evaluated again when all pages have
  /// been read.
  func resultsSoFar(for query: String, limit: Int = 50) -> [SearchResult] {
    readers.access()
    if content == nil, reading == nil { refresh() }
    guard let crawler = content ?? reading else { return [] }
    return results(for: query, limit: limit, in: crawler)
  }
}

/// A row that a search has found.
///
/// Results can be the data of a section, and are equal if they show the same and lead to the same row:
///
/// ```swift
/// TableSection(search.results(for: text)) { result in
///   Row(result.title, subtitle: result.pathText).onSelect { result.open(with: navigator) }
/// }
/// ```
public struct SearchResult: Identifiable, Sendable {
  /// The title of the row.
  public let title: String
  /// The value of the row, or `nil` if the row does not show a value.
  public let value: String?
  /// The place of the row, which differs from the places of all other rows that the search has read.
  public let id: ID
  /// Returns the page of the row.
  let page: @MainActor () -> any TablePage

  /// The place of a row: its page, its section, and its own id.
  public struct ID: Hashable, Sendable {
    let page: PagePlace
    let section: ItemID
    let row: ItemID
  }

  /// The place of a page: the titles of the pages that lead to it and its own, and its address.
  struct PagePlace: Hashable, Sendable {
    let path: [String]
    /// The path of a `LinkedPage`, or an empty string.
    let address: String
    /// The number of earlier pages without an address that have the same titles, such as those of two devices with the same
    /// name.
    let repetition: Int
  }
}

extension SearchResult {
  /// The titles of the pages that lead to the row.
  public var path: [String] { id.page.path }

  /// The id of the row in its section.
  public var row: ItemID { id.row }

  /// The id of the section of the row on its page.
  public var section: ItemID { id.section }

  /// The titles of the pages, such as `General › Sounds`.
  public var pathText: String { path.joined(separator: " › ") }
}

extension SearchResult: Hashable {
  /// Returns true if both show the same texts and lead to the same place.
  public static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.title == second.title && first.value == second.value
  }

  /// Feeds the place of the row into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
