// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
public import UIKit
#else
public import UIKitDouble
#endif
public import RowhouseModel

/// Headers and footers in views of the application's own.
extension TableSection {
  /// Shows a view of a class of one's own above the rows.
  ///
  /// ```swift
  /// TableSection(rows: feed.rows)
  ///   .header(FeedHeader.self, feed.name) { view, name in view.nameLabel.text = name }
  /// ```
  ///
  /// The class is registered by itself, and its views are used again. The header is as tall as the view's
  /// constraints ask for, or as the style says with a fixed `headerHeight`. Other hosts draw the header
  /// that the section has besides.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - datum: What it shows. It is shown anew when it is no longer equal.
  ///   - show: Has a view show the datum.
  /// - Returns: The changed section.
  public consuming func header<View: UITableViewHeaderFooterView, Datum: Equatable & Sendable>(
    _ type: View.Type, _ datum: Datum, show: @escaping @MainActor (View, Datum) -> Void
  ) -> Self {
    hostEdges = HostEdges(
      header: NativeEdgeView(datum: datum, show: show), footer: hostEdges?.footer)
    return self
  }

  /// Shows a view of a class of one's own below the rows.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - datum: What it shows. It is shown anew when it is no longer equal.
  ///   - show: Has a view show the datum.
  /// - Returns: The changed section.
  public consuming func footer<View: UITableViewHeaderFooterView, Datum: Equatable & Sendable>(
    _ type: View.Type, _ datum: Datum, show: @escaping @MainActor (View, Datum) -> Void
  ) -> Self {
    hostEdges = HostEdges(
      header: hostEdges?.header, footer: NativeEdgeView(datum: datum, show: show))
    return self
  }
}
#endif
