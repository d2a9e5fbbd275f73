// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Places in a builder")
struct CodePlaceTests {
  private enum Plan {
    case free
    case trial(days: Int)
    case paid
  }

  @Test("A row that appears or disappears under an if keeps the ids of the rows after it")
  func ifAlone() {
    func section(isManager: Bool) -> TableSection {
      TableSection {
        Row("first")
        if isManager {
          Row("staff")
          Row("more staff")
        }
        Row("last")
      }
    }
    let (with, without) = (section(isManager: true), section(isManager: false))
    #expect(with.titles == ["first", "staff", "more staff", "last"])
    #expect(without.titles == ["first", "last"])
    #expect(without.ids == [with.ids[0], with.ids[3]])
    #expect(Set(with.ids).count == 4)
  }

  @Test("The two branches of an if are different places")
  func ifElse() {
    func section(_ isOn: Bool) -> TableSection {
      TableSection {
        if isOn { Row("on") } else { Row("off") }
        Row("last")
      }
    }
    #expect(section(true).ids[0] != section(false).ids[0])
    #expect(section(true).ids[1] == section(false).ids[1])
  }

  @Test("Each case of a switch has its own place")
  func switchCases() {
    func section(_ plan: Plan) -> TableSection {
      TableSection {
        switch plan {
        case .free: Row("free")
        case .trial(let days):
          Row("trial")
          Row("\(days) days")
        case .paid: CustomRow(Profile(name: "paid"))
        }
        Row("last")
      }
    }
    let sections = [section(.free), section(.trial(days: 3)), section(.paid)]
    #expect(Set(sections.flatMap { $0.ids.dropLast() }).count == 4)
    #expect(Set(sections.map(\.ids.last)).count == 1)
    #expect(section(.trial(days: 3)).ids == section(.trial(days: 4)).ids)
  }

  @Test("Nested ifs, else-ifs and if-lets have different places")
  func nested() {
    func section(_ outer: Bool, _ inner: Bool, _ name: String?) -> TableSection {
      TableSection {
        if outer {
          if inner { Row("both") }
          Row("outer")
        } else if inner {
          Row("inner")
        }
        if let name { Row(name) }
        Row("last")
      }
    }
    let all = section(true, true, "name")
    #expect(Set(all.ids).count == 4)
    let outer = section(true, false, nil)
    #expect(outer.id(of: "outer") == all.id(of: "outer"))
    #expect(outer.id(of: "last") == all.id(of: "last"))
    let inner = section(false, true, "other name")
    #expect(inner.id(of: "inner").map(all.ids.contains) == false)
    #expect(inner.id(of: "other name") == all.id(of: "name"))
    #expect(section(false, false, nil).ids == [all.id(of: "last")])
  }

  @Test("The rows of a loop have an id for each iteration, and those after it keep their ids")
  func loops() {
    func section(_ count: Int) -> TableSection {
      TableSection {
        for round in 0..<count {
          Row("\(round)a")
          if round.isMultiple(of: 2) { Row("\(round)b") }
        }
        Row("last")
      }
    }
    let (short, long) = (section(3), section(5))
    #expect(short.titles == ["0a", "0b", "1a", "2a", "2b", "last"])
    #expect(Set(long.ids).count == long.rowCount)
    #expect(Array(short.ids.dropLast()) == Array(long.ids.prefix(5)))
    #expect(short.ids.last == long.ids.last)
  }

  @Test("The content of a row does not change its place")
  func content() {
    func section(_ text: String) -> TableSection {
      TableSection {
        Row(text).value(text).onSelect {}
        ToggleRow(text, isOn: text.isEmpty) { _ in }
        CustomRow(Profile(name: text)).accessory(.detail)
      }
    }
    #expect(section("").ids == section("other").ids)
    #expect(section("").rows != section("other").rows)
  }

  @Test("A place is the same in each run of a program")
  func stable() {
    let ids = TableSection {
      Row("first")
      if Bool(true) { Row("second") }
      for _ in 0..<1 { Row("third") }
    }.ids
    // Recorded in a run on 21 November 2026. The hash has no seed, so every run returns them.
    let expected = ["place 2hemfghpz1fy0", "place 4ikze06w8lcm", "place xs8le8dlv3o3"]
    #expect(ids.map(\.description) == expected)
  }

  @Test("All rows of long loops have different ids")
  func exact() {
    let count = 10_000
    let flat = TableSection { for round in 0..<count { Row("\(round)") } }
    #expect(Set(flat.ids).count == count)
    let nested = TableSection {
      for outer in 0..<100 {
        for inner in 0..<50 {
          Row("\(outer) \(inner)")
          if Bool(true) { Row("\(outer) \(inner)") } else { Row("never") }
        }
      }
    }
    #expect(Set(nested.ids).count == count)
    #expect(Set(TableSection(rows: PlainRows.make(count)).ids).count == count)
    #expect(Set(TableSection { PlainRows.make(count) }.ids).count == count)
  }
}
