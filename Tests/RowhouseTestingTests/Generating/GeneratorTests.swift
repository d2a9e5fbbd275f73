// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@Suite("Random pages")
@MainActor
struct GeneratorTests {
  @Test("The same seed gives the same numbers, pages and changes", arguments: [1, 20_261_121])
  func determinism(seed: UInt64) {
    var first = PageGenerator(seed: seed)
    var second = PageGenerator(seed: seed)
    var firstPage = first.page()
    var secondPage = second.page()
    for _ in 0..<200 {
      #expect(firstPage == secondPage)
      first.change(&firstPage)
      second.change(&secondPage)
    }
  }

  @Test("Rows of every kind occur, and change")
  func kinds() {
    var generator = PageGenerator(seed: 1)
    var page = generator.page()
    var kinds: Set<RandomRow.Kind> = []
    var texts: Set<Int> = []
    for _ in 0..<300 {
      generator.change(&page)
      for row in page.sections.flatMap(\.rows) {
        kinds.insert(row.kind)
        if row.kind == .control(.field) { texts.insert(row.value) }
      }
    }
    #expect(kinds == Set(RandomRow.Kind.allCases) && texts == [0, 1, 2])
  }

  @Test("Controls of every variant occur")
  func variants() {
    var generator = PageGenerator(seed: 1)
    var (fields, styles): (Set<FieldKind>, Set<PickerStyle>) = ([], [])
    var (dates, fractions): (Set<String>, Set<Double?>) = ([], [])
    for _ in 0..<2_000 {
      let row = generator.row()
      if row.kind == .control(.field) { fields.insert(row.fieldKind) }
      if row.kind == .control(.picker) { styles.insert(row.pickerStyle) }
      let element = row.element(log: HandlerLog())
      if case .progress(let progress)? = element.standardContent?.control {
        fractions.insert(progress.fraction)
      }
      if case .date(let part)? = element.body(style: ResolvedStyle()).controls.first {
        // A day has no colon, and a time no hyphen.
        dates.insert("\(part.date)".filter { "-:".contains($0) })
      }
    }
    #expect(fields == Set(FieldKind.allCases) && styles == Set(PickerStyle.allCases))
    #expect(dates == ["--", ":", "--:"] && fractions == [nil, 0, 0.25, 0.5])
  }

  @Test("A field accepts only the text of its number")
  func fields() throws {
    var page = RandomPage()
    var generator = PageGenerator(seed: 1)
    generator.kinds = [.listed]
    var section = generator.section()
    var row = generator.row()
    (row.kind, row.value, row.isOn) = (.control(.field), 2, false)
    row.number = FieldKind.allCases.count
    (section.state, section.rows) = (.content, [row])
    page.sections = [section]
    let table = StrictTableHost()
    table.driver.sections = page.tableSections(log: HandlerLog())
    table.driver.flush()
    let shown = try #require(table.page)
    #expect(page.fault(in: shown) == nil)
    #expect(shown.row(at: RowIndexPath(section: 0, row: 0))?.texts.last == RandomText[2])
    page.sections[0].rows[0].value = 1
    #expect(page.fault(in: shown) != nil)
    (page.sections[0].rows[0].value, page.sections[0].rows[0].isOn) = (2, true)
    #expect(page.fault(in: shown) != nil)
  }

  @Test("Another seed gives other pages")
  func seeds() {
    let pages = (0..<50).map { seed in
      var generator = PageGenerator(seed: UInt64(seed))
      return generator.page()
    }
    #expect(Set(pages).count > 40)
  }
}
