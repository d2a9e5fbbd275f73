// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseModel

extension PageDriver {
  /// Hands the pending page to the host.
  func apply(_ number: Int) {
    if pending?.isComparedTooEarly == true { compareAgain() }
    guard let pending else { return receive(.applied(number)) }
    self.pending = nil
    let old = page
    guard let comparison = pending.comparison, let changes = pending.changes else {
      reloadedIDs = []
      return hand(pending.page, .reload, chrome: .all, number)
    }
    departures = Departures(changes, of: old)
    reportRepeats(changes, old: old, in: pending.page)
    reportUnstableIDs(changes, old: old, new: pending.page)
    var updates: [PositionPair<RowPosition>]?
    if old.hasData || !changes.rows.moves.isEmpty || !reloadedIDs.isEmpty {
      updates = makingRows {
        RowUpdates(changes, old: old, new: pending.page)
          .updates { takeReloadedIDs(in: pending.page) }
      }
    }
    let edited = updates.map { changes.replacingRowUpdates($0) } ?? changes
    let edits = PageEdits(
      changes: edited,
      restyledSections: restyledSections(changes, old: old, new: pending.page),
      plan: Self.plan(comparison, changes: edited, page: pending.page))
    hand(pending.page, .edits(edits), chrome: chromeToTell(pending.page, old), number)
  }

  /// Makes stale rows of data sections anew and hands the host those that look different.
  func refreshRows(_ number: Int) {
    var positions: [RowPosition] = []
    for (section, snapshot) in page.sections.enumerated() {
      guard case .lazy(let rows) = snapshot.rows, rows.hasStaleRows else { continue }
      let different = makingRows { rows.refresh() }
      positions += different.map { RowPosition(section: section, row: $0) }
    }
    lookAgainIfNeeded()
    // The host has the newest page already, and with it the rows.
    if positions.isEmpty { return receive(.applied(number)) }
    let comparison = PageComparison(from: page, to: page, staysHere: true)
    let changes = comparison.changes {}
      .replacingRowUpdates(positions.map { PositionPair(old: $0, new: $0) })
    let edits = PageEdits(
      changes: changes, restyledSections: [],
      plan: Self.plan(comparison, changes: changes, page: page))
    hand(page, .edits(edits), chrome: [], number)
  }

  private func hand(
    _ page: PageSnapshot, _ content: HostUpdate.Content, chrome: PageChrome, _ number: Int
  ) {
    if chrome.contains(.refreshing) { mustTellRefreshing = false }
    let update = HostUpdate(number: number, content: content, page: page, chrome: chrome)
    self.page = page
    guard let host else { return receive(.applied(number)) }
    let handover = Handover()
    do {
      try host.apply(update) { [weak self] in
        if handover.ends() { self?.receive(.applied(number)) }
      }
      if handover.returns() { receive(.applied(number)) }
    } catch {
      handover.fails()
      report(.hostFailed("\(error)"))
      receive(.failed(number))
    }
  }

  private static func plan(
    _ comparison: PageComparison, changes: SectionedChangeset, page: PageSnapshot
  ) -> @MainActor () -> [PageBatch] {
    {
      changes.stages().map { stage in
        var staged = page
        if stage.layout != nil { staged.sections = comparison.sections(after: stage) }
        return PageBatch(stage: stage, page: staged)
      }
    }
  }

  private func restyledSections(
    _ changes: SectionedChangeset, old: PageSnapshot, new: PageSnapshot
  ) -> [Int] {
    changes.sections.updates.filter {
      old.sections[$0.old].style != new.sections[$0.new].style
        || old.sections[$0.old].isReorderable != new.sections[$0.new].isReorderable
    }.map(\.new)
  }

  private func chromeToTell(_ new: PageSnapshot, _ old: PageSnapshot) -> PageChrome {
    new.chrome(comparedTo: old).union(mustTellRefreshing ? .refreshing : [])
  }

  private func takeReloadedIDs(in page: PageSnapshot) -> [RowPosition] {
    guard !reloadedIDs.isEmpty else { return [] }
    defer { reloadedIDs = [] }
    var positions: [RowPosition] = []
    for id in reloadedIDs.sorted(by: { "\($0)" < "\($1)" }) {
      if let section = page.sections.firstIndex(where: { $0.id == id }) {
        positions += page.sections[section].madePositions(inSection: section)
      } else if let indexPath = page.indexPath(ofRow: id) {
        positions.append(RowPosition(section: indexPath.section, row: indexPath.row))
      } else {
        report(.unknownID(id))
      }
    }
    return positions
  }
}

extension SectionSnapshot {
  /// The positions of the rows that a host may hold.
  @MainActor
  func madePositions(inSection section: Int) -> [RowPosition] {
    let rows: [Int] =
      switch rows {
      case .made(let rows): Array(rows.indices)
      case .lazy(let rows): rows.madeRows
      case .staged(let tokens): Array(tokens.indices)
      }
    return rows.map { RowPosition(section: section, row: $0) }
  }
}
