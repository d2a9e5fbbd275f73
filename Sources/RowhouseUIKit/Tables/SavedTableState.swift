// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The state of a table before it showed a page, which is restored afterward.
@MainActor
struct SavedTableState {
  private weak var delegate: (any UITableViewDelegate)?
  private weak var dataSource: (any UITableViewDataSource)?
  private weak var prefetcher: (any UITableViewDataSourcePrefetching)?
  private let values: KeptValues<UITableView>
  /// The interface style, for pages without a color scheme.
  let interfaceStyle: UIUserInterfaceStyle
  /// The direction, for pages without a language.
  let direction: UISemanticContentAttribute

  init(_ table: UITableView) {
    delegate = table.delegate
    dataSource = table.dataSource
    prefetcher = table.prefetchDataSource
    values = KeptValues(
      of: table, \.refreshControl, \.isEditing, \.tableHeaderView, \.tableFooterView,
      \.backgroundColor, \.separatorColor, \.sectionHeaderTopPadding,
      \.contentInsetAdjustmentBehavior, \.overrideUserInterfaceStyle, \.semanticContentAttribute,
      \.accessibilityLanguage)
    interfaceStyle = table.overrideUserInterfaceStyle
    direction = table.semanticContentAttribute
  }

  func restore(_ table: UITableView) {
    table.delegate = delegate
    table.dataSource = dataSource
    table.prefetchDataSource = prefetcher
    values.set(in: table)
  }
}
#endif
