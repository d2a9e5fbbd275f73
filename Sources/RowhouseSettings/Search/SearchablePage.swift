// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A page with a search field above its sections.
///
/// The results of a search replace the sections. Command-F focuses the field, as a `shortcut(_:_:)` of a row.
///
/// ```swift
/// let search = PageSearch { settings.rootPage }
/// let page = SearchablePage(settings.rootPage, search: search)
/// ```
///
/// A result shows the path of its row. When the user chooses it, the page of the row opens, scrolls
/// to the row, and highlights it. If a condition hides the row in the meantime, a message is shown.
///
/// The search reads the page without its search field. Results from pages that have been read are
/// shown immediately. All results are shown when all pages have been read.
public struct SearchablePage: WrapperPage, LinkedPage {
  /// The page.
  public let wrappedPage: any TablePage
  /// The search.
  public let search: PageSearch

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - page: The page that is shown while the search field is empty.
  ///   - search: The search.
  public init(_ page: any TablePage, search: PageSearch) {
    wrappedPage = page
    self.search = search
  }

  /// The path of the page, or an empty string if it has none.
  public var path: String { wrappedPage.linkedPage?.path ?? "" }

  /// The search field, followed by the results or by the sections of the page.
  public var sections: [TableSection] {
    let memory = RowMemory.current
    let key = RowMemory.Key(#fileID, 0, "search field")
    let text = memory?[key, String.self] ?? ""
    let texts = texts
    let field = TableSection {
      FieldRow("", text: text, placeholder: texts.search, kind: .search) { [search] typed in
        if text.isEmpty { search.refresh() }
        memory?[key, String.self] = typed
      }
      .reporting(.continuous)
      .shortcut("f")
      .id("search field")
    }.id("search")
    let isSearching = !SearchText.words(text).isEmpty
    // A builder would add steps to the ids of the page's sections, with which results refer to them.
    return [field]
      + (isSearching
        ? [results(search.resultsSoFar(for: text))] : TableSection.withPlaces(wrappedPage.sections))
  }

  /// Loads the page, and then reads the pages of the search, a few at a time.
  public func load() async {
    await (wrappedPage as? any LoadingPage)?.load()
    await search.prepare()
  }

  private var texts: SearchTexts {
    SearchTexts(language: wrappedPage.language ?? NumberFormat.pageLanguage)
  }

  private func results(_ results: [SearchResult]) -> TableSection {
    let texts = texts
    let rows = results.enumerated().map { position, result in
      Row(result.title.isEmpty ? result.pathText : result.title, subtitle: result.pathText)
        .value(result.value)
        .accessory(.disclosure)
        .onSelect {
          if let navigator = Navigator.current { result.open(with: navigator, texts: texts) }
        }
        .id("result \(position) \(result.row)")
    }
    return TableSection("", footer: rows.isEmpty ? texts.noResult : "", rows: rows).id("results")
  }
}

extension SearchResult {
  /// Pushes the page of the row, scrolls to the row, and highlights it.
  ///
  /// - Parameter navigator: The navigator.
  @MainActor
  public func open(with navigator: Navigator) {
    open(with: navigator, texts: nil)
  }

  @MainActor
  func open(with navigator: Navigator, texts: SearchTexts?) {
    let page = PageReading(navigator: navigator).call { self.page() }
    let found = FoundPage(page, row: row, section: section)
    navigator.push(found)
    found.reveal(
      named: title, with: navigator,
      texts ?? SearchTexts(language: page.language ?? NumberFormat.pageLanguage))
  }
}
