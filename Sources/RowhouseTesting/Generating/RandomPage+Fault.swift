// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

/// The expected page, computed without the driver.
extension RandomPage {
  /// Returns a sentence that describes the first difference from the page of a host, or `nil`.
  ///
  /// `tone` is the number that was added to the values of data rows.
  @MainActor
  package func fault(in snapshot: PageSnapshot, tone: Int = 0) -> String? {
    let described = state.showsRows ? sections : []
    let count = described.count + (state == .content ? 0 : 1)
    guard snapshot.sections.count == count else {
      return "there are \(snapshot.sections.count) sections instead of \(count)"
    }
    for (position, section) in described.enumerated() {
      if let fault = section.fault(at: position, of: snapshot, tone: tone) {
        return "section \(position): \(fault)"
      }
    }
    return state.fault(of: snapshot.row(at: RowIndexPath(section: count - 1, row: 0)))
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
    let button =
      headerButton == 0 || RandomText[headerButton].isEmpty ? nil : RandomText[headerButton]
    guard shown.headerButton == button else {
      return "the button of the header is \(shown.headerButton ?? "missing")"
    }
    if let id, shown.id.occurrence == 0, shown.id != ItemID(id) {
      return "the id is \(shown.id) instead of \(id)"
    }
    let isMovable = moves != .none && state.showsRows && !rows.isEmpty
    if shown.movableRows.isEmpty == isMovable {
      return "its rows \(isMovable ? "cannot" : "can") be moved"
    }
    if state.showsRows {
      let rowTone = kind == .data || kind == .objects ? tone : 0
      for (index, row) in rows.enumerated() {
        let shown = snapshot.row(at: RowIndexPath(section: position, row: index))
        guard let shown, row.isShown(by: shown, tone: rowTone) else {
          return "row \(index) is \(shown.map { "\($0)" } ?? "missing") instead of \(row)"
        }
      }
    }
    let last = RowIndexPath(section: position, row: shownRowCount - 1)
    return state.fault(of: snapshot.row(at: last))
  }
}

extension RandomSection.State {
  /// Returns the fault of the row that replaces missing rows, or `nil` if there is none.
  fileprivate func fault(of row: AnyRow?) -> String? {
    switch (self, (row?.content as? StatusContent)?.kind) {
    case (.content, _), (.loading, .loading), (.empty, .empty), (.failed, .failed), (.more, .more),
      (.moreFailed, .moreFailed):
      nil
    case (.loading, _), (.empty, _), (.failed, _), (.more, _), (.moreFailed, _):
      "the status row is \(row.map { "\($0)" } ?? "missing")"
    }
  }
}

extension RandomRow {
  fileprivate func isShown(by row: AnyRow, tone: Int) -> Bool {
    guard row.accessory == accessory, row.role == role, row.state == state,
      row.actions(in: .trailing).map(\.title) == (look & 4 == 0 ? [] : [RandomText[text]])
    else { return false }
    let value = shownValue(tone: tone)
    if case .control(let kind) = kind { return kind.shows(self, value: value, in: row.content) }
    guard let content = row.standardContent, content.title == RandomText[text] else { return false }
    switch kind {
    case .button: return content.control == .button(.normal)
    case .progress, .gauge:
      guard case .progress(let progress) = content.control else { return false }
      return progress.fraction == fraction(tone: tone) && progress.isLevel == (kind == .gauge)
    case .radio, .check, .expander: return content.control == .none
    case .plain, .control:
      return content.control == .none && (content.value ?? "") == RandomText[value]
    }
  }
}
