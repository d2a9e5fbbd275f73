// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
extension UITableView {
  /// Copies the views and the scrolling settings that the application has set on another table.
  ///
  /// The views of the page are not copied, but drawn again.
  func takeSettings(of old: UITableView) {
    take(\.tableHeaderView, of: old)
    take(\.tableFooterView, of: old)
    take(\.backgroundView, of: old)
    take(\.refreshControl, of: old)
    KeptValues(
      of: old, \.showsVerticalScrollIndicator, \.showsHorizontalScrollIndicator, \.indicatorStyle,
      \.keyboardDismissMode, \.bounces, \.scrollsToTop, \.isScrollEnabled,
      \.contentInsetAdjustmentBehavior
    ).set(in: self)
  }

  private func take<View: UIView>(
    _ property: ReferenceWritableKeyPath<UITableView, View?>, of old: UITableView
  ) {
    let view = old[keyPath: property]
    guard let view, !(view is PageHeaderFooterView), !(view is PageRefreshControl) else { return }
    old[keyPath: property] = nil
    self[keyPath: property] = view
  }
}
#endif
