// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

extension MarkupEdits {
  /// Creates the edits for a change of a screen that does not replace the whole page.
  @MainActor
  init(_ change: ScreenChange, renderer: inout PageRenderer) {
    let changes = change.update?.edits?.changes
    edit = Edit(change, renderer: &renderer)
    slices = change.sectionsWithOtherAttributes.map { section in
      let markup = renderer.captured {
        $0.markup.element("section", $0.sectionAttributes(section)) { _ in }
      }
      return SectionMarkup(section: section, markup: markup)
    }
    if change.chrome.contains(.appearance) {
      attributes = renderer.captured { $0.markup.element("main", $0.pageAttributes()) { _ in } }
    }
    if let changes {
      updatedRows = change.rewrittenRows(changes).map { RowMarkup($0, &renderer) }
      updatedHeaders = Set(changes.sections.updates.map(\.new)).sorted().map {
        HeaderMarkup($0, &renderer)
      }
    }
    updatedRows += change.redrawn.map { RowMarkup($0, &renderer) }
    if !change.chrome.isDisjoint(with: [.header, .footer]) {
      updatedPageHeader = HeaderMarkup(
        section: nil, header: renderer.captured { $0.writeHeader() },
        footer: renderer.captured { $0.writeFooter() })
    }
    let restyled = change.update?.edits?.restyledSections ?? []
    let regrouped = change.regroupedSections.filter { !restyled.contains($0) }
    updatedSections = (restyled + regrouped).map { section in
      SectionMarkup(section: section, markup: renderer.captured { $0.write(section: section) })
    }
    scrollTo = change.scrollTo.map {
      ScrollGoal(row: change.newSlices.position(of: $0.row), place: $0.place)
    }
  }
}

extension MarkupEdits.Edit {
  @MainActor
  fileprivate init(_ change: ScreenChange, renderer: inout PageRenderer) {
    let edits = change.edits
    if let sections = change.update?.edits?.changes.sections {
      // The client moves the elements of rows that move into a new section.
      let arrivals = Set(sections.inserts.isEmpty ? [] : edits.moving.map(\.new))
      deletedSections = sections.deletes
      movedSections = sections.moves
      insertedSections = sections.inserts.map { section in
        MarkupEdits.SectionMarkup(
          section: section,
          markup: renderer.captured { $0.write(section: section, leavingOut: arrivals) })
      }
    }
    deletedRows = edits.disappearing.map { change.oldSlices.position(of: $0.old) }
    movedRows = edits.moving.map {
      PositionPair(
        old: change.oldSlices.position(of: $0.old), new: change.newSlices.position(of: $0.new))
    }
    insertedRows = edits.appearing.map { MarkupEdits.RowMarkup($0, &renderer) }
  }
}

extension MarkupEdits.RowMarkup {
  @MainActor
  fileprivate init(_ row: RowIndexPath, _ renderer: inout PageRenderer) {
    self.init(
      position: renderer.slices.position(of: row), markup: renderer.captured { $0.write(row: row) })
  }
}

extension MarkupEdits.HeaderMarkup {
  @MainActor
  fileprivate init(_ section: Int, _ renderer: inout PageRenderer) {
    self.init(
      section: section, header: renderer.captured { $0.writeHeader(of: section) },
      footer: renderer.captured { $0.writeFooter(of: section) })
  }
}

extension ScreenChange {
  /// The new positions of sections whose slices have changed, or whose rows the client begins or ceases to report.
  fileprivate var sectionsWithOtherAttributes: [Int] {
    let hasSlices = oldSlices.hasPartialSection || newSlices.hasPartialSection
    let changes = update?.edits?.changes
    guard hasSlices || changes?.sections.updates.isEmpty == false else { return [] }
    let sources = changes?.oldSections ?? Array(oldSlices.sections.indices)
    return newSlices.sections.indices.filter { section in
      guard let source = sources[section] else { return false }
      let (before, after) = (oldSlices.sections[source], newSlices.sections[section])
      if before != after, before.isPartial || after.isPartial { return true }
      let old = (oldPage ?? page).sections[source]
      return page.sections[section].isPrefetched != old.isPrefetched
    }
  }

  /// The rows that look different, or that have moved to another section, whose key their buttons
  /// contain.
  fileprivate func rewrittenRows(_ changes: SectionedChangeset) -> [RowIndexPath] {
    let updated = changes.rows.updates.map(\.new)
    if edits.moving.isEmpty { return updated.filter { edits.isKept($0) } }
    let sources = changes.oldSections
    let known = Set(updated)
    let arrivals = edits.moving.filter { sources[$0.new.section] != $0.old.section }
    return (updated + arrivals.map(\.new).filter { !known.contains($0) })
      .filter { edits.isKept($0) }
  }
}
