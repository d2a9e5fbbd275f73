// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The style of the navigation bar above a page.
@MainActor
struct PageBarStyle {
  private let shown: PageInTable
  /// The application's appearance of the bar, or `nil` for that of UIKit.
  private let own: UINavigationBarAppearance?

  init(of shown: PageInTable, over own: UINavigationBarAppearance? = nil) {
    self.shown = shown
    self.own = own
  }

  /// Sets the appearance of the bar to that of the page.
  func apply(to item: UINavigationItem) {
    switch shown.page.bar {
    case .standard: item.setAppearance(shown.page.barColors.map { colored($0) })
    case .fadesIn: if let fade { apply(fade, to: item) }
    }
  }

  /// Sets the appearance of the bar to that at a scroll position.
  func apply(_ fade: Fade, to item: UINavigationItem) {
    let appearance = copyOfOwn()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = fade.background.withAlphaComponent(fade.share)
    appearance.titleTextAttributes[.foregroundColor] = fade.title
    item.setAppearance(appearance)
  }

  /// The bar at the current scroll position, or `nil` if it does not fade in.
  ///
  /// It fades in while the page is scrolled from 50 to 114 points.
  var fade: Fade? {
    let page = shown.page
    guard page.bar == .fadesIn else { return nil }
    let share = min(max(0, (shown.table.contentOffset.y - 50) / 64), 1)
    let ground = page.barColors?.background ?? page.pageStyle.rowBackground
    let title = page.barColors?.title ?? page.pageStyle.titleColor
    return Fade(
      share: share, background: shown.context.color(ground),
      title: share < 0.5 ? .white : shown.context.color(title))
  }

  /// The properties of a bar that fades in.
  struct Fade: Equatable {
    /// The opacity of the background, from 0 to 1.
    let share: CGFloat
    let background: UIColor
    let title: UIColor
  }

  /// The color of the bar's buttons, or `nil` for the color of the platform.
  var tint: UIColor? { shown.page.barColors.map { shown.context.color($0.tint) } }

  private func colored(_ colors: PageBarColors) -> UINavigationBarAppearance {
    let appearance = copyOfOwn()
    let (color, image) = (appearance.shadowColor, appearance.shadowImage)
    // An image of the application would cover the color, and an effect would be seen through it.
    appearance.configureWithOpaqueBackground()
    (appearance.shadowColor, appearance.shadowImage) = (color, image)
    appearance.backgroundColor = shown.context.color(colors.background)
    let title = shown.context.color(colors.title)
    appearance.titleTextAttributes[.foregroundColor] = title
    appearance.largeTitleTextAttributes[.foregroundColor] = title
    return appearance
  }

  /// Returns an appearance with the fonts and the back indicator of the application.
  ///
  /// The appearance of an item replaces that of its bar.
  private func copyOfOwn() -> UINavigationBarAppearance {
    own?.copy() as? UINavigationBarAppearance ?? UINavigationBarAppearance()
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
