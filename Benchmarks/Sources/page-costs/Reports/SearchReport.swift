// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation
import Rowhouse
import RowhouseSettings

/// The time from a keystroke in the search field of a page to a host that shows the results.
@MainActor
struct SearchReport {
  /// The time in which a user has to see the results, in microseconds.
  private static let limit = 10_000.0
  private static let bar = Bar(1)

  /// The texts that the user types, letter by letter or with a mistake.
  private static let queries = [
    "k", "ka", "kal", "kalo", "kalom", "kalomi", "v", "vo", "volen du", "klaomi", "a",
    "gra sto len", "zebra",
  ]

  private let pages = WordsPages()

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let texts = pages.texts
    let driver = searchedPage()
    let (first, again) = (Box(driver), Box(driver))
    var contenders = [
      Contender(title: "every text") {
        texts.count {
          $0.range(of: "kalo", options: [.caseInsensitive, .diacriticInsensitive]) != nil
        } + 1
      },
      Contender(title: "reading") { search().rowCount },
      Contender(title: "first") {
        first.driver = page(search())
      } run: {
        type("k", into: first.driver)
      },
      Contender(title: "again") {
        again.driver = searchedPage()
      } run: {
        type("k", into: again.driver)
      },
    ]
    contenders += Self.queries.map { query in
      Contender(title: query) {
        type(String(query.dropLast()) + "\u{20}", into: driver)
      } run: {
        type(query, into: driver)
      }
    }
    let timings = await Contest(contenders: contenders, rounds: 30).run()
    var table = TimeTable("10,000 rows on 100 pages", beside: "every text")
    table.write("“kalo” searched in every text", timings[0])
    // Pages are read in parts, and each keystroke reads one of them.
    table.write("all pages read", timings[1], beside: timings[0])
    let keystrokes = timings.dropFirst(2)
    let titles =
      ["first letter, no page read before", "first letter, pages read before"]
      + Self.queries.map { "“\($0)” typed" }
    for (title, time) in zip(titles, keystrokes) {
      table.write(title, time, beside: timings[0], bar: Self.bar)
    }
    let slowest = keystrokes.map(\.median).max() ?? 0
    MarkdownTable.endParagraph()
    Swift.print(
      String(format: "The slowest keystroke takes %.1f ms, and may take 10 ms.", slowest / 1_000))
    return table.isMet && slowest <= Self.limit
  }

  private func search() -> PageSearch {
    PageSearch { [pages] in WordsPage(pages: pages, number: 0) }
  }

  private func page(_ search: PageSearch) -> PageDriver {
    let driver = PageDriver(host: TakingHost())
    driver.show(SearchablePage(WordsPage(pages: pages, number: 0), search: search))
    return driver
  }

  /// Returns a page whose search has read all pages.
  private func searchedPage() -> PageDriver {
    let search = search()
    precondition(search.rowCount == WordsPages.pageCount * WordsPages.rowsPerPage)
    return page(search)
  }

  /// Types text into the search field, and returns the number of rows that the host then shows.
  @discardableResult
  private func type(_ text: String, into driver: PageDriver) -> Int {
    guard let field = driver.page.reference(at: RowIndexPath(section: 0, row: 0)) else {
      preconditionFailure("The page has no search field")
    }
    driver.send(.change(.main, .text(text)), to: field)
    driver.flush()
    return driver.page.sections.reduce(0) { $0 + $1.rowCount }
  }
}

/// The driver of a round, which its preparation replaces.
@MainActor
private final class Box {
  var driver: PageDriver

  init(_ driver: PageDriver) { self.driver = driver }
}
