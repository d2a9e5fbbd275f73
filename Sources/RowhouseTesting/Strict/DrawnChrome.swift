// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// What of a page is neither section nor row, as it was drawn.
struct DrawnChrome {
  private(set) var title: String
  private var header: HeaderFooter
  private var footer: HeaderFooter
  private var appearance: PageAppearance
  private var bar: PageBar
  private var style: StyleOverrides
  private var theme: Theme
  private var isEditing: Bool
  private(set) var isRefreshing: Bool

  init(_ page: PageSnapshot) {
    title = page.title
    header = page.header
    footer = page.footer
    appearance = page.appearance
    bar = page.bar
    style = page.style
    theme = page.theme
    isEditing = page.isEditing
    isRefreshing = page.isRefreshing
  }

  /// Draws what is said to have changed, and nothing else.
  mutating func draw(_ chrome: PageChrome, of page: PageSnapshot) {
    if chrome.contains(.title) { title = page.title }
    if chrome.contains(.header) { header = page.header }
    if chrome.contains(.footer) { footer = page.footer }
    if chrome.contains(.appearance) {
      appearance = page.appearance
      bar = page.bar
    }
    if chrome.contains(.editing) { isEditing = page.isEditing }
    if chrome.contains(.refreshing) { isRefreshing = page.isRefreshing }
    if chrome.contains(.style) {
      style = page.style
      theme = page.theme
    }
  }

  func difference(from page: PageSnapshot) -> String? {
    if title != page.title { return "the title “\(title)” is shown, and it is “\(page.title)”" }
    if header != page.header { return "the header \(header) is shown, and it is \(page.header)" }
    if footer != page.footer { return "the footer \(footer) is shown, and it is \(page.footer)" }
    if appearance != page.appearance {
      return "the sections are set off as \(appearance), and should be as \(page.appearance)"
    }
    if bar != page.bar { return "the bar is shown as \(bar), and should be as \(page.bar)" }
    if style != page.style { return "the page is drawn in a style that it does not have" }
    if theme != page.theme {
      return "the theme “\(theme.name)” is shown, and it is “\(page.theme.name)”"
    }
    if isEditing != page.isEditing {
      return "the page is \(isEditing ? "" : "not ")edited, and should \(isEditing ? "not " : "")be"
    }
    if isRefreshing != page.isRefreshing {
      return "refreshing is shown as \(isRefreshing), and should be as \(page.isRefreshing)"
    }
    return nil
  }
}
