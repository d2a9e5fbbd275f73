// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The navigation bar above a page.
@MainActor
struct PageBarStyle {
  private let shown: PageInTable

  init(of shown: PageInTable) { self.shown = shown }

  /// Gives the bar the appearance that the page asks for.
  func apply(to item: UINavigationItem) {
    switch shown.page.bar {
    case .standard:
      shown.table.contentInsetAdjustmentBehavior = .automatic
      item.standardAppearance = nil
      item.scrollEdgeAppearance = nil
    case .fadesIn:
      // The first row reaches up to the top, behind the bar.
      shown.table.contentInsetAdjustmentBehavior = .never
      fade(item)
    }
  }

  /// Fades the bar in while the page is scrolled from 50 to 114 points.
  func fade(_ item: UINavigationItem) {
    let page = shown.page
    guard page.bar == .fadesIn else { return }
    let share = min(max(0, (shown.table.contentOffset.y - 50) / 64), 1)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    let ground = shown.context.color(page.pageStyle.rowBackground)
    appearance.backgroundColor = ground.withAlphaComponent(share)
    let title = share < 0.5 ? UIColor.white : shown.context.color(page.pageStyle.titleColor)
    appearance.titleTextAttributes = [.foregroundColor: title]
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
  }
}
#endif
