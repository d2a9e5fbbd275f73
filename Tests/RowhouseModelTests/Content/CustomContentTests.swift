// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

/// A kind of row that an application defines.
@Suite("Custom content")
@MainActor
struct CustomContentTests {
  @Test("Custom content is combined with other rows, compared and drawn")
  func section() {
    func section(_ names: [String], followed: Set<String>) -> TableSection {
      TableSection {
        Row("first")
        for name in names {
          CustomRow(Profile(name: name, isFollowed: followed.contains(name)))
            .id(name)
            .accessory(.disclosure)
        }
      }
    }
    let old = section(["Ada", "Grace"], followed: [])
    let new = section(["Ada", "Grace"], followed: ["Grace"])
    #expect(old.ids.suffix(2) == ["Ada", "Grace"])
    #expect(old.rows[1] == new.rows[1])
    #expect(old.rows[2] != new.rows[2])
    #expect(new.rows[2].outline == "[[<avatar> {'Grace' / 'followed'} ... on] >]")
    #expect(old.rows[2].outline == "[[<avatar> {'Grace'} ... off] >]")
  }

  @Test("Custom content is drawn in the style of the row, with a margin before the accessory")
  func style() {
    var style = ResolvedStyle()
    style.margin = 7
    style.titleFont = .system(size: 30)
    let content = Profile(name: "Ada")
    #expect(CustomRow(content).body(style: style) == content.body(style: style))
    #expect(
      CustomRow(content).accessory(.detail).body(style: style)
        == .horizontal(
          StackPart(
            [content.body(style: style), .accessory(.detail)], spacing: 7, alignment: .center)))
    #expect(content.body(style: style).textParts.map(\.font) == [.system(size: 30)])
  }

  @Test("Controls of custom content are found by name")
  func controls() {
    var used: [String] = []
    let row = CustomRow(Profile(name: "Ada")).onControlChange { used.append("\($0) \($1)") }.row
    for case .toggle(let toggle) in row.body(style: ResolvedStyle()).controls {
      row.handlers[.change]?(toggle.control, .isOn(!toggle.isOn))
    }
    #expect(used == ["follow isOn(true)"])
  }

  @Test("Custom content can be stored as its protocol")
  func existential() {
    let contents: [any RowContent] = [Profile(name: "Ada"), StandardContent("title")]
    let rows = contents.map { CustomRow($0).row }
    #expect(rows.map(\.texts) == [["Ada"], ["title"]])
    #expect(rows[1].standardContent == StandardContent("title"))
  }
}
