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
}

extension PageBarItem {
  /// Sets the appearance of a view controller's item to that of its page, or restores the former
  /// appearance if the page determines none.
  ///
  /// If a container in the stack contains the view controller, the item is that of the container.
  func show(_ shown: PageInTable, around controller: UIViewController) {
    let outer = controller.ancestor(below: controller.navigationController)
    let item = outer?.navigationItem
    if item !== self.item { restore() }
    let isPlain = shown.page.bar == .standard && shown.page.barColors == nil
    guard let item, !isPlain || former != nil else { return }
    if former == nil {
      self.item = item
      former = KeptValues(
        of: item, \.standardAppearance, \.scrollEdgeAppearance, \.compactAppearance,
        \.compactScrollEdgeAppearance)
    }
    PageBarStyle(of: shown).apply(to: item)
    if isPlain { restore() }
  }

  /// Fades in the bar according to the scroll position of the page.
  func fade(_ shown: PageInTable) {
    if let item { PageBarStyle(of: shown).fade(item) }
  }

  /// Restores the former appearance of the item.
  func restore() {
    if let item { former?.set(in: item) }
    item = nil
    former = nil
  }
}
#endif
