// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse

/// The appearance of a page.
@Observable @MainActor
final class Looks {
  var appearance = PageAppearance.grouped
  var colorScheme: PageColorScheme?
  var language: String?
  var bar = PageBar.standard
  var rows = ["a", "b"]
}

/// A page with the look of its model.
struct LookingPage: TablePage {
  let model: Looks

  var title: String { "Looks" }
  var appearance: PageAppearance { model.appearance }
  var colorScheme: PageColorScheme? { model.colorScheme }
  var language: String? { model.language }
  var bar: PageBar { model.bar }
  var sections: [TableSection] {
    TableSection(
      "header", footer: "footer", rows: model.rows.map { Row($0, id: $0).value("v").row })
  }
}
#endif
