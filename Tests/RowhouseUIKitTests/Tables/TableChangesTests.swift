// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import Testing
import UIKitDriving

@testable import RowhouseUIKit

/// A cause of changes to a table.
private enum Cause: CaseIterable {
  case title, header, footer, appearance, style, editing, refreshing
  case batch, pageBetween, otherContext
  case changedHeaderFooter, restyledSection, changedRow
}

/// A change to a table.
private enum Work: CaseIterable {
  case setsLooks, setsEquipment, setsPrefetching
  case redrawsHeaderFooters, redrawsPageHeaderAndFooter
  case redrawsChangedRow, redrawsRestyledRow, redrawsOtherRow, redrawsNewCell
  case asksForHeights, asksForHeightsOfUnseenRows
}

@Suite("The changes of a table for an update")
struct TableChangesTests {
  private static let changedRow = RowIndexPath(section: 0, row: 0)
  private static let otherRow = RowIndexPath(section: 0, row: 1)
  private static let restyledRow = RowIndexPath(section: 1, row: 0)

  private func work(for causes: Set<Cause>) -> Set<Work> {
    var chrome: PageChrome = []
    let properties: [(Cause, PageChrome)] = [
      (.title, .title), (.header, .header), (.footer, .footer), (.appearance, .appearance),
      (.style, .style), (.editing, .editing), (.refreshing, .refreshing),
    ]
    for (cause, property) in properties where causes.contains(cause) { chrome.insert(property) }
    let changes = TableChanges(
      isStructural: causes.contains(.batch), hasPageBetween: causes.contains(.pageBetween),
      chrome: chrome, changedSections: causes.contains(.changedHeaderFooter) ? [0] : [],
      restyledSections: causes.contains(.restyledSection) ? [1] : [],
      changedRows: causes.contains(.changedRow) ? [Self.changedRow] : [])
    let redraw = changes.redraw(inOtherContext: causes.contains(.otherContext))
    let facts: [(Work, Bool)] = [
      (.setsLooks, changes.setsLooks), (.setsEquipment, changes.setsEquipment),
      (.setsPrefetching, changes.setsPrefetching), (.redrawsHeaderFooters, redraw.headerFooters),
      (.redrawsPageHeaderAndFooter, redraw.pageHeaderAndFooter),
      (.redrawsChangedRow, redraw.rows.contains(Self.changedRow, isDrawnInUpdate: false)),
      (.redrawsRestyledRow, redraw.rows.contains(Self.restyledRow, isDrawnInUpdate: false)),
      (.redrawsOtherRow, redraw.rows.contains(Self.otherRow, isDrawnInUpdate: false)),
      (.redrawsNewCell, redraw.rows.contains(Self.otherRow, isDrawnInUpdate: true)),
      (.asksForHeights, redraw.resizes(besides: [Self.changedRow])),
      (.asksForHeightsOfUnseenRows, redraw.resizes(besides: [])),
    ]
    return Set(facts.filter(\.1).map(\.0))
  }

  private let drawsAll = Set(Work.allCases).subtracting([
    .setsLooks, .setsEquipment, .setsPrefetching,
  ])

  private func expected(for cause: Cause) -> Set<Work> {
    switch cause {
    case .title: []
    case .header, .footer: [.redrawsPageHeaderAndFooter]
    case .appearance: [.setsLooks]
    case .style: drawsAll.union([.setsLooks])
    case .editing, .refreshing: [.setsEquipment]
    case .batch: [.setsEquipment, .setsPrefetching, .redrawsHeaderFooters]
    case .pageBetween: [.redrawsNewCell]
    case .otherContext: drawsAll
    case .changedHeaderFooter:
      [
        .setsPrefetching, .redrawsHeaderFooters, .asksForHeights, .asksForHeightsOfUnseenRows,
      ]
    case .restyledSection:
      [.redrawsRestyledRow, .redrawsHeaderFooters, .asksForHeights, .asksForHeightsOfUnseenRows]
    case .changedRow: [.redrawsChangedRow, .asksForHeightsOfUnseenRows]
    }
  }

  @Test("Any set of causes leads to the work of each of them and to no other work")
  func union() {
    let causes = Cause.allCases
    for bits in 0..<(1 << causes.count) {
      let set = Set(causes.indices.filter { bits & (1 << $0) != 0 }.map { causes[$0] })
      let expected = set.reduce(into: Set<Work>()) { $0.formUnion(self.expected(for: $1)) }
      let decided = work(for: set)
      #expect(decided == expected, "\(set)")
      if decided != expected { return }
    }
  }

  @Test("No view is drawn again if no row, header or footer changed")
  func nothing() {
    let redraw = TableChanges(
      isStructural: true, hasPageBetween: false, chrome: [.title, .editing],
      changedSections: [],
      restyledSections: [], changedRows: []
    ).redraw(inOtherContext: false)
    #expect(redraw.rows.isEmpty)
    #expect(!redraw.pageHeaderAndFooter)
  }

  /// A row of a section.
  ///
  /// Rows with the same id may have either look.
  private struct SmallRow: Hashable {
    let id: Int
    let look: Int
  }

  private static let smallSections: [[SmallRow]] = {
    let rows = [1, 2].flatMap { id in [0, 1].map { SmallRow(id: id, look: $0) } }
    let pairs = rows.flatMap { first in
      rows.filter { $0.id != first.id }.map { [first, $0] }
    }
    return [[]] + rows.map { [$0] } + pairs
  }()

  @Test("Every row that looks different is drawn again, in all pairs of small pages")
  @MainActor func pairs() {
    for old in Self.smallSections {
      for new in Self.smallSections where old != new {
        let host = RecordingHost()
        let driver = PageDriver(host: host, diagnostics: .silent)
        for rows in [old, new] {
          driver.sections = [
            TableSection(rows: rows.map { Row("look \($0.look)", id: $0.id).row })
          ]
          driver.flush()
        }
        guard let update = host.updates.last, let edits = update.edits else {
          Issue.record("No edits from \(old) to \(new)")
          return
        }
        let changes = TableChanges(
          edits, in: edits.batches.map(\.stage), chrome: update.chrome)
        #expect(changes.isStructural == (old.map(\.id) != new.map(\.id)), "\(old), \(new)")
        let looks = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.look) })
        let rows = changes.redraw(inOtherContext: false).rows
        for (index, row) in new.enumerated() {
          let indexPath = RowIndexPath(section: 0, row: index)
          let differs = looks[row.id].map { $0 != row.look } ?? false
          #expect(rows.contains(indexPath, isDrawnInUpdate: false) == differs, "\(old), \(new)")
        }
      }
    }
  }
}
#endif
