// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The navigation item above a page, with the appearance that the page determines.
@MainActor
final class PageBarItem {
  private weak var item: UINavigationItem?
  private var former: KeptValues<UINavigationItem>?
  /// The appearance that the application has given the item, or `nil` if the item has that of its bar.
  private var ownAppearance: UINavigationBarAppearance?
  private weak var bar: UINavigationBar?
  /// The last appearance of a bar that fades in, or `nil` if the bar does not fade in.
  private var lastFade: PageBarStyle.Fade?
  /// The table's own adjustment of its insets while the bar fades in, or `nil` if the bar does not fade in.
  private var formerAdjustment: UIScrollView.ContentInsetAdjustmentBehavior?
}

extension PageBarItem {
  /// Sets the appearance of a view controller's item to that of its page, or restores the former
  /// appearance if the page determines none.
  ///
  /// If a container in the stack contains the view controller, the item is that of the container.
  func show(_ shown: PageInTable, around controller: UIViewController) {
    adjustInsets(of: shown)
    let outer = controller.ancestor(below: controller.navigationController)
    let item = outer?.navigationItem
    if item !== self.item { restore() }
    let isPlain = shown.page.bar == .standard && shown.page.barColors == nil
    guard let item, !isPlain || former != nil else { return }
    if former == nil {
      self.item = item
      ownAppearance = item.standardAppearance
      former = KeptValues(
        of: item, \.standardAppearance, \.scrollEdgeAppearance, \.compactAppearance,
        \.compactScrollEdgeAppearance)
    }
    bar = controller.navigationController?.navigationBar
    let style = style(of: shown)
    style.apply(to: item)
    lastFade = style.fade
    if isPlain { restore() }
  }

  private func style(of shown: PageInTable) -> PageBarStyle {
    PageBarStyle(of: shown, over: ownAppearance ?? bar?.standardAppearance)
  }

  /// Extends the first row to the top of the screen, behind a bar that fades in, or restores the table's own adjustment.
  private func adjustInsets(of shown: PageInTable) {
    if shown.page.bar == .fadesIn {
      formerAdjustment = formerAdjustment ?? shown.table.contentInsetAdjustmentBehavior
      shown.table.contentInsetAdjustmentBehavior = .never
    } else if let own = formerAdjustment {
      formerAdjustment = nil
      shown.table.contentInsetAdjustmentBehavior = own
    }
  }

  /// Fades in the bar according to the scroll position of the page.
  func fade(_ shown: PageInTable) {
    let style = style(of: shown)
    guard let item, let fade = style.fade else { return }
    // UIKit updates the bar after each assignment, and most scroll positions have the same appearance.
    if fade != lastFade { style.apply(fade, to: item) }
    lastFade = fade
  }

  /// Restores the former appearance of the item.
  func restore() {
    if let item { former?.set(in: item) }
    item = nil
    former = nil
    ownAppearance = nil
    bar = nil
    lastFade = nil
  }
}
#endif
