// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension RandomSection {
  /// The number in ``HandlerLog`` that stands for a move of any row.
  static let movedRow = -2

  /// The number in ``HandlerLog`` that stands for a press of the button in a header.
  static let pressedHeader = -3

  /// Returns the section in an evaluation.
  ///
  /// It is identified by its place unless it has an id.
  @MainActor
  func section(
    tone: @escaping @MainActor () -> Int, in evaluation: RandomEvaluation
  ) -> TableSection {
    var section: TableSection
    switch kind {
    case .listed:
      section = TableSection(rows: rows.map { $0.element(in: evaluation, hasID: true) })
    case .nested: section = nested(evaluation)
    case .data:
      section = TableSection(rows, id: \.number) { row in
        row.element(tone: tone(), in: evaluation, hasID: false)
      }
    case .objects:
      section = TableSection(rows.map(RandomObject.init), id: \.row.number) { object in
        object.row.element(tone: tone(), in: evaluation, hasID: false)
      }
    }
    if let id { section.id = ItemID(id) }
    section.header = header == 0 ? .none : .title(RandomText[header])
    section.footer = footer == 0 ? .none : .title(RandomText[footer])
    if headerButton != 0 {
      section = section.headerButton(
        RandomText[headerButton], action: evaluation.handler(of: Self.pressedHeader))
    }
    setStyle(of: &section)
    let note = evaluation.handler(of: Self.movedRow)
    switch moves {
    case .none: break
    case .within: section = section.onMove { _, _ in note() }
    case .between: section = section.onMoveBetweenSections { _ in note() }
    }
    if state != .content { section.loadState = state.loadState(evaluation) }
    return section
  }

  @MainActor
  private func nested(_ evaluation: RandomEvaluation) -> TableSection {
    TableSection {
      if let first = rows.first { first.element(in: evaluation, hasID: false) }
      for row in rows.dropFirst() {
        if row.isOn {
          row.element(in: evaluation, hasID: false)
        } else if row.hasIDWhereNested {
          row.element(in: evaluation, hasID: true)
        } else {
          row.element(in: evaluation, hasID: false)
        }
      }
    }
  }

  private func setStyle(of section: inout TableSection) {
    switch style {
    case 1: section.style.margin = 20
    case 2: section.style.titleColor = .destructive
    case 3: section.style.rowHeight = .fixed(50)
    case 4: section.style.headerHeight = .fixed(-2)
    default: break
    }
  }
}

extension RandomSection.State {
  /// The number in ``HandlerLog`` of the row that retries loading or loads more.
  static let statusRow = -1

  @MainActor
  func loadState(_ evaluation: RandomEvaluation) -> LoadState {
    let note = evaluation.handler(of: Self.statusRow)
    return switch self {
    case .content: .content
    case .loading: .loading()
    case .empty: .empty("empty")
    case .failed: .failed("failed", retry: note)
    case .more: .more(load: note)
    case .moreFailed: .more(failed: "failed", retry: note)
    }
  }
}

/// A row, as an object that is not equatable.
private final class RandomObject {
  let row: RandomRow

  init(_ row: RandomRow) { self.row = row }
}
