// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What a host has to show, worked out without the driver.
extension RandomPage {
  /// What a page that a host was handed says otherwise than this one, or nothing.
  ///
  /// - Parameters:
  ///   - snapshot: The page that a host shows.
  ///   - tone: The number that was added to the value of rows of data.
  /// - Returns: A sentence about the first difference.
  @MainActor
  public func fault(in snapshot: PageSnapshot, tone: Int = 0) -> String? {
    let described = state == .content || state == .more ? sections : []
    let count = described.count + (state == .content ? 0 : 1)
    guard snapshot.sections.count == count else {
      return "there are \(snapshot.sections.count) sections instead of \(count)"
    }
    for (position, section) in described.enumerated() {
      if let fault = section.fault(at: position, of: snapshot, tone: tone) {
        return "section \(position): \(fault)"
      }
    }
    if state != .content {
      let row = snapshot.row(at: RowIndexPath(section: count - 1, row: 0))
      if !state.isShown(by: row) { return "the status row is \(row.map { "\($0)" } ?? "missing")" }
    }
    return nil
  }
}

extension RandomSection {
  @MainActor
  fileprivate func fault(at position: Int, of snapshot: PageSnapshot, tone: Int) -> String? {
    let shown = snapshot.sections[position]
    guard shown.rowCount == shownRowCount else {
      return "there are \(shown.rowCount) rows instead of \(shownRowCount)"
    }
    guard shown.header == (header == 0 ? .none : .title(RandomText[header])),
      shown.footer == (footer == 0 ? .none : .title(RandomText[footer]))
    else { return "the head is \(shown.header) and \(shown.footer)" }
    if let id, shown.id.occurrence == 0, shown.id != ItemID(id) {
      return "the id is \(shown.id) instead of \(id)"
    }
    let isMovable = isReorderable && (state == .content || state == .more) && !rows.isEmpty
    if shown.movableRows.isEmpty == isMovable {
      return "its rows \(isMovable ? "cannot" : "can") be moved"
    }
    if state == .content || state == .more {
      let rowTone = kind == .data || kind == .objects ? tone : 0
      for (index, row) in rows.enumerated() {
        let shown = snapshot.row(at: RowIndexPath(section: position, row: index))
        guard let shown, row.isShown(by: shown, tone: rowTone) else {
          return "row \(index) is \(shown.map { "\($0)" } ?? "missing") instead of \(row)"
        }
      }
    }
    if state != .content {
      let row = snapshot.row(at: RowIndexPath(section: position, row: shownRowCount - 1))
      if !state.isShown(by: row) { return "the status row is \(row.map { "\($0)" } ?? "missing")" }
    }
    return nil
  }
}

extension RandomSection.State {
  fileprivate func isShown(by row: AnyRow?) -> Bool {
    switch (self, (row?.content as? StatusContent)?.kind) {
    case (.loading, .loading), (.empty, .empty), (.failed, .failed), (.more, .more): true
    default: false
    }
  }
}

extension RandomRow {
  fileprivate func isShown(by row: AnyRow, tone: Int) -> Bool {
    guard row.accessory == (look & 1 == 0 ? .none : .disclosure),
      row.actions(at: .trailing).map(\.title) == (look & 4 == 0 ? [] : [RandomText[text]])
    else { return false }
    guard let content = row.standardContent else {
      return row.content as? RandomBadge == RandomBadge(text: text, isTurned: isOn)
        && kind == .custom
    }
    guard content.title == RandomText[text] else { return false }
    return switch (kind, content.control) {
    case (.plain, .none): (content.value ?? "") == RandomText[shownValue(tone: tone)]
    case (.toggle, .toggle(let isOn)): isOn == self.isOn
    case (.button, .button): true
    case (.field, .field(let input)):
      input.text == RandomText[shownValue(tone: tone)] && input.lines == (isOn ? 2 : 1)
    default: false
    }
  }
}
