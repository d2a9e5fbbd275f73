// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseTesting

/// The content and the look of a random page.
@Observable @MainActor
final class FuzzedModel {
  var page: RandomPage
  var appearance = PageAppearance.grouped
  var language: String?
  var colorScheme: PageColorScheme?
  var isEditing = false
  var hasHeader = false
  @ObservationIgnored let log = HandlerLog()

  init(_ page: RandomPage) { self.page = page }
}

/// The page of a ``FuzzedModel``.
struct FuzzedPage: TablePage {
  let model: FuzzedModel

  private var described: RandomTablePage {
    RandomTablePage(page: { model.page }, tone: { 0 }, log: model.log)
  }

  var title: String { described.title }
  var style: StyleOverrides { described.style }
  var loadState: LoadState { described.loadState }
  var appearance: PageAppearance { model.appearance }
  var language: String? { model.language }
  var colorScheme: PageColorScheme? { model.colorScheme }
  var isEditing: Bool { model.isEditing }
  var header: HeaderFooter { model.hasHeader ? "header of the page" : .none }
  var sections: [TableSection] { described.sections }
}
#endif
