// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// The edits of an update as a message to the client.
///
/// Positions before the update are named by deletes and by the sources of moves, positions after it
/// by everything else. The client gathers the elements that move before it touches anything.
@MainActor
struct PagePatch {
  private let update: HostUpdate
  /// Whether there are rows that are not written, so that positions are not those of elements.
  private let isCut: Bool
  private var renderer: PageRenderer

  init(_ update: HostUpdate, after old: PageSnapshot, context: RenderContext) {
    self.update = update
    isCut = Self.isCut(old) || Self.isCut(update.page)
    renderer = PageRenderer(update.page, context: context)
  }

  private static func isCut(_ page: PageSnapshot) -> Bool {
    page.sections.contains { $0.rowCount > PageRenderer.rowLimit }
  }

  /// The message's members.
  mutating func members() -> [(String, JSON)] {
    guard let edits = update.edits, !isCut, !update.chrome.contains(.style) else {
      return [("html", .markup(renderer.main()))]
    }
    var members: [(String, JSON)] = []
    let moves = placeEdits(edits.changes)
    if !moves.isEmpty { members.append(("edit", .object(moves))) }
    add("ru", rewrittenRows(edits.changes).map { row($0) }, to: &members)
    add("su", heads(edits.changes), to: &members)
    // Rows of a section in another style look different, all of them.
    add(
      "sr", edits.restyledSections.map { .array([.integer($0), .markup(renderer.section($0))]) },
      to: &members)
    if update.chrome.contains(.appearance) {
      members.append(("page", .markup(renderer.emptyMain())))
    }
    return members
  }

  /// What comes, goes and moves.
  private mutating func placeEdits(_ changes: SectionedChangeset) -> [(String, JSON)] {
    var members: [(String, JSON)] = []
    let (sections, rows) = (changes.sections, changes.rows)
    // Rows that move into a new section bring their elements with them.
    let arrivals = Set(rows.moves.map(\.new))
    add("sd", sections.deletes.map { .integer($0) }, to: &members)
    add("sm", sections.moves.map { .array([.integer($0.old), .integer($0.new)]) }, to: &members)
    add(
      "si",
      sections.inserts.map {
        .array([.integer($0), .markup(renderer.section($0, leavingOut: arrivals))])
      }, to: &members)
    add("rd", rows.deletes.map { .array(numbers($0)) }, to: &members)
    add("rm", rows.moves.map { .array(numbers($0.old) + numbers($0.new)) }, to: &members)
    add("ri", rows.inserts.map { row($0) }, to: &members)
    return members
  }

  /// The rows that are written anew: those that look different, and those that have come from
  /// another section, by whose key their buttons call them.
  private func rewrittenRows(_ changes: SectionedChangeset) -> [RowPosition] {
    if changes.rows.moves.isEmpty { return changes.rows.updates.map(\.new) }
    let sources = changes.oldSections
    let updated = changes.rows.updates.map(\.new)
    let known = Set(updated)
    let strangers = changes.rows.moves.filter { sources[$0.new.section] != $0.old.section }
    return updated + strangers.map(\.new).filter { !known.contains($0) }
  }

  /// Headers and footers that are written anew: those of sections, and under -1 those of the page.
  private mutating func heads(_ changes: SectionedChangeset) -> [JSON] {
    var heads: [JSON] = Set(changes.sections.updates.map(\.new)).sorted().map {
      .array([.integer($0), .markup(renderer.header($0)), .markup(renderer.footer($0))])
    }
    if !update.chrome.isDisjoint(with: [.header, .footer]) {
      heads.append(.array([.integer(-1), .markup(renderer.header()), .markup(renderer.footer())]))
    }
    return heads
  }

  private func add(_ name: String, _ values: [JSON], to members: inout [(String, JSON)]) {
    if !values.isEmpty { members.append((name, .array(values))) }
  }

  private func numbers(_ position: RowPosition) -> [JSON] {
    [.integer(position.section), .integer(position.row)]
  }

  private mutating func row(_ position: RowPosition) -> JSON {
    let indexPath = RowIndexPath(section: position.section, row: position.row)
    return .array(numbers(position) + [.markup(renderer.row(indexPath))])
  }
}
