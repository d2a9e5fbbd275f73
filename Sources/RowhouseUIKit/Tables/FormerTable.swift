// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
/// What a table was before it showed a page, to be given back.
@MainActor
struct FormerTable {
  private weak var delegate: (any UITableViewDelegate)?
  private weak var dataSource: (any UITableViewDataSource)?
  private weak var prefetcher: (any UITableViewDataSourcePrefetching)?
  private let refreshControl: UIRefreshControl?
  private let isEditing: Bool
  private let header: UIView?
  private let footer: UIView?
  private let background: UIColor?
  private let separator: UIColor?
  private let tint: UIColor?
  private let topPadding: CGFloat
  /// Light or dark, where the page does not say.
  let interfaceStyle: UIUserInterfaceStyle
  /// The direction, where the page names no language.
  let direction: UISemanticContentAttribute
  private let language: String?

  init(_ table: UITableView) {
    delegate = table.delegate
    dataSource = table.dataSource
    prefetcher = table.prefetchDataSource
    refreshControl = table.refreshControl
    isEditing = table.isEditing
    header = table.tableHeaderView
    footer = table.tableFooterView
    background = table.backgroundColor
    separator = table.separatorColor
    // A colour that is that of the surroundings stays theirs.
    tint = table.tintColor == table.superview?.tintColor ? nil : table.tintColor
    topPadding = table.sectionHeaderTopPadding
    interfaceStyle = table.overrideUserInterfaceStyle
    direction = table.semanticContentAttribute
    language = table.accessibilityLanguage
  }

  func restore(_ table: UITableView) {
    table.delegate = delegate
    table.dataSource = dataSource
    table.prefetchDataSource = prefetcher
    table.refreshControl = refreshControl
    table.isEditing = isEditing
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.backgroundColor = background
    table.separatorColor = separator
    table.tintColor = tint
    table.sectionHeaderTopPadding = topPadding
    table.overrideUserInterfaceStyle = interfaceStyle
    table.semanticContentAttribute = direction
    table.accessibilityLanguage = language
  }
}
#endif
