// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows of a form that is checking their values")
struct CheckingTests {
  private struct Order: Equatable {
    var name = ""
    var size = "S"
    var extras: Set<String> = []
    var stars = 0
  }

  private let form = FormModel(Order(), clock: HandFormClock()) {
    FormRule(\Order.name, "Taken", after: 1) { _ in true }
    FormRule(\Order.size, "Sold out", after: 1) { _ in true }
    FormRule(\Order.extras, "Sold out", after: 1) { _ in true }
    FormRule(\Order.stars, "Not allowed", after: 1) { _ in true }
  }

  @Test("Rows of a form also show the help texts of the page")
  func help() {
    let test = PageTest(
      DrawnPage("Order") {
        TableSection {
          FieldRow("Name", form, \.name).help("3 to 20 letters")
          FieldRow("Name again", form, \.name).help(nil)
          ChoiceRows(form, \.size, options: ["S", "M"]) { $0 }.help("Sizes of shirts")
          CheckRows(form, \.extras, options: ["Bag", "Card"]) { $0 }.help("For free")
          Row("Stars").help("After the delivery").showing(\.stars, of: form)
        }
      })
    #expect(test.rows[0] == ["Name", "3 to 20 letters"])
    form[\.name] = "ada"
    form[\.size] = "M"
    form[\.extras] = ["Bag"]
    form[\.stars] = 1
    let checking = FormTexts().checking
    #expect(
      test.rows == [
        ["Name", "ada", checking, "3 to 20 letters"], ["Name again", "ada", checking],
        ["S"], ["M", checking, "Sizes of shirts"], ["Bag"], ["Card", checking, "For free"],
        ["Stars", checking, "After the delivery"],
      ])
    let row = test.page.row(at: RowIndexPath(section: 0, row: 0))
    #expect(row?.state.notes.map(\.kind) == [.progress, .help])
  }
}
