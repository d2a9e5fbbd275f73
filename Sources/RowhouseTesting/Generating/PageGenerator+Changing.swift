// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageGenerator {
  package mutating func change(_ page: inout RandomPage) {
    repeat { edit(&page) } while random.once(in: 2)
  }

  private mutating func edit(_ page: inout RandomPage) {
    switch random.below(40) {
    case 0:
      if random.once(in: 2) { page.title = random.below(4) } else { page.isEditing.toggle() }
    case 1: page.style = random.once(in: 2) ? 0 : random.below(3)
    case 2: page.state = page.state == .content && random.once(in: 4) ? state() : .content
    case 3..<6:
      guard page.sections.count < 2 * sectionLimit else { fallthrough }
      page.sections.insert(section(), at: random.below(page.sections.count + 1))
    case 6..<8:
      guard !page.sections.isEmpty else { return }
      page.sections.remove(at: random.below(page.sections.count))
    case 8..<11:
      guard !page.sections.isEmpty else { return }
      let section = page.sections.remove(at: random.below(page.sections.count))
      page.sections.insert(section, at: random.below(page.sections.count + 1))
    case 11..<16:
      guard !page.sections.isEmpty else { return }
      editHead(of: &page.sections[random.below(page.sections.count)])
    case 16..<21: moveAcross(&page)
    default:
      guard !page.sections.isEmpty else { return }
      editRows(of: &page.sections[random.below(page.sections.count)].rows)
    }
  }

  private mutating func editHead(of section: inout RandomSection) {
    switch random.below(7) {
    case 6: section.moves = randomMoves()
    case 0: section.header = random.once(in: 3) ? 0 : text()
    case 1: section.footer = random.once(in: 2) ? 0 : text()
    case 2, 3: section.style = random.once(in: 2) ? 0 : style()
    case 4: section.state = section.state == .content ? state() : .content
    default:
      if random.once(in: 4) { section.kind = kinds[random.below(kinds.count)] }
    }
  }

  private mutating func moveAcross(_ page: inout RandomPage) {
    guard !page.sections.isEmpty else { return }
    let source = random.below(page.sections.count)
    let target = random.below(page.sections.count)
    guard !page.sections[source].rows.isEmpty else { return }
    let row = page.sections[source].rows.remove(at: random.below(page.sections[source].rows.count))
    page.sections[target].rows.insert(row, at: random.below(page.sections[target].rows.count + 1))
  }

  private mutating func editRows(of rows: inout [RandomRow]) {
    let edit = random.below(10)
    if edit < 3 || rows.isEmpty {
      if rows.count < 3 * rowLimit { rows.insert(row(), at: random.below(rows.count + 1)) }
      return
    }
    let position = random.below(rows.count)
    switch edit {
    case 3, 4: rows.remove(at: position)
    case 5:
      let row = rows.remove(at: position)
      rows.insert(row, at: random.below(rows.count + 1))
    case 6: rows[position].isOn.toggle()
    case 7: rows[position].value = random.below(3)
    case 8:
      rows[position].height = height()
      rows[position].look = random.below(64)
    default: rows[position].text = text()
    }
  }
}
