// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A page of the gallery with a row that shows its code, and one that leads to all pages if the page is the first.
struct PageWithCode: GalleryPage, WrapperPage, LinkedPage {
  let page: any NamedPage
  /// True if no other page is below the page.
  let isFirst: Bool

  var wrappedPage: any TablePage { page }
  var gallery: GalleryState { page.gallery }
  var path: String { page.path }
  // Every page of the gallery and every wrapper has these properties.
  var theme: Theme? { page.theme }
  var colorScheme: PageColorScheme? { page.colorScheme }
  var language: String? { page.language }

  var sections: [TableSection] {
    page.sections
    TableSection {
      if isFirst, page.name != .start {
        LinkRow(say(.allPages)) { PageName.start.page(gallery: gallery) }.id("start")
      }
      LinkRow(say(.showTheCode)) { CodePage(of: page.name, gallery: gallery) }
        .id("code")
    }
    .id("code")
  }
}
