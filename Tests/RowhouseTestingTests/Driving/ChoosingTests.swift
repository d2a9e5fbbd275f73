// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Choosing")
struct ChoosingTests {
  private final class Model {
    var size: String? = "M"
    var told: [String?] = []
  }

  private struct Shirt: TablePage {
    let model: Model
    let style: PickerRowStyle
    var title: String { "Shirt" }
    var sections: [TableSection] {
      TableSection {
        PickerRow(
          "Size", value: model.size, groups: [OptionGroup(["S", "M", "L"])], none: "Any",
          title: { $0 }
        ) { choice in
          model.told.append(choice)
          if choice != "L" { model.size = choice }
        }
        .pickerStyle(style)
      }
    }
  }

  @Test(
    "An option is chosen, the picker shows that of the model, and is drawn",
    arguments: [(PickerRowStyle.menu, "(M ▾)"), (.segmented, "(Any|S|●M|L)"), (.wheel, "(M ↕)")])
  func chooses(style: PickerRowStyle, drawn: String) throws {
    let model = Model()
    let test = PageTest(Shirt(model: model, style: style))
    #expect(test.text.lines.contains { $0.contains(drawn) })
    try test.choose("S", in: "Size")
    #expect(model.size == "S")
    try test.choose(nil, in: "Size")
    #expect(model.size == nil)
    try test.choose("L", in: "Size")
    #expect(model.size == nil && model.told == ["S", nil, "L"])
    try test.choose(nil, in: "Size")
    #expect(model.told.count == 3)
  }

  private struct Sizes: TablePage {
    let model: Model
    var title: String { "Shirt" }
    var sections: [TableSection] {
      TableSection {
        PickerRow(
          "Size", value: model.size ?? "",
          groups: [
            OptionGroup(["S", "M"]), OptionGroup("Women", ["W M", "W L"]),
            OptionGroup("Men", ["M M", "M L"]),
          ],
          title: { String($0.suffix(1)) }
        ) { (size: String) in model.size = size }
      }
    }
  }

  @Test("Of several options with the same title, one is chosen by the title of its group")
  func groups() throws {
    let model = Model()
    model.size = "S"
    let test = PageTest(Sizes(model: model))
    let error = #expect(throws: PageTestError.self) { try test.choose("L", in: "Size") }
    #expect(
      error?.description == """
        The picker “Size”, named main in row 0.0 “Size”, “S” of “Shirt” has 2 options “L”. Name the group of one of \
        them:
          Women › L
          Men › L
        """)
    #expect(model.size == "S")
    try test.choose("L", in: "Size", group: "Men")
    #expect(model.size == "M L")
    try test.choose("M", in: "Size", group: "Women")
    #expect(model.size == "W M")
    // An option outside of groups has no other name.
    try test.choose("M", in: "Size")
    #expect(model.size == "M")
    try test.choose("S", in: "Size")
    #expect(model.size == "S")
    #expect(throws: PageTestError.self) { try test.choose("S", in: "Size", group: "Men") }
    #expect(model.size == "S")
  }

  @Test("An option that the picker does not have is refused")
  func refused() throws {
    let page = DrawnPage("Shirt") {
      TableSection {
        PickerRow("Size", value: "M", options: ["S", "M"], title: { $0 }) { _ in }
      }
    }
    let test = PageTest(page)
    let error = #expect(throws: PageTestError.self) { try test.choose("XL", in: "Size") }
    #expect(
      error?.description == """
        No user can give the picker “Size”, named main in row 0.0 “Size”, “M” of “Shirt” the \
        value “XL”. It takes the options S, M.
        """)
    #expect(throws: PageTestError.self) { try test.choose(nil, in: "Size") }
    #expect(throws: PageTestError.self) { try test.step("Size") }
  }
}
