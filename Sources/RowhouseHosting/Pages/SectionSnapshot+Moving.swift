// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension SectionSnapshot {
  /// The rows as tokens, without creating rows of data sections, in O(*n*).
  @MainActor
  private var tokens: [RowToken] {
    switch rows {
    case .made(let rows): rows.map { .made($0) }
    case .lazy(let rows): Array(RowTokens(rows, leaves: false))
    case .staged(let tokens): tokens
    }
  }

  /// Moves a row to the position to which the user has moved it.
  @MainActor
  fileprivate mutating func moveRow(from source: Int, to target: Int) {
    func moved<Row>(_ rows: [Row]) -> [Row] {
      var rows = rows
      rows.insert(rows.remove(at: source), at: target)
      return rows
    }
    rows =
      switch rows {
      case .made(let rows): .made(moved(rows))
      case .lazy, .staged: .staged(moved(tokens))
      }
  }

  @MainActor
  fileprivate mutating func removeRow(at index: Int) -> RowToken {
    switch rows {
    case .made(var made):
      let row = made.remove(at: index)
      rows = .made(made)
      return .made(row)
    case .lazy, .staged:
      var tokens = tokens
      let token = tokens.remove(at: index)
      rows = .staged(tokens)
      return token
    }
  }

  @MainActor
  fileprivate mutating func insertRow(_ token: RowToken, at index: Int) {
    if case .made(var made) = rows, case .made(let row) = token {
      made.insert(row, at: index)
      rows = .made(made)
    } else {
      var tokens = tokens
      tokens.insert(token, at: index)
      rows = .staged(tokens)
    }
  }

  /// Returns a row of another section with an id that identifies it in this section.
  ///
  /// A place identifies a row only in its section, and both sections may contain the same element. With the same id, the
  /// next update and events of the host would confuse the two rows. Any other id stays as it is, because it identifies the
  /// row in other sections, too.
  @MainActor
  fileprivate func identified(_ token: RowToken) -> RowToken {
    let id = token.rowID
    guard id.isStructural || self.row(withID: id, near: 0) != nil else { return token }
    var row = token.row
    var occurrence = 0
    repeat {
      row.id = id.repeated(occurrence)
      occurrence += 1
    } while self.row(withID: row.id, near: 0) != nil
    return .made(row)
  }

  /// The data rows that were created, each with its position and its datum.
  @MainActor
  var createdDataRows: [(row: Int, source: LazyRows, index: Int)] {
    switch rows {
    case .made: []
    case .lazy(let rows): rows.cachedRows.map { ($0, rows, $0) }
    case .staged(let tokens):
      tokens.enumerated().compactMap { row, token in
        guard case .datum(_, let source, let index) = token, source.existingRow(at: index) != nil
        else { return nil }
        return (row, source, index)
      }
    }
  }
}

extension PageSnapshot {
  /// Moves a row as the user has, in O(*n*) in the number of rows of both sections.
  @MainActor
  mutating func moveRow(from source: RowIndexPath, to target: RowIndexPath) {
    if source.section == target.section {
      sections[source.section].moveRow(from: source.row, to: target.row)
    } else {
      let row = sections[source.section].removeRow(at: source.row)
      let section = sections[target.section]
      sections[target.section].insertRow(section.identified(row), at: target.row)
    }
  }

  /// Returns true if the user can move the row at an index path.
  public func canMove(_ indexPath: RowIndexPath) -> Bool {
    sections.indices.contains(indexPath.section)
      && sections[indexPath.section].movableRows.contains(indexPath.row)
  }

  /// Returns true if a row may move to an index path, unless its section decides otherwise.
  package func canMove(_ source: RowIndexPath, to target: RowIndexPath) -> Bool {
    guard canMove(source), sections.indices.contains(target.section) else { return false }
    let section = sections[target.section]
    if source.section == target.section { return section.movableRows.contains(target.row) }
    return sections[source.section].exchangesRows && section.exchangesRows
      && (0...section.movableRows.upperBound).contains(target.row)
  }

  /// Returns the move of a row between two index paths of the page.
  @MainActor
  func move(of row: ItemID, from source: RowIndexPath, to target: RowIndexPath) -> RowMove {
    RowMove(
      row: row, source: source, sourceSection: sections[source.section].id,
      target: target, targetSection: sections[target.section].id)
  }

  /// Returns the index path nearest to `target` to which a row may move.
  func nearestMoveTarget(from source: RowIndexPath, to target: RowIndexPath) -> RowIndexPath {
    guard canMove(source) else { return source }
    let section =
      sections[source.section].exchangesRows
      ? exchangingSection(for: target, source) : source.section
    let limit = sections[section].movableRows.upperBound - (section == source.section ? 1 : 0)
    if target.section < section { return RowIndexPath(section: section, row: 0) }
    if target.section > section { return RowIndexPath(section: section, row: limit) }
    return RowIndexPath(section: section, row: min(max(0, target.row), limit))
  }

  /// Returns the index paths to which a row may move, in the order in which it reaches them by steps
  /// in one direction.
  func moveTargets(from source: RowIndexPath, isDown: Bool) -> some Sequence<RowIndexPath> {
    let step = isDown ? 1 : -1
    let isExchanged = sections[source.section].exchangesRows
    return stride(from: source.section, to: isDown ? sections.count : -1, by: step).lazy
      .filter { $0 == source.section || isExchanged && sections[$0].exchangesRows }
      .flatMap { section in
        let isOwn = section == source.section
        let last = sections[section].movableRows.upperBound - (isOwn ? 1 : 0)
        let first = isOwn ? source.row + step : isDown ? 0 : last
        return stride(from: first, through: isDown ? last : 0, by: step).lazy
          .map { RowIndexPath(section: section, row: $0) }
      }
  }

  /// Returns the section nearest to a target, on the way from the source, that exchanges rows.
  private func exchangingSection(for target: RowIndexPath, _ source: RowIndexPath) -> Int {
    var section = min(max(0, target.section), sections.count - 1)
    while section != source.section, !sections[section].exchangesRows {
      section += section < source.section ? 1 : -1
    }
    return section
  }
}
