// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The item of the navigation bar above a page, which has the appearance that the page determines.
@MainActor
final class PageBarItem {
  private weak var item: UINavigationItem?
  private var former: KeptValues<UINavigationItem>?
}

extension PageBarItem {
  /// Sets the appearance of the item for a view controller to that of its page, or restores the
  /// former one if the page determines none.
  ///
  /// In a container, this is the item of the container that is in the stack.
  func show(_ shown: PageInTable, around controller: UIViewController) {
    let outer = controller.ancestor(below: controller.navigationController)
    let item = outer?.navigationItem
    if item !== self.item { restore() }
    let isPlain = shown.page.bar == .standard && shown.page.barColors == nil
    guard let item, !isPlain || former != nil else { return }
    if former == nil {
      self.item = item
      former = KeptValues(of: item, \.standardAppearance, \.scrollEdgeAppearance)
    }
    PageBarStyle(of: shown).apply(to: item)
    if isPlain { restore() }
  }

  /// Fades the bar in as far as the page is scrolled.
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
