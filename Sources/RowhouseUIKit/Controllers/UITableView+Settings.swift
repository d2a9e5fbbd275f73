// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
extension UITableView {
  /// Copies the views and the settings that the application has set on another table, except those that the host
  /// changes, such as the ways to select rows.
  ///
  /// The views of the page are not copied, but drawn again.
  func takeSettings(of old: UITableView) {
    take(\.tableHeaderView, of: old)
    take(\.tableFooterView, of: old)
    take(\.backgroundView, of: old)
    take(\.refreshControl, of: old)
    KeptValues(
      of: old, \.showsVerticalScrollIndicator, \.showsHorizontalScrollIndicator, \.indicatorStyle,
      \.keyboardDismissMode, \.bounces, \.alwaysBounceVertical, \.scrollsToTop, \.isScrollEnabled,
      \.decelerationRate, \.delaysContentTouches, \.contentInsetAdjustmentBehavior
    ).set(in: self)
    KeptValues(
      of: old, \.cellLayoutMarginsFollowReadableWidth, \.insetsContentViewsToSafeArea,
      \.sectionIndexColor, \.isPrefetchingEnabled, \.dragInteractionEnabled, \.allowsFocus,
      \.remembersLastFocusedIndexPath, \.selectionFollowsFocus, \.accessibilityIdentifier
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
