// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseTestSupport

extension PageDescription {
  /// Returns a page of up to four sections with up to eight rows each.
  static func random(_ random: inout SeededGenerator, repeatsIDs: Bool = false) -> PageDescription {
    var content = PageDescription()
    for id in 0..<Int.random(in: 0...4, using: &random) {
      var section = SectionDescription(id: id)
      section.kind = SectionDescription.Kind.allCases.randomElement(using: &random) ?? .rows
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        section.items.append(.random(&random, besides: repeatsIDs ? [] : section.items))
      }
      content.sections.append(section)
    }
    return content
  }

  /// Changes a few sections and rows.
  mutating func edit(_ random: inout SeededGenerator, repeatsIDs: Bool = false) {
    for _ in 0..<Int.random(in: 0...5, using: &random) { editOnce(&random, repeatsIDs) }
  }

  private mutating func editOnce(_ random: inout SeededGenerator, _ repeatsIDs: Bool) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: title = "Page \(Int.random(in: 0..<4, using: &random))"
    case 1: margin = [nil, 8, 20].randomElement(using: &random) ?? nil
    case 2:
      let used = Set(sections.map(\.id))
      let id = Int.random(in: 0..<9, using: &random)
      guard !used.contains(id) else { return }
      let position = Int.random(in: 0...sections.count, using: &random)
      var section = SectionDescription(id: id)
      section.kind = SectionDescription.Kind.allCases.randomElement(using: &random) ?? .rows
      section.items = [.random(&random, besides: [])]
      sections.insert(section, at: position)
    case 3 where !sections.isEmpty:
      sections.remove(at: Int.random(in: sections.indices, using: &random))
    case 4 where !sections.isEmpty:
      let section = sections.remove(at: Int.random(in: sections.indices, using: &random))
      sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
    case 5 where sections.count > 1:
      moveAcross(&random, repeatsIDs)
    case _ where !sections.isEmpty:
      let position = Int.random(in: sections.indices, using: &random)
      sections[position].edit(&random, repeatsIDs)
    default: break
    }
  }

  private mutating func moveAcross(_ random: inout SeededGenerator, _ repeatsIDs: Bool) {
    let source = Int.random(in: sections.indices, using: &random)
    let target = Int.random(in: sections.indices, using: &random)
    guard let position = sections[source].items.indices.randomElement(using: &random) else {
      return
    }
    let item = sections[source].items.remove(at: position)
    guard repeatsIDs || !sections[target].items.contains(where: { $0.id == item.id }) else {
      return
    }
    let newPlace = Int.random(in: 0...sections[target].items.count, using: &random)
    sections[target].items.insert(item, at: newPlace)
  }
}

extension SectionDescription {
  fileprivate mutating func edit(_ random: inout SeededGenerator, _ repeatsIDs: Bool) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: header = ["", "head", "top"].randomElement(using: &random) ?? ""
    case 1: margin = [nil, 4, 16].randomElement(using: &random) ?? nil
    case 2: hasMore.toggle()
    case 3: kind = Kind.allCases.randomElement(using: &random) ?? .rows
    case 4, 5:
      let position = Int.random(in: 0...items.count, using: &random)
      items.insert(.random(&random, besides: repeatsIDs ? [] : items), at: position)
    case 6 where !items.isEmpty:
      let item = items.remove(at: Int.random(in: items.indices, using: &random))
      guard Bool.random(using: &random) else { return }
      items.insert(item, at: Int.random(in: 0...items.count, using: &random))
    case _ where !items.isEmpty:
      let position = Int.random(in: items.indices, using: &random)
      items[position].text = "text \(Int.random(in: 0..<5, using: &random))"
    default: break
    }
  }
}

extension Item {
  fileprivate static func random(_ random: inout SeededGenerator, besides items: [Item]) -> Item {
    let used = Set(items.map(\.id))
    while true {
      let id = Int.random(in: 0..<24, using: &random)
      if !used.contains(id) { return Item(id, "text \(Int.random(in: 0..<5, using: &random))") }
    }
  }
}
