// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The result of one evaluation of a page, before invalid values are corrected.
@MainActor
struct EvaluatedPage {
  let properties: PageProperties
  let state: LoadState
  let sections: [TableSection]

  init(_ page: some TablePage) {
    properties = PageProperties(page)
    state = page.loadState
    // The sections of a page without content are not evaluated.
    sections =
      switch state.kind {
      case .content, .more, .moreFailed: page.sections
      case .loading, .empty, .emptyView, .failed: []
      }
  }
}
