// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTestSupport
import RowhouseTesting
import Testing

/// A page whose rows are texts and links.
private struct WordsPage: TablePage {
  let title: String
  var rows: [String] = []
  var links: [WordsPage] = []
  var sections: [TableSection] {
    TableSection("Help for \(title)") {
      Rows(rows, id: \.self) { Row($0) }
      Rows(links, id: \.title) { page in LinkRow(page.title) { page } }
    }
  }
}

/// A page with a secret, and a page that links to itself.
private struct SecretPage: TablePage {
  var title: String { "Secrets" }
  var sections: [TableSection] {
    TableSection {
      FieldRow("Password", text: "swordfish", kind: .secure) { _ in }
      FieldRow("User", text: "ada") { _ in }
      FieldRow("Filter", text: "lovelace", kind: .search) { _ in }
      LinkRow("Again") { SecretPage() }
    }
  }
}

/// A page with an address and many links, the last of which leads to another page.
private struct LinksPage: TablePage, LinkedPage {
  var path: String { "/links" }
  var title: String { "Links" }
  var sections: [TableSection] {
    TableSection {
      Rows(Array(0..<PageSearch.pageLimit), id: \.self) { number in
        LinkRow("Again \(number)") { LinksPage() }
      }
      LinkRow("Other") { WordsPage(title: "Other", rows: ["Needle"]) }
    }
  }
}

/// A page that is loading or has failed, with a section that loads more rows.
private struct StatesPage: TablePage {
  var loadState = LoadState.content
  var title: String { "States" }
  var sections: [TableSection] {
    TableSection { LinkRow("Loads") { StatesPage(loadState: .loading("Fetching")) } }
    TableSection { Row("Report") }.loadState(.more {})
    TableSection {}.loadState(.failed("No connection") {})
    TableSection {}.loadState(.empty("No messages"))
  }
}

@MainActor
@Suite("Search over pages")
struct SearchTests {
  private let search = PageSearch {
    WordsPage(
      title: "Start", rows: ["Wi-Fi", "Größe", "Ｗｉｄｅ", "音量調整"],
      links: [
        WordsPage(
          title: "General", links: [WordsPage(title: "Sounds", rows: ["Volume", "Ringtone"])])
      ])
  }

  private func titles(_ query: String) -> [String] { search.results(for: query).map(\.title) }

  @Test(
    "Rows are found by beginnings of words, without case, width and diacritics",
    arguments: [
      ("vol", "Volume"), ("WI", "Wi-Fi"), ("grosse", "Größe"), ("GRÖS", "Größe"), ("wide", "Ｗｉｄｅ"),
      ("音調", "音量調整"), ("tone", "Ringtone"), ("sounds vol", "Volume"),
    ])
  func found(query: String, title: String) { #expect(titles(query).contains(title)) }

  @Test(
    "One typing mistake in a word of four letters is accepted",
    arguments: [
      "volme", "vollume", "vokume", "voulme", "colume",
    ])
  func typos(query: String) { #expect(titles(query) == ["Volume"]) }

  @Test(
    "Two mistakes, short words with a mistake and other words find nothing",
    arguments: [
      "vlme", "vok", "zebra", "volume zebra", "", " – ",
    ])
  func notFound(query: String) { #expect(titles(query).isEmpty) }

  @Test(
    "One typing mistake is accepted in every script",
    arguments: [
      ("Громкость", ["громксть", "громкоость", "громкасть", "гормкость", "громкость"]),
      ("Ένταση", ["ενταη", "εντασση", "ενταζη", "ετναση"]),
      ("מוזיקה", ["מוזקה", "מוזייקה", "מוזיטה", "מזויקה"]),
      ("الإشعارات", ["الإشعرات", "الإششعارات", "الإشعابات", "الإشاعرات"]),
    ] as [(String, [String])])
  func scripts(title: String, queries: [String]) {
    let search = PageSearch { WordsPage(title: "x", rows: [title, "Zebra"]) }
    for query in queries {
      #expect(search.results(for: query).map(\.title) == [title], "\(query)")
    }
  }

  @Test(
    "Vowel points, hamzas, and lengthened lines are ignored, and the letters of Turkish have no case",
    arguments: [
      ("مُحَمَّد", "محمد"), ("محمد", "مُحَمَّد"), ("عـــربي", "عربي"), ("עִבְרִית", "עברית"), ("שפה", "שָׂפָה"),
      ("IŞIK", "ışık"), ("ısı", "ISI"), ("Işıklı yazı", "isikli"), ("İzinler", "izin"),
      ("أمن", "امن"), ("آلة", "الة"), ("لؤي", "لوي"), ("بئر", "بير"), ("امن", "أَمْن"),
    ])
  func marks(title: String, query: String) {
    let search = PageSearch { WordsPage(title: "x", rows: [title, "Zebra"]) }
    #expect(search.results(for: query).map(\.title) == [title])
  }

  @Test("A word with hyphens is found by its parts and as one word")
  func compounds() {
    let search = PageSearch {
      WordsPage(title: "x", rows: ["Wi-Fi", "Auto\u{2011}Fill names", "Zebra", "Wi – Fi"])
    }
    for (query, title) in [("wifi", "Wi-Fi"), ("names autof", "Auto\u{2011}Fill names")] {
      #expect(search.results(for: query).map(\.title) == [title])
    }
    #expect(search.results(for: "wi-fi").map(\.title) == ["Wi-Fi", "Wi – Fi"])
  }

  @Test("A mistake in a word of two letters is not accepted, however many bytes they have")
  func shortWords() {
    let search = PageSearch { WordsPage(title: "x", rows: ["до", "когда", "да"]) }
    #expect(search.results(for: "да").map(\.title) == ["да"])
  }

  @Test("A negative limit traps with its value, and a limit of 0 finds nothing")
  func limits() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = PageSearch { WordsPage(title: "Words", rows: ["a"]) }.results(for: "a", limit: -1)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("The limit of results is -1."))
    let search = PageSearch { WordsPage(title: "Words", rows: ["a"]) }
    #expect(search.results(for: "a", limit: 0).isEmpty && search.results(for: "a").count == 1)
  }

  @Test("A result has the path of its row")
  func path() throws {
    let result = try #require(search.results(for: "volume").first)
    #expect(result.pathText == "Start › General › Sounds")
  }

  @Test("Whole words of titles precede beginnings, and those precede help texts")
  func order() {
    let search = PageSearch {
      WordsPage(title: "Sound", rows: ["Soundtrack", "The sound", "Sound"])
    }
    #expect(search.results(for: "sound").map(\.title) == ["Sound", "Soundtrack", "The sound"])
  }

  @Test("All rows of a section, and no others, are found by its header and footer")
  func help() {
    let search = PageSearch {
      WordsPage(
        title: "Start", rows: ["One", "Two"],
        links: [WordsPage(title: "Sounds", rows: ["Volume", "Tone"])])
    }
    #expect(search.results(for: "help sounds").map(\.title) == ["Sounds", "Volume", "Tone"])
    #expect(search.results(for: "help two").map(\.title) == ["Two"])
  }

  @Test(
    "Secrets and search fields are never found, and pages that link to themselves are read once")
  func secrets() {
    let search = PageSearch { SecretPage() }
    #expect(search.rowCount == 2)
    #expect(search.results(for: "password").isEmpty && search.results(for: "swordfish").isEmpty)
    #expect(search.results(for: "filter").isEmpty && search.results(for: "lovelace").isEmpty)
    #expect(search.results(for: "user").count == 1)
  }

  @Test("Links to a page that was read do not count as pages")
  func manyLinks() {
    let search = PageSearch { LinksPage() }
    #expect(search.rowCount == PageSearch.pageLimit + 2)
    #expect(search.results(for: "needle").map(\.pathText) == ["Links › Other"])
  }

  @Test("Synonyms find a row")
  func synonyms() {
    search.synonyms = { $0.texts.contains("Volume") ? ["loudness"] : [] }
    search.invalidate()
    #expect(titles("loud") == ["Volume"])
  }

  @Test("Choosing a result opens its page, scrolls to the row and highlights it")
  func opening() throws {
    let test = PageTest(SearchablePage(search.rootForTests, search: search))
    try test.type("volume", into: .id("search field"))
    #expect(test.rows == [["volume"], ["Volume", "Start › General › Sounds"]])
    try test.tap("Volume")
    #expect(test.title == "Sounds")
    let row = try #require(test.page.row(at: RowIndexPath(section: 0, row: 0)))
    #expect(row.texts == ["Volume"] && !row.style.isEmpty)
    try test.back()
    try test.type("", into: .id("search field"))
    #expect(test.shows("General"))
  }

  @Test("The text of the search field is restored in a later run of the application")
  func restoring() throws {
    let first = PageTest(SearchablePage(search.rootForTests, search: search))
    try first.type("volume", into: .id("search field"))
    let second = PageTest(SearchablePage(search.rootForTests, search: search))
    second.driver.restore(first.driver.restorableValues)
    #expect(second.rows == first.rows && second.rows.count == 2)
    try second.type("", into: .id("search field"))
    #expect(second.shows("General"))
  }

  @Test("A row that a condition hides meanwhile is said to be hidden")
  func hidden() throws {
    let bundle = TestBundle.page(
      TestBundle.toggle("Wi-Fi", key: "wifi"), TestBundle.toggle("Other", key: "o"))
    let pages = SettingsPages(bundle, store: MemoryStore())
    let search = PageSearch { pages.rootPage }
    let test = PageTest(SearchablePage(pages.rootPage, search: search))
    try test.type("wi-fi", into: .id("search field"))
    pages.isHidden = { $0 == "wifi" }
    try test.tap("Wi-Fi")
    #expect(test.toasts == ["Wi-Fi: hidden at present"])
  }

  /// Pages with more rows than are read at a time, the last of which has another row.
  private static func manyPages(_ last: String) -> WordsPage {
    let pages = (0..<20).map { page in
      WordsPage(title: "Page \(page)", rows: (0..<50).map { "Row \($0)" })
    }
    return WordsPage(
      title: "Start", rows: ["Near"], links: pages + [WordsPage(title: "Last", rows: [last])])
  }

  @Test("A search of many pages shows what it has read, and the other results when all are read")
  func parts() async throws {
    let search = PageSearch { Self.manyPages("Needle") }
    let test = PageTest(SearchablePage(Self.manyPages("Needle"), search: search))
    try test.type("ne", into: .id("search field"))
    #expect(test.shows("Near") && !test.shows("Needle"))
    await search.prepare()
    #expect(test.shows("Near") && test.shows("Needle"))
    #expect(search.rowCount == 1_023)
  }

  @Test("A search that begins again uses the pages as they were, until all are read again")
  func readAgain() async throws {
    let settings = LiveSettings(MemoryStore(["last": "Needle"]))
    func start() -> WordsPage { Self.manyPages(settings.value(forKey: "last")?.text ?? "") }
    let search = PageSearch { start() }
    await search.prepare()
    let test = PageTest(SearchablePage(start(), search: search))
    settings.set("Needless", forKey: "last")
    try test.type("needl", into: .id("search field"))
    #expect(test.shows("Needle"))
    await search.prepare()
    #expect(test.shows("Needless") && !test.shows("Needle"))
  }

  @Test("Results that are asked for while pages are read are those of all pages")
  func allAtOnce() async throws {
    let search = PageSearch { Self.manyPages("Needle") }
    async let prepared: Void = search.prepare()
    await Task.yield()
    #expect(search.results(for: "needle").map(\.title) == ["Needle"])
    await prepared
    #expect(search.results(for: "needle").count == 1)
  }

  @Test("Searchable pages have a search field behind each link and at each path")
  func fieldOnEveryPage() throws {
    let pages = SettingsPages(
      TestBundle.page(TestBundle.toggle("Wi-Fi", key: "wifi"), Self.choice), store: MemoryStore())
    pages.isSearchable = true
    let root = try #require(pages.page(atPath: "/"))
    let test = PageTest(root)
    try test.tap("Size")
    #expect(test.title == "Size")
    try test.type("wi-fi", into: .id("search field"))
    #expect(test.shows("Wi-Fi"))
    try test.back()
    #expect(test.page.indexPath(ofRow: ItemID("search field")) != nil)
    for path in ["/", "/Root/-/1"] {
      let page = try #require(pages.page(atPath: path))
      #expect((page as? any LinkedPage)?.path == path)
      #expect(PageTest(page).page.indexPath(ofRow: ItemID("search field")) != nil, "\(path)")
    }
  }

  @Test("A search finds no search field, and reads a page with a field once")
  func fieldIsNotFound() throws {
    let pages = SettingsPages(
      TestBundle.page(TestBundle.toggle("Wi-Fi", key: "wifi"), Self.choice), store: MemoryStore())
    pages.isSearchable = true
    #expect(pages.search.rowCount == 4)
    #expect(pages.search.results(for: "search").isEmpty)
    let result = try #require(pages.search.results(for: "large").first)
    #expect(result.pathText == "Settings › Size")
  }

  @Test("A search finds no row of a loading state")
  func loadStates() {
    let search = PageSearch { StatesPage() }
    #expect(search.results(for: "report").map(\.title) == ["Report"])
    for text in ["fetching", "loading", "try", "connection", "messages"] {
      #expect(search.results(for: text).isEmpty, "\(text)")
    }
    #expect(search.rowCount == 2)
  }

  @Test("A search whose pages were released finds nothing")
  func released() {
    var pages: SettingsPages? = SettingsPages(
      TestBundle.page(TestBundle.toggle("Wi-Fi", key: "wifi")), store: MemoryStore())
    let search = pages?.search
    pages = nil
    #expect(search?.results(for: "wi").count == 0)
  }

  @Test("The page at the address of a result shows the row, or a message that it is hidden")
  func foundPage() throws {
    let pages = SettingsPages(
      TestBundle.page(TestBundle.toggle("Wi-Fi", key: "wifi")), store: MemoryStore())
    let page = try #require(pages.page(atPath: "/"))
    let found = FoundPage(page, row: "0 wifi")
    #expect(found.path == "/?row=0%20wifi")
    let test = PageTest(found)
    found.reveal(with: test.navigator)
    #expect(test.toasts.isEmpty)
    pages.isHidden = { $0 == "wifi" }
    found.reveal(with: test.navigator)
    #expect(test.toasts == ["Settings: hidden at present"])
    let again = try #require(pages.page(atPath: found.path))
    #expect((again as? any LinkedPage)?.path == "/")
    // A page without a path has no address for its rows.
    #expect(FoundPage(SearchablePage(WordsPage(title: "x"), search: search), row: "y").path == "")
  }

  @Test("The page of a result is found by its address, without the row")
  func foundPageByPath() throws {
    let link: SettingsValue = ["Type": "PSChildPaneSpecifier", "Title": "More", "File": "Why? #1"]
    let pages = SettingsPages(
      SettingsBundle(TestBundle.files(["Root": [link], "Why? #1": [Self.choice]])),
      store: MemoryStore())
    for isSearchable in [false, true] {
      pages.isSearchable = isSearchable
      for path in ["/Why%3F%20%231", "/Why%3F%20%231/-/0"] {
        let page = try #require(pages.page(atPath: path))
        let found = FoundPage(page, row: "0 size")
        #expect(found.path == "\(path)?row=0%20size")
        let again = try #require(pages.page(atPath: found.path))
        #expect((again as? any LinkedPage)?.path == path && again.title == page.title)
      }
    }
  }

  private static let choice: SettingsValue = [
    "Type": "PSMultiValueSpecifier", "Title": "Size", "Key": "size", "DefaultValue": 1,
    "Values": [1, 2], "Titles": ["Small", "Large"],
  ]

  @Test("Results are the data of a section, and differ in their place or their texts")
  func data() throws {
    let page = WordsPage(title: "x", rows: ["Needle one", "Needle two"])
    let (search, again) = (PageSearch { page }, PageSearch { page })
    let results = search.results(for: "needle")
    #expect(results.count == 2 && Set(results.map(\.id)).count == 2)
    #expect(results == again.results(for: "needle") && Set(results).count == 2)
    let section = TableSection(results) { Row($0.title) }
    #expect(section.rowCount == 2)
  }

  @Test("A search finds exactly the titles that have the beginning of a word")
  func law() {
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      func word() -> String {
        String((0..<3).map { _ in "abc".randomElement(using: &random) ?? "a" })
      }
      let titles = Set((0..<20).map { _ in "\(word()) \(word())" }).sorted()
      let search = PageSearch { WordsPage(title: "x", rows: titles) }
      let query = String(word().prefix(2))
      let expected = titles.filter { $0.split(separator: " ").contains { $0.hasPrefix(query) } }
      #expect(
        search.results(for: query).map(\.title).sorted() == expected, "seed \(seed), “\(query)”")
    }
  }
}

extension PageSearch {
  fileprivate var rootForTests: any TablePage {
    WordsPage(title: "Start", links: [WordsPage(title: "General")])
  }
}
