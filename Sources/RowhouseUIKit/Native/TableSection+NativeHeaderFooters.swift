// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseModel

extension TableSection {
  /// Shows a view of a custom class above the rows.
  ///
  /// ```swift
  /// TableSection(rows: feed.rows)
  ///   .header(FeedHeader.self, feed.name) { view, name in view.nameLabel.text = name }
  /// ```
  ///
  /// The class is registered automatically, and its views are reused. The constraints of the view determine the height,
  /// unless the style has a fixed `headerHeight`. Other hosts draw the section's regular header.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - datum: The content. If it changes, `show` is called again.
  ///   - show: Shows the datum in a view.
  /// - Returns: The changed section.
  public consuming func header<View: UITableViewHeaderFooterView, Datum: Equatable & Sendable>(
    _ type: View.Type, _ datum: Datum, show: @escaping @MainActor (View, Datum) -> Void
  ) -> Self {
    header(headerFooter: NativeHeaderFooterView(datum: datum, show: show))
  }

  /// Shows a view of a custom class below the rows, as `header` does above them.
  ///
  /// - Parameters:
  ///   - type: The class of the view.
  ///   - datum: The content. If it changes, `show` is called again.
  ///   - show: Shows the datum in a view.
  /// - Returns: The changed section.
  public consuming func footer<View: UITableViewHeaderFooterView, Datum: Equatable & Sendable>(
    _ type: View.Type, _ datum: Datum, show: @escaping @MainActor (View, Datum) -> Void
  ) -> Self {
    footer(headerFooter: NativeHeaderFooterView(datum: datum, show: show))
  }

  /// Shows a view above the rows.
  ///
  /// The header has the current height of the view's frame, unless the style has a fixed `headerHeight`. The view is
  /// resized to the width of the table. A view can be in only one header at a time.
  ///
  /// - Parameter view: The view.
  /// - Returns: The changed section.
  @MainActor
  public consuming func header(_ view: UIView) -> Self {
    header(headerFooter: HostedHeaderFooter(view))
  }

  /// Shows a view below the rows, as `header` does above them.
  ///
  /// - Parameter view: The view.
  /// - Returns: The changed section.
  @MainActor
  public consuming func footer(_ view: UIView) -> Self {
    footer(headerFooter: HostedHeaderFooter(view))
  }

  /// Shows a view above the rows, and creates it with a closure.
  ///
  /// ```swift
  /// TableSection(rows: feed.rows)
  ///   .header(of: feed.name) { name in FeedBanner(name: name) }
  /// ```
  ///
  /// The closure is called when the table first needs the header or its height. The view is kept as long as the section
  /// is on the page and the datum is equal. For a different datum, the closure creates another view. The header has the
  /// height of the view's frame, unless the style has a fixed `headerHeight`. The view is resized to the width of the
  /// table.
  ///
  /// - Parameters:
  ///   - datum: The content. If it changes, `view` is called again.
  ///   - view: Creates the view.
  /// - Returns: The changed section.
  public consuming func header<Datum: Equatable & Sendable>(
    of datum: Datum, view: @escaping @MainActor (Datum) -> UIView
  ) -> Self {
    header(headerFooter: BuiltHeaderFooter(datum: datum, view: view))
  }

  /// Shows a view above the rows, and creates it only once, when the table first needs it.
  ///
  /// - Parameter view: Creates the view.
  /// - Returns: The changed section.
  public consuming func header(view: @escaping @MainActor () -> UIView) -> Self {
    header(of: NoDatum()) { _ in view() }
  }

  /// Shows a view below the rows, and creates it with a closure, as `header` does above them.
  ///
  /// - Parameters:
  ///   - datum: The content. If it changes, `view` is called again.
  ///   - view: Creates the view.
  /// - Returns: The changed section.
  public consuming func footer<Datum: Equatable & Sendable>(
    of datum: Datum, view: @escaping @MainActor (Datum) -> UIView
  ) -> Self {
    footer(headerFooter: BuiltHeaderFooter(datum: datum, view: view))
  }

  /// Shows a view below the rows, and creates it only once, as `header` does above them.
  ///
  /// - Parameter view: Creates the view.
  /// - Returns: The changed section.
  public consuming func footer(view: @escaping @MainActor () -> UIView) -> Self {
    footer(of: NoDatum()) { _ in view() }
  }

  private consuming func header(headerFooter: any HostHeaderFooter) -> Self {
    hostHeaderFooters = HostHeaderFooters(header: headerFooter, footer: hostHeaderFooters?.footer)
    return self
  }

  private consuming func footer(headerFooter: any HostHeaderFooter) -> Self {
    hostHeaderFooters = HostHeaderFooters(header: hostHeaderFooters?.header, footer: headerFooter)
    return self
  }
}
#endif
