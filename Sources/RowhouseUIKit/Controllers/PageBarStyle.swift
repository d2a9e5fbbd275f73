// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The style of the navigation bar above a page.
@MainActor
struct PageBarStyle {
  private let shown: PageInTable

  init(of shown: PageInTable) { self.shown = shown }

  /// Sets the appearance of the bar to that of the page.
  func apply(to item: UINavigationItem) {
    switch shown.page.bar {
    case .standard:
      shown.table.contentInsetAdjustmentBehavior = .automatic
      item.setAppearance(shown.page.barColors.map { colored($0) })
    case .fadesIn:
      // Extends the first row to the top of the screen, behind the bar.
      shown.table.contentInsetAdjustmentBehavior = .never
      fade(item)
    }
  }

  /// Fades in the bar while the page is scrolled from 50 to 114 points.
  func fade(_ item: UINavigationItem) {
    let page = shown.page
    guard page.bar == .fadesIn else { return }
    let share = min(max(0, (shown.table.contentOffset.y - 50) / 64), 1)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    let ground = page.barColors?.background ?? page.pageStyle.rowBackground
    appearance.backgroundColor = shown.context.color(ground).withAlphaComponent(share)
    let titleColor = page.barColors?.title ?? page.pageStyle.titleColor
    let title = share < 0.5 ? UIColor.white : shown.context.color(titleColor)
    appearance.titleTextAttributes = [.foregroundColor: title]
    item.setAppearance(appearance)
  }

  /// The color of the bar's buttons, or `nil` for the color of the platform.
  var tint: UIColor? { shown.page.barColors.map { shown.context.color($0.tint) } }

  private func colored(_ colors: PageBarColors) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = shown.context.color(colors.background)
    let title: [NSAttributedString.Key: Any] = [
      .foregroundColor: shown.context.color(colors.title)
    ]
    appearance.titleTextAttributes = title
    appearance.largeTitleTextAttributes = title
    return appearance
  }
}

extension UINavigationItem {
  /// Sets the appearance of the bar at all heights and scroll positions.
  ///
  /// If the item had no compact appearance, UIKit would use that of the bar in landscape, if there is one.
  fileprivate func setAppearance(_ appearance: UINavigationBarAppearance?) {
    standardAppearance = appearance
    scrollEdgeAppearance = appearance
    compactAppearance = appearance
    compactScrollEdgeAppearance = appearance
  }
}
#endif
