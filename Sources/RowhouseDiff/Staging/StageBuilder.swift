// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Builds the pages between the stages, and each stage as edits from one page to the next.
///
/// Every section and row of both pages has a token: its position in the new page, or, if it is
/// deleted, a number after those. A page is a list of tokens. Tokens without an edit are anchors,
/// which are in the same order in both pages. A gap between two anchors contains first the tokens
/// that are still in the old order, then those that are already in the new order.
struct StageBuilder {
  struct Token {
    /// The stage of its edit, or 0 if there is none.
    var stage = 0
    var kind = Kind.anchor
  }

  enum Kind {
    case anchor, delete, insert, move
  }

  struct Page {
    var sections: [Int] = []
    var rows: [[Int]] = []
  }

  let changes: SectionedChangeset
  let plan: StagePlan
  private(set) var sections: [Token]
  private(set) var rows: [Token]
  /// The section tokens of the old page, in order; those of the new page are 0, 1, 2, ….
  private(set) var oldSections: [Int] = []
  private(set) var oldRows: [[Int]] = []
  private let newRowStarts: [Int]
  /// The old section of each section token, or `nil` if it is inserted.
  private(set) var oldSectionOf: [Int?]
  /// The old position of each deleted row, indexed from the first token of a deleted row.
  private(set) var deletedRows: [RowIndexPath] = []

  init(_ changes: SectionedChangeset, _ plan: StagePlan) {
    self.changes = changes
    self.plan = plan
    var start = 0
    newRowStarts = changes.newRowCounts.map { count in
      defer { start += count }
      return start
    }
    oldSectionOf = changes.sections.sources
    sections = Array(repeating: Token(), count: oldSectionOf.count)
    rows = Array(repeating: Token(), count: start)
    placeSections()
    placeRows(changes.rowSources)
  }

  private mutating func placeSections() {
    let tokens = oldSectionOf.inverted(count: changes.oldRowCounts.count)
    oldSections = tokens.enumerated().map { old, token in
      if let token { return token }
      sections.append(Token(stage: plan.stage(ofDeleted: old), kind: .delete))
      oldSectionOf.append(old)
      return sections.count - 1
    }
    for section in changes.sections.inserts {
      sections[section] = Token(stage: plan.stageOfInserted, kind: .insert)
    }
    for move in changes.sections.moves {
      sections[move.new] = Token(stage: plan.stage(ofMoved: move.new), kind: .move)
    }
  }

  private mutating func placeRows(_ sources: [[RowIndexPath?]]) {
    var tokens = changes.oldRowCounts.map { [Int?](repeating: nil, count: $0) }
    for (section, sources) in sources.enumerated() {
      for (row, source) in sources.enumerated() {
        if let source { tokens[source.section][source.row] = newRowStarts[section] + row }
      }
    }
    oldRows = tokens.enumerated().map { section, tokens in
      tokens.enumerated().map { row, token in
        if let token { return token }
        rows.append(Token())
        deletedRows.append(RowIndexPath(section: section, row: row))
        return rows.count - 1
      }
    }
    for position in changes.rows.deletes {
      rows[oldRows[position.section][position.row]] = Token(
        stage: plan.stageOfRow(from: position.section, to: nil), kind: .delete)
    }
    for position in changes.rows.inserts {
      rows[newRowStarts[position.section] + position.row] = Token(
        stage: plan.stageOfRow(from: nil, to: position.section), kind: .insert)
    }
    for move in changes.rows.moves {
      rows[newRowStarts[move.new.section] + move.new.row] = Token(
        stage: plan.stageOfRow(from: move.old.section, to: move.new.section), kind: .move)
    }
  }

  var firstDeletedRow: Int { rows.count - deletedRows.count }

  /// Returns the page after a stage; after stage 0 it is the old page.
  func page(after stage: Int) -> Page {
    var page = Page()
    page.sections = Self.merge(
      oldSections, Array(0..<changes.newRowCounts.count), sections, after: stage)
    page.rows = page.sections.map { token in
      let old = oldSectionOf[token].map { oldRows[$0] }
      let new =
        token < newRowStarts.count
        ? Array(newRowStarts[token]..<newRowStarts[token] + changes.newRowCounts[token]) : nil
      guard let old else { return (new ?? []).filter { Self.isPlaced(rows[$0], after: stage) } }
      guard let new else { return old.filter { Self.isUnplaced(rows[$0], after: stage) } }
      return Self.merge(old, new, rows, after: stage)
    }
    return page
  }

  private static func isUnplaced(_ token: Token, after stage: Int) -> Bool {
    token.kind == .anchor || token.stage > stage
  }

  private static func isPlaced(_ token: Token, after stage: Int) -> Bool {
    token.kind == .anchor || token.stage <= stage
  }

  private static func merge(
    _ old: [Int], _ new: [Int], _ tokens: [Token], after stage: Int
  ) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(max(old.count, new.count))
    var old = old[...]
    var new = new[...]
    while !old.isEmpty || !new.isEmpty {
      while let token = old.first, tokens[token].kind != .anchor {
        if tokens[token].stage > stage { result.append(token) }
        old.removeFirst()
      }
      while let token = new.first, tokens[token].kind != .anchor {
        if tokens[token].stage <= stage { result.append(token) }
        new.removeFirst()
      }
      if let anchor = new.popFirst() {
        old.removeFirst()
        result.append(anchor)
      }
    }
    return result
  }
}
