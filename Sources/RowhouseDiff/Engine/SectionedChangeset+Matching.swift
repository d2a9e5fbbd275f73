// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  @inlinable
  init<Section: DiffableSection, Rules: DiffRules, Failure: Error>(
    _ old: some Collection<Section>,
    _ new: some Collection<Section>,
    _ rules: Rules,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) where Rules.Element == Section.Rows.Element {
    let old = old.contiguous()
    let new = new.contiguous()
    let sectionRules = SectionRules<Section>()
    let sectionMatch = try Matcher.match(old, new, sectionRules, IDHasher(), check)
    let sections = Changeset(old, new, sectionMatch, sectionRules)

    // Sharing the storage of each array keeps all rows in reach for the price of a reference.
    let oldRows = ContiguousArray(old.lazy.map { $0.rows.contiguous() })
    let newRows = ContiguousArray(new.lazy.map { $0.rows.contiguous() })
    let hasher = IDHasher<Rules.ID>()
    var page = PageMatch(
      oldRowCounts: oldRows.map { $0.count },
      newRowCounts: newRows.map { $0.count },
      oldSections: sectionMatch.partners(oldCount: old.count, newCount: new.count))
    var needsPool = sections.edits.deletes.count > 0 && sections.edits.inserts.count > 0
    var repeatsInSection = false
    for section in new.indices {
      try check()
      guard let oldSection = page.oldSections[section] else { continue }
      let match = try Matcher.match(oldRows[oldSection], newRows[section], rules, hasher, check)
      if match.cells != nil { needsPool = true }
      if match.hasDuplicates { repeatsInSection = true }
      page.rows[section] = match
    }
    if needsPool {
      page.fillPool()
      try page.pool.pair(rules, hasher, oldRows: oldRows, newRows: newRows, check: check)
    }
    self.init(
      sections: sections,
      rows: page.edits(),
      oldRowCounts: page.oldRowCounts,
      newRowCounts: page.newRowCounts,
      duplicates: Self.duplicates(
        oldRows, newRows, rules, inPage: page.pool.hasDuplicates, inSection: repeatsInSection))
    checkInvariants()
  }

  @inlinable
  static func duplicates<Rules: DiffRules>(
    _ old: ContiguousArray<ContiguousArray<Rules.Element>>,
    _ new: ContiguousArray<ContiguousArray<Rules.Element>>,
    _ rules: Rules,
    inPage: Bool,
    inSection: Bool
  ) -> [DuplicateID<RowPosition>] {
    guard inPage || inSection else { return [] }
    return DuplicateID.all(old, rules, side: .old, acrossSections: inPage)
      + DuplicateID.all(new, rules, side: .new, acrossSections: inPage)
  }
}

extension DuplicateID<RowPosition> {
  @inlinable
  static func all<Rules: DiffRules>(
    _ sections: ContiguousArray<ContiguousArray<Rules.Element>>,
    _ rules: Rules,
    side: Side,
    acrossSections: Bool
  ) -> [Self] {
    var firsts: [Rules.ID: RowPosition] = [:]
    var duplicates: [Self] = []
    for section in sections.indices {
      if !acrossSections { firsts.removeAll(keepingCapacity: true) }
      for row in sections[section].indices {
        let position = RowPosition(section: section, row: row)
        let id = rules.id(of: sections[section][row])
        if let first = firsts[id] {
          duplicates.append(Self(side: side, first: first, repeated: position))
        } else {
          firsts[id] = position
        }
      }
    }
    return duplicates
  }
}
