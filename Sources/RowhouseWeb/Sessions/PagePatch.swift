// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// The edits of an update, or of a window that was moved, as a message to the client.
///
/// Positions before the update are named by deletes and by the sources of moves, positions after it
/// by everything else; those of rows count the rows that the browser holds. The client gathers the
/// elements that move before it touches anything.
@MainActor
struct PagePatch {
  /// What changed; nothing if the page was only scrolled.
  private let update: HostUpdate?
  private let edits: HeldEdits
  /// The rows that the browser held before.
  private let old: PageWindows
  private var renderer: PageRenderer

  /// - Parameters:
  ///   - update: What changed; nothing if the page was only scrolled.
  ///   - edits: What happens to the rows that the browser holds.
  ///   - old: The rows that it held before.
  ///   - renderer: Writes the new page.
  init(
    _ update: HostUpdate?, _ edits: HeldEdits, from old: PageWindows, renderer: PageRenderer
  ) {
    self.update = update
    self.edits = edits
    self.old = old
    self.renderer = renderer
  }

  /// What changes the look of all rows.
  private static let restyling: PageChrome = [.style, .editing]

  /// The message's members.
  mutating func members() -> [(String, JSON)] {
    if let update, update.edits == nil || !update.chrome.isDisjoint(with: Self.restyling) {
      return [("html", .markup(renderer.main()))]
    }
    let changes = update?.edits?.changes
    var members: [(String, JSON)] = []
    let moves = placeEdits(changes)
    if !moves.isEmpty { members.append(("edit", .object(moves))) }
    add("win", movedWindows(changes).map { section($0) }, to: &members)
    if let changes {
      add("ru", rewrittenRows(changes).map { row($0) }, to: &members)
      add("su", heads(changes), to: &members)
    }
    // Rows of a section in another style look different, all of them.
    add(
      "sr",
      (update?.edits?.restyledSections ?? []).map {
        .array([.integer($0), .markup(renderer.section($0))])
      }, to: &members)
    if let update, update.chrome.contains(.appearance) {
      members.append(("page", .markup(renderer.emptyMain())))
    }
    return members
  }

  /// What comes, goes and moves.
  private mutating func placeEdits(_ changes: SectionedChangeset?) -> [(String, JSON)] {
    var members: [(String, JSON)] = []
    if let sections = changes?.sections {
      // Rows that move into a new section bring their elements with them.
      let arrivals = Set(sections.inserts.isEmpty ? [] : edits.moving.map(\.new))
      add("sd", sections.deletes.map { .integer($0) }, to: &members)
      add("sm", sections.moves.map { .array([.integer($0.old), .integer($0.new)]) }, to: &members)
      add(
        "si",
        sections.inserts.map {
          .array([.integer($0), .markup(renderer.section($0, leavingOut: arrivals))])
        }, to: &members)
    }
    add("rd", edits.leaving.map { .array(numbers($0.old, in: old)) }, to: &members)
    add(
      "rm",
      edits.moving.map {
        .array(numbers($0.old, in: old) + numbers($0.new, in: renderer.windows))
      }, to: &members)
    add("ri", edits.coming.map { row($0) }, to: &members)
    return members
  }

  /// The sections, by new position, that were there before and of which the browser holds others of
  /// more rows than it holds.
  private func movedWindows(_ changes: SectionedChangeset?) -> [Int] {
    let new = renderer.windows
    guard old.hasWindow || new.hasWindow else { return [] }
    let sources = changes?.oldSections ?? Array(old.sections.indices)
    return new.sections.indices.filter { section in
      guard let source = sources[section] else { return false }
      let (before, after) = (old.sections[source], new.sections[section])
      return before != after && (before.isWindow || after.isWindow)
    }
  }

  /// The rows that are written anew: those that look different, and those that have come from
  /// another section, by whose key their buttons call them.
  private func rewrittenRows(_ changes: SectionedChangeset) -> [RowPosition] {
    if edits.moving.isEmpty { return changes.rows.updates.map(\.new).filter { edits.isKept($0) } }
    let sources = changes.oldSections
    let updated = changes.rows.updates.map(\.new)
    let known = Set(updated)
    let strangers = edits.moving.filter { sources[$0.new.section] != $0.old.section }
    return (updated + strangers.map(\.new).filter { !known.contains($0) })
      .filter { edits.isKept($0) }
  }

  /// Headers and footers that are written anew: those of sections, and under -1 those of the page.
  private mutating func heads(_ changes: SectionedChangeset) -> [JSON] {
    var heads: [JSON] = Set(changes.sections.updates.map(\.new)).sorted().map {
      .array([.integer($0), .markup(renderer.header($0)), .markup(renderer.footer($0))])
    }
    if let update, !update.chrome.isDisjoint(with: [.header, .footer]) {
      heads.append(.array([.integer(-1), .markup(renderer.header()), .markup(renderer.footer())]))
    }
    return heads
  }

  private func add(_ name: String, _ values: [JSON], to members: inout [(String, JSON)]) {
    if !values.isEmpty { members.append((name, .array(values))) }
  }

  private func numbers(_ row: RowPosition, in windows: PageWindows) -> [JSON] {
    let place = windows.place(of: row)
    return [.integer(place.section), .integer(place.row)]
  }

  private mutating func section(_ index: Int) -> JSON {
    .array([.integer(index), .markup(renderer.emptySection(index))])
  }

  private mutating func row(_ position: RowPosition) -> JSON {
    let indexPath = RowIndexPath(section: position.section, row: position.row)
    return .array(numbers(position, in: renderer.windows) + [.markup(renderer.row(indexPath))])
  }
}
