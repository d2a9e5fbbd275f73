// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseSettings
import RowhouseTesting

/// A user who uses everything on a page and on all pages that it leads to, and records the contents of the pages.
///
/// The program of ``CompiledPages`` contains this file, too, so it imports no test library.
@MainActor
struct PageWalk {
  /// The pages, drawn when they were opened and after the use of each row that changed them.
  private(set) var record: [String] = []
  /// The number of pages that were opened.
  private(set) var pageCount = 0
  private let test: PageTest
  private var seen: Set<String> = []

  /// The texts that are typed into each field; the first three are dates, for values that are no dates.
  private nonisolated static let texts = ["2026-11-22", "19:05", "2026-11-22 19:05", "7", "Ada"]

  /// Walks over a page.
  init(_ page: any TablePage) {
    test = PageTest(page)
    visit()
  }

  /// The record with the values that the store then has.
  func result(_ store: MemoryStore) -> SettingsValue {
    [
      "record": .array(record.map(SettingsValue.string)), "pages": .integer(pageCount),
      "values": .dictionary(store.values),
    ]
  }

  private var drawing: String {
    "\(test.text(PageText.Options(showsHeights: true, showsActions: true)))"
  }

  private mutating func visit() {
    let title = test.titles.joined(separator: " › ")
    let opened = drawing
    record.append("== \(title)\n\(opened)")
    // Pages may lead to each other.
    guard seen.insert(opened).inserted, test.titles.count < 8 else { return }
    pageCount += 1
    let depth = test.titles.count
    var last = opened
    let places = test.page.sections.indices.flatMap { section in
      (0..<test.page.sections[section].rowCount).map { RowIndexPath(section: section, row: $0) }
    }
    for place in places {
      for action in Action.all {
        guard test.page.contains(place), (try? perform(action, at: place)) != nil else { continue }
        if let dialog = test.dialog {
          record.append("-- \(place): \(dialog.title), \(dialog.message)")
          try? test.dismissDialog()
        }
        if test.titles.count > depth { visit() }
        while test.titles.count > depth, (try? test.back()) != nil {}
        // An element of a list, or a quick choice, may leave the page.
        if test.titles.count < depth { return }
      }
      let now = drawing
      if now != last { record.append("-- \(place)\n\(now)") }
      last = now
    }
  }

  private func perform(_ action: Action, at place: RowIndexPath) throws {
    switch action {
    case .toggle: try test.toggle(.at(place))
    case .slide: try test.slide(.at(place), to: 1)
    case .tap: try test.tap(.at(place))
    case .type(let text): try test.type(text, into: .at(place))
    case .chooseDay: try test.set(.at(place), to: CalendarDate(year: 2026, month: 11, day: 22))
    case .chooseTime: try test.set(.at(place), to: ClockTime(hour: 19, minute: 5))
    case .chooseBoth:
      try test.set(
        .at(place),
        to: CalendarDateTime(
          CalendarDate(year: 2026, month: 11, day: 22), ClockTime(hour: 19, minute: 5)))
    case .delete: try test.delete(.at(place))
    }
  }

  /// An action of the user with a row.
  private enum Action {
    case toggle
    case slide
    case tap
    case type(String)
    case chooseDay
    case chooseTime
    case chooseBoth
    case delete

    static let all =
      [.toggle, .slide, .tap] + PageWalk.texts.map(Self.type)
      + [.chooseDay, .chooseTime, .chooseBoth, .delete]
  }
}
