// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SectionedChangeset {
  @inlinable
  init<Section: DiffableSection, Rules: DiffRules, Failure: Error>(
    _ old: some Collection<Section>, _ new: some Collection<Section>, _ rules: Rules,
    _ check: () throws(Failure) -> Void
  ) throws(Failure) where Rules.Element == Section.Rows.Element {
    let old = old.contiguous()
    let new = new.contiguous()
    let sectionRules = SectionRules<Section>()
    let sectionMatch = try Matcher.match(old, new, sectionRules, IDHasher(), check)
    let sections = Changeset(old, new, sectionMatch, sectionRules)

    var oldRows = PageRows(old)
    var newRows = PageRows(new)
    let hasher = IDHasher<Rules.ID>()
    let oldSections = sectionMatch.partners(oldCount: old.count, newCount: new.count)
    var matches = ContiguousArray<SequenceMatch?>(repeating: nil, count: new.count)
    var needsPool = false
    var opensOld = sections.edits.deletes.count > 0
    var opensNew = sections.edits.inserts.count > 0
    var repeatsInSection = false
    for section in new.indices {
      try check()
      guard let oldSection = oldSections[section] else { continue }
      if new[section].hasSameRows(as: old[oldSection]) {
        oldRows.count(oldSection)
        newRows.count(section)
        matches[section] = .unchanged(
          section, oldCount: oldRows.counts[oldSection], newCount: newRows.counts[section])
        continue
      }
      oldRows.read(oldSection)
      newRows.read(section)
      let match = try Matcher.match(
        oldRows.rows[oldSection], newRows.rows[section], rules, hasher, check)
      if let counts = match.counts {
        needsPool = true
        if counts.deletes > 0 { opensOld = true }
        if counts.inserts > 0 { opensNew = true }
      }
      if match.hasDuplicates { repeatsInSection = true }
      matches[section] = match
    }
    // A row can come from another section only if some section lost a row. Otherwise the rows of
    // deleted and inserted sections are counted, not read.
    let pairsAcross = opensOld && opensNew
    for section in sections.edits.deletes {
      if pairsAcross { oldRows.read(section) } else { oldRows.count(section) }
    }
    for section in sections.edits.inserts {
      if pairsAcross { newRows.read(section) } else { newRows.count(section) }
    }
    var page = PageMatch(
      oldRowCounts: oldRows.counts, newRowCounts: newRows.counts, oldSections: oldSections,
      rows: matches)
    if needsPool || pairsAcross {
      page.fillPool()
      try page.pool.pair(
        PageRowRules<Section, Rules>(rules), oldRows: oldRows.rows, newRows: newRows.rows,
        check: check)
    }
    self.init(
      sections: sections,
      rows: page.edits(),
      oldRowCounts: page.oldRowCounts,
      newRowCounts: page.newRowCounts,
      duplicates: Self.duplicates(
        &oldRows, &newRows, rules, inPage: page.pool.hasDuplicates, inSection: repeatsInSection))
    checkInvariants()
  }

  @inlinable
  static func duplicates<Section: DiffableSection, Rules: DiffRules>(
    _ old: inout PageRows<Section>, _ new: inout PageRows<Section>, _ rules: Rules,
    inPage: Bool, inSection: Bool
  ) -> [DuplicateID<RowIndexPath>] where Rules.Element == Section.Rows.Element {
    guard inPage || inSection else { return [] }
    old.readRest()
    new.readRest()
    func isUniqueInPage(_ row: Rules.Element) -> Bool {
      inPage && Section.isIdentifiedInPage(row)
    }
    return DuplicateID.all(old.rows, rules, side: .old, isUniqueInPage: isUniqueInPage)
      + DuplicateID.all(new.rows, rules, side: .new, isUniqueInPage: isUniqueInPage)
  }
}

extension DuplicateID<RowIndexPath> {
  @inlinable
  static func all<Rules: DiffRules>(
    _ sections: ContiguousArray<ContiguousArray<Rules.Element>>, _ rules: Rules, side: Side,
    isUniqueInPage: (Rules.Element) -> Bool
  ) -> [Self] {
    var firstsInPage: [Rules.ID: RowIndexPath] = [:]
    var duplicates: [Self] = []
    for section in sections.indices {
      var firstsInSection: [Rules.ID: RowIndexPath] = [:]
      for row in sections[section].indices {
        let element = sections[section][row]
        let position = RowIndexPath(section: section, row: row)
        let isInPage = isUniqueInPage(element)
        let id = rules.id(of: element)
        if let first = isInPage ? firstsInPage[id] : firstsInSection[id] {
          duplicates.append(Self(side: side, first: first, repeated: position))
        } else if isInPage {
          firstsInPage[id] = position
        } else {
          firstsInSection[id] = position
        }
      }
    }
    return duplicates
  }
}
