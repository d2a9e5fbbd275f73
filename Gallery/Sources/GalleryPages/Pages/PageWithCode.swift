// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page of the gallery with a row that shows its code.
struct PageWithCode: GalleryPage, LinkedPage, RefreshablePage {
  let page: any NamedPage

  private var name: PageName { page.name }
  var gallery: GalleryState { page.gallery }
  var path: String { page.path }
  var title: String { page.title }
  var appearance: PageAppearance { page.appearance }
  var bar: PageBar { page.bar }
  var barColors: PageBarColors? { page.barColors }
  var header: HeaderFooter { page.header }
  var footer: HeaderFooter { page.footer }
  var loadState: LoadState { page.loadState }
  var style: StyleOverrides { page.style }
  var deselectsAfterTap: Bool { page.deselectsAfterTap }
  var isEditing: Bool { page.isEditing }
  var stickyHeaders: Bool { page.stickyHeaders }
  var selectsRows: Bool { page.selectsRows }
  var isRefreshable: Bool { (page as? any RefreshablePage)?.isRefreshable ?? false }

  var sections: [TableSection] {
    page.sections
    TableSection {
      LinkRow(say(.showTheCode)) { CodePage(of: name, gallery: gallery) }
        .id("code")
    }
    .id("code")
  }

  func refresh() async { await (page as? any RefreshablePage)?.refresh() }

  func didSelect(_ selection: RowSelection) { page.didSelect(selection) }
}
