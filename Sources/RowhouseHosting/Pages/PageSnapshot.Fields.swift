// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PageSnapshot {
  /// What of a page is neither section nor row.
  final class Fields: Sendable {
    let name: String
    let title: String
    let appearance: PageAppearance
    let bar: PageBar
    let header: HeaderFooter
    let footer: HeaderFooter
    let theme: Theme
    let style: StyleOverrides
    let colorScheme: PageColorScheme?
    let language: String?
    let deselectsAfterTap: Bool
    let isEditing: Bool
    let stickyHeaders: Bool
    let isRefreshable: Bool
    let isRefreshing: Bool
    let tellsScrolling: Bool

    init(
      name: String,
      title: String,
      appearance: PageAppearance,
      bar: PageBar,
      header: HeaderFooter,
      footer: HeaderFooter,
      theme: Theme,
      style: StyleOverrides,
      colorScheme: PageColorScheme?,
      language: String?,
      deselectsAfterTap: Bool,
      isEditing: Bool,
      stickyHeaders: Bool,
      isRefreshable: Bool,
      isRefreshing: Bool,
      tellsScrolling: Bool
    ) {
      self.name = name
      self.title = title
      self.appearance = appearance
      self.bar = bar
      self.header = header
      self.footer = footer
      self.theme = theme
      self.style = style
      self.colorScheme = colorScheme
      self.language = language
      self.deselectsAfterTap = deselectsAfterTap
      self.isEditing = isEditing
      self.stickyHeaders = stickyHeaders
      self.isRefreshable = isRefreshable
      self.isRefreshing = isRefreshing
      self.tellsScrolling = tellsScrolling
    }
  }
}
