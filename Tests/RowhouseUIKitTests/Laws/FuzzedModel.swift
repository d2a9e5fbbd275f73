// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Observation
import Rowhouse
import RowhouseTesting
import UIKitDriving

/// The content and the look of a random page.
@Observable @MainActor
final class FuzzedModel {
  var page: RandomPage
  var appearance = PageAppearance.grouped
  var language: String?
  var colorScheme: PageColorScheme?
  var isEditing = false
  var hasHeader = false
  /// Sections in cells of the application's own, below the random ones.
  var mixed: [MixedSection] = []
  /// A number that decides which of the listed rows have height 0; 0 for none.
  var hiding = 0
  @ObservationIgnored private var views: [Int: MixedView] = [:]
  @ObservationIgnored let log = HandlerLog()

  init(_ page: RandomPage) { self.page = page }

  /// Returns the view that a section shows as its header.
  func view(for section: MixedSection) -> MixedView {
    if let view = views[section.number] { return view }
    let view = MixedView(frame: CGRect(x: 0, y: 0, width: 100, height: 33))
    views[section.number] = view
    return view
  }
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
  var sections: [TableSection] {
    var sections = described.sections
    for section in sections.indices where model.hiding > 0 {
      guard case .rows(var rows) = sections[section].content else { continue }
      for row in rows.indices where (row + section * 3) % 5 == model.hiding {
        rows[row].style.rowHeight = .fixed(0)
      }
      sections[section].content = .rows(rows)
    }
    return sections + model.mixed.map { $0.section(model.view(for: $0)) }
  }
}
#endif
