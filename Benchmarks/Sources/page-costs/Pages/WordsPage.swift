// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// Pages of settings with generated words, of which the first one leads to all others.
@MainActor
final class WordsPages {
  static let pageCount = 100
  static let rowsPerPage = 100

  /// The texts of rows by page and row.
  let rows: [[WordsRow]]
  /// The headers and footers of sections, by page and section.
  let edges: [[(header: String, footer: String)]]

  init() {
    var generator = WordGenerator()
    rows = (0..<Self.pageCount).map { _ in
      (0..<Self.rowsPerPage).map { _ in
        WordsRow(
          title: generator.words(2), subtitle: generator.words(5), value: generator.words(1))
      }
    }
    edges = (0..<Self.pageCount).map { _ in
      (0..<Self.rowsPerPage / WordsPage.rowsPerSection).map { _ in
        (generator.words(2), generator.words(12))
      }
    }
  }

  /// The texts of all rows, one each.
  var texts: [String] {
    rows.flatMap { $0 }.map { "\($0.title) \($0.subtitle) \($0.value)" }
  }
}

/// The texts of a row.
struct WordsRow {
  let title: String
  let subtitle: String
  let value: String
}

/// A page with ten sections of ten rows.
struct WordsPage: LinkedPage {
  static let rowsPerSection = 10
  let pages: WordsPages
  let number: Int

  var path: String { "/\(number)" }
  var title: String { "Page \(number)" }

  var sections: [TableSection] {
    for (section, edges) in pages.edges[number].enumerated() {
      TableSection(edges.header, footer: edges.footer) {
        for position in 0..<Self.rowsPerSection {
          row(section * Self.rowsPerSection + position)
        }
      }
    }
  }

  private func row(_ position: Int) -> AnyRow {
    let row = pages.rows[number][position]
    if number == 0, position > 0 {
      return LinkRow(row.title, subtitle: row.subtitle) {
        WordsPage(pages: pages, number: position)
      }.value(row.value).row
    }
    return ToggleRow(row.title, subtitle: row.subtitle, isOn: false) { _ in }.value(row.value).row
  }
}

/// Words of syllables, the same in each run.
private struct WordGenerator {
  private var state: UInt64 = 1
  private let known: [String]

  init() {
    let syllables = "ka lo mi te ru sa ne vo pi du gra sto len bar fil".split(separator: " ")
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    known = (0..<3_000).map { _ in
      (0..<(2 + next(3))).map { _ in String(syllables[next(syllables.count)]) }.joined()
    }
  }

  mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return known[Int((state >> 33) % UInt64(known.count))]
    }.joined(separator: " ")
  }
}
