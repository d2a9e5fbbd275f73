// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// A reader of the pages of a search, which follows their links.
@MainActor
struct PageCrawler {
  private(set) var index = SearchIndex()
  private(set) var entries: [SearchResult] = []
  private let synonyms: @MainActor (AnyRow) -> [String]
  private let navigator: Navigator?
  private var known: Set<PageIdentity> = []
  /// The numbers of the shapes of pages.
  private var shapes: [PageShape: Int] = [:]
  private var pageCount = 0
  /// The number of pages without an address that were read, by the titles of the pages that lead to them and their own.
  private var pageCounts: [[String]: Int] = [:]
  private var links: [Link]
  private var nextLink = 0

  /// Creates a reader that begins at the first page of a search.
  init(_ search: PageSearch) {
    synonyms = search.synonyms
    navigator = search.navigator
    links = [Link(path: [], shapes: [], page: search.root)]
  }

  /// A page to read.
  private struct Link {
    /// The titles of the pages that lead to the page.
    let path: [String]
    /// The numbers of the shapes of those of them without an address.
    let shapes: [Int]
    let page: @MainActor () -> any TablePage
  }

  /// The properties of a page without an address that are the same at each reading.
  private struct PageShape: Hashable {
    let type: String
    let title: String
    let rows: [ItemID]
  }

  /// The identity of a page, which is used to recognize a second link to it.
  private enum PageIdentity: Hashable {
    case path(String)
    case content(shape: Int, texts: [String])
  }

  /// True if all pages have been read.
  var isFinished: Bool {
    nextLink == links.count || pageCount >= PageSearch.pageLimit
      || entries.count >= PageSearch.rowLimit
  }

  /// Reads pages in the order of their distance from the first page, so that each row has the
  /// shortest path.
  ///
  /// - Parameter rows: The number of rows after which no further page is read. Defaults to all.
  mutating func read(rows: Int = .max) {
    let count = entries.count
    while !isFinished, entries.count - count < rows {
      let link = links[nextLink]
      nextLink += 1
      links += read(link)
    }
  }

  private mutating func read(_ link: Link) -> [Link] {
    let reading = PageReading(navigator: navigator ?? Navigator.current)
    return reading.call { read(link, with: reading) }
  }

  private mutating func read(_ link: Link, with reading: PageReading) -> [Link] {
    var page = link.page()
    while let searchable = page as? SearchablePage { page = searchable.wrappedPage }
    let address = page.linkedPage?.path ?? ""
    // A page with an address needs to be read only once.
    guard address.isEmpty || known.insert(.path(address)).inserted else { return [] }
    pageCount += 1
    let snapshot = reading.snapshot(of: page)
    var shapes = link.shapes
    // A page that shows a time or a counter has other texts at each reading, so a cycle of such pages would not end.
    var followsLinks = true
    if address.isEmpty {
      // Pages of different data may have the same type, title, and ids of rows, which are places in the code.
      let places = PageReading.indexPaths(of: snapshot, limit: 100)
      let shape = number(
        of: PageShape(
          type: "\(type(of: page))", title: snapshot.title, rows: places.compactMap(snapshot.rowID)
        ))
      let identity = PageIdentity.content(
        shape: shape,
        texts: snapshot.sections.flatMap { $0.header.texts + $0.footer.texts }
          + places.flatMap { snapshot.row(at: $0)?.texts ?? [] })
      guard known.insert(identity).inserted else { return [] }
      followsLinks = !shapes.contains(shape)
      shapes.append(shape)
    }
    let path = link.path + [snapshot.title]
    let place = SearchResult.PagePlace(
      path: path, address: address, repetition: address.isEmpty ? count(path) : 0)
    var links: [Link] = []
    var rest = PageSearch.rowLimit - entries.count
    for (number, section) in snapshot.sections.enumerated() {
      let help = (section.header.texts + section.footer.texts).map { String($0.prefix(1_000)) }
      let hasHelp = !help.allSatisfy(\.isEmpty)
      let first = entries.count
      let count = min(section.rowCount, rest)
      rest -= count
      for position in 0..<count {
        // A row of a loading state is not there anymore once the page has been loaded.
        guard let row = snapshot.row(at: RowIndexPath(section: number, row: position)),
          !row.isStatus
        else { continue }
        add(row, of: section.id, hasHelp: hasHelp, on: place, page: link.page)
        // Users could not open the page of a disabled row otherwise.
        if followsLinks, !row.isDisabled, let destination = row.destination {
          links.append(Link(path: path, shapes: shapes, page: destination))
        }
      }
      index.add(help.map { ($0, .help) }, to: first..<entries.count)
    }
    return links
  }

  /// Counts a page without an address, and returns the number of earlier ones with the same titles.
  private mutating func count(_ path: [String]) -> Int {
    let count = pageCounts[path, default: 0]
    pageCounts[path] = count + 1
    return count
  }

  /// Returns the number of a shape, which is new if no page that was read has the shape.
  private mutating func number(of shape: PageShape) -> Int {
    let next = shapes.count
    let number = shapes[shape, default: next]
    shapes[shape] = number
    return number
  }

  /// Adds a row if the row or its section contains text that can be found.
  private mutating func add(
    _ row: AnyRow, of section: ItemID, hasHelp: Bool, on place: SearchResult.PagePlace,
    page: @escaping @MainActor () -> any TablePage
  ) {
    let content = row.standardContent
    let controls = row.body(style: ResolvedStyle()).controls
    if controls.contains(where: \.isNeverFound) { return }
    let title = content?.title ?? controls.first?.label ?? row.spokenTexts.first ?? ""
    var texts: [(text: String, weight: SearchIndex.Weight)] = [(title, .title)]
    texts += row.searchedTexts.filter { $0 != title }.map { ($0, .value) }
    texts += synonyms(row).map { ($0, .synonym) }
    if !hasHelp && texts.allSatisfy({ $0.text.isEmpty }) { return }
    index.add(texts)
    entries.append(
      SearchResult(
        title: title, value: content?.value,
        id: SearchResult.ID(page: place, section: section, row: row.id), page: page))
  }
}

extension ControlPart {
  /// True for a field that only its user may read, and for one that searches its page.
  fileprivate var isNeverFound: Bool {
    guard case .field(let field) = self else { return false }
    return field.input.kind == .secure || field.input.kind == .search
  }
}

/// A reading of a page without a host.
///
/// The rows of data sections are created as code of the page only while this value exists.
@MainActor
struct PageReading {
  private let driver: PageDriver

  /// Creates a reading.
  ///
  /// - Parameter navigator: The navigator of the page, or `nil` for a new navigator.
  init(navigator: Navigator?) {
    driver = PageDriver(
      host: NoHost(), navigator: navigator ?? Navigator(), diagnostics: .silent)
  }

  /// Calls a closure as code of a page that can use the navigator, unless the code of such a page is already running.
  func call<Result>(_ body: () -> Result) -> Result {
    withExtendedLifetime(driver) {
      Navigator.current === driver.navigator ? body() : driver.asCurrent(body)
    }
  }

  /// Returns the content of a page, without loading or observing the page.
  func snapshot(of page: any TablePage) -> PageSnapshot {
    driver.show(UnloadedPage(page: page))
    return driver.page
  }

  /// Returns the index paths of the first rows.
  static func indexPaths(of snapshot: PageSnapshot, limit: Int) -> [RowIndexPath] {
    snapshot.sections.indices.lazy.flatMap { section in
      (0..<snapshot.sections[section].rowCount).lazy.map { RowIndexPath(section: section, row: $0) }
    }.prefix(limit).map(\.self)
  }
}

/// A host that shows nothing.
@MainActor
private final class NoHost: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) { completion() }

  func deselect(_ indexPath: RowIndexPath) {}
}

/// A page without its tasks.
private struct UnloadedPage: TablePage {
  let page: any TablePage
  var title: String { page.title }
  var language: String? { page.language }
  var loadState: LoadState { page.loadState }
  var sections: [TableSection] {
    // A builder would add a step to the ids of the sections.
    let sections = page.sections
    return sections
  }
}
