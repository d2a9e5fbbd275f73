// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// What one evaluation of a page gave, before anything in it was put right.
@MainActor
struct PageDraft {
  let title: String
  let appearance: PageAppearance
  let bar: PageBar
  let header: HeaderFooter
  let footer: HeaderFooter
  let style: StyleOverrides
  let theme: Theme?
  let colorScheme: PageColorScheme?
  let language: String?
  let deselectsAfterTap: Bool
  let isEditing: Bool
  let stickyHeaders: Bool
  let isRefreshable: Bool
  let tellsScrolling: Bool
  let state: LoadState
  let sections: [TableSection]

  init(_ page: some TablePage) {
    title = page.title
    appearance = page.appearance
    bar = page.bar
    header = page.header
    footer = page.footer
    style = page.style
    theme = page.theme
    colorScheme = page.colorScheme
    language = page.language
    deselectsAfterTap = page.deselectsAfterTap
    isEditing = page.isEditing
    stickyHeaders = page.stickyHeaders
    isRefreshable = (page as? any RefreshablePage)?.isRefreshable ?? false
    tellsScrolling = page is any ScrollingPage || (page as? PushedPage)?.onScroll != nil
    state = page.loadState
    // A page that is not there need not describe its sections.
    sections =
      switch state.kind {
      case .content, .more: page.sections
      case .loading, .empty, .failed: []
      }
  }
}
