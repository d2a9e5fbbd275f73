// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

/// Which rows the browser holds, and which of them it is to bring into view.
extension WebSession {
  /// Has the browser hold other rows of a section of the page on top.
  ///
  /// What was asked for before the window was moved for another reason is not wanted any more.
  func show(_ wanted: WantedRows, of key: String) {
    guard let section = top.section(key), let held = top.windows?.sections[section],
      wanted.start == nil || wanted.start == held.range.lowerBound
    else { return }
    let shown = ShownRows(
      total: held.total, first: wanted.first, count: wanted.count, pin: wanted.pin)
    let members = show(shown, inSection: section)
    if !members.isEmpty { tell(members) }
  }

  /// Remembers where the page on top wants to scroll to: a row that was just added is not there yet.
  func reveal(_ target: ScrollTarget) {
    wantedScroll = (target, top)
    Task { [weak self] in self?.carryOutScroll() }
  }

  /// Scrolls to where the page on top wants to, once it shows what has changed.
  func carryOutScroll() {
    guard let (target, screen) = wantedScroll else { return }
    screen.driver?.flush()
    wantedScroll = nil
    guard screen === top, let indexPath = screen.page?.indexPath(of: target),
      let shown = screen.windows?.sections[indexPath.section]
    else { return }
    var members: [(String, JSON)] = []
    // What stands at the edge of a window has too little around it to fill a screen.
    if shown.isWindow { members = show(shown.around(indexPath.row), inSection: indexPath.section) }
    guard let windows = screen.windows else { return }
    let place = windows.place(of: RowPosition(section: indexPath.section, row: indexPath.row))
    members.append(("to", .array([.integer(place.section), .integer(place.row)])))
    tell(members)
  }

  /// - Returns: The members of a message that tells of other rows; none if they are held already.
  private func show(_ shown: ShownRows, inSection section: Int) -> [(String, JSON)] {
    guard let (edits, old) = top.show(shown, inSection: section), let page = top.page,
      let windows = top.windows
    else { return [] }
    let renderer = PageRenderer(page, windows, context: context)
    var patch = PagePatch(nil, edits, from: old, renderer: renderer)
    return patch.members()
  }
}
