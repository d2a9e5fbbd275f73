// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff
import RowhouseHosting
import RowhouseModel

extension PageSnapshot {
  /// Returns true if a section has several rows and all of them are radio buttons.
  ///
  /// The list of the rows is then a group, so that assistive technologies count them. Rows of data sections and large
  /// sections are not read, because most of them may not exist yet. A single radio button belongs to those of another
  /// section.
  @MainActor
  func isRadioGroup(section: Int) -> Bool {
    let count = sections[section].rowCount
    guard 2...RowSlice.limit ~= count, !sections[section].hasData else { return false }
    return (0..<count).allSatisfy { index in
      guard let row = row(at: RowIndexPath(section: section, row: index)) else { return false }
      return row.isRadioButton
    }
  }

  /// Returns the name of a radio group: the title of the page if the section has no header, or otherwise an empty
  /// string.
  ///
  /// A group must have a name, unlike a list.
  func groupName(section: Int) -> String {
    if case .none = sections[section].header { self.title } else { "" }
  }
}

extension AnyRow {
  /// True if the user can choose only one row among others.
  ///
  /// A row that can be selected together with others is a checkbox.
  var isRadioButton: Bool {
    guard isSelected == nil, case .radio = role else { return false }
    return true
  }
}

extension ScreenChange {
  /// The new positions of sections whose lists become radio groups, whose radio groups become lists, or whose radio
  /// groups have a different name.
  @MainActor
  var regroupedSections: [Int] {
    guard let oldPage, let changes = update?.edits?.changes else { return [] }
    let rows = changes.rows
    let isRenamed = page.title != oldPage.title
    if rows.isEmpty, changes.sections.updates.isEmpty, !isRenamed { return [] }
    var isTouched = [Bool](repeating: isRenamed, count: page.sections.count)
    for pair in changes.sections.updates { isTouched[pair.new] = true }
    for row in rows.inserts { isTouched[row.section] = true }
    for pair in rows.updates { isTouched[pair.new.section] = true }
    for pair in rows.moves { isTouched[pair.new.section] = true }
    let targets = changes.newSections
    for old in rows.deletes + rows.moves.map(\.old) {
      if let section = targets[old.section] { isTouched[section] = true }
    }
    let sources = changes.oldSections
    return isTouched.indices.filter { section in
      guard isTouched[section], let source = sources[section] else { return false }
      let isGroup = page.isRadioGroup(section: section)
      if isGroup != oldPage.isRadioGroup(section: source) { return true }
      return isGroup && page.groupName(section: section) != oldPage.groupName(section: source)
    }
  }
}
