// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension TableSection {
  /// Replaces the section's id with one that is unique in its page and constant between
  /// evaluations.
  public consuming func id(_ id: some Hashable & Sendable) -> Self {
    changing { $0.id = ItemID(id) }
  }

  /// Overrides a property of the style for rows, header, and footer; `nil` removes the override.
  public consuming func style<Value: StyleValue>(
    _ property: WritableKeyPath<ResolvedStyle, Value>, _ value: Value?
  ) -> Self {
    changing { $0.style[dynamicMember: property] = value }
  }

  /// Overrides the properties that `overrides` sets, and no others, for rows, header, and footer.
  public consuming func style(_ overrides: StyleOverrides) -> Self {
    changing { $0.style.merge(overrides) }
  }

  /// Sets a fixed height in points for rows that do not set their own height.
  ///
  /// A height that is negative or not finite is reported and ignored.
  public consuming func height(_ points: Double) -> Self { height(.fixed(points)) }

  /// Sets the height, such as `.automatic()`, for rows that do not set their own height.
  ///
  /// A height that is negative or not finite is reported and ignored.
  public consuming func height(_ height: RowHeight) -> Self {
    changing { $0.style.rowHeight = height }
  }

  /// Sets a fixed height in points for the header; 0 leaves no gap.
  public consuming func headerHeight(_ points: Double) -> Self { headerHeight(.fixed(points)) }

  /// Sets the height of the header, such as `.automatic()`.
  public consuming func headerHeight(_ height: HeaderHeight) -> Self {
    changing { $0.style.headerHeight = height }
  }

  /// Sets a fixed height in points for the footer; 0 leaves no gap.
  public consuming func footerHeight(_ points: Double) -> Self { footerHeight(.fixed(points)) }

  /// Sets the height of the footer, such as `.automatic()`.
  public consuming func footerHeight(_ height: HeaderHeight) -> Self {
    changing { $0.style.footerHeight = height }
  }

  /// Sets the content above the rows.
  public consuming func header(_ header: HeaderFooter) -> Self { changing { $0.header = header } }

  /// Sets the title above the rows; `nil` or an empty text removes the header.
  @_disfavoredOverload  // A literal or `.none` is a `HeaderFooter`.
  public consuming func header(_ title: String?) -> Self { header(HeaderFooter(title)) }

  /// Sets the content below the rows.
  public consuming func footer(_ footer: HeaderFooter) -> Self { changing { $0.footer = footer } }

  /// Sets the text below the rows; `nil` or an empty text removes the footer.
  @_disfavoredOverload
  public consuming func footer(_ text: String?) -> Self { footer(HeaderFooter(text)) }

  /// Lists the section in the index at the side of the page, with a short title such as a letter.
  ///
  /// A page with an index shows the list of these titles at its side, and the user can jump to a
  /// section with it. Sections with a title of `nil`, the default, are not listed.
  public consuming func indexTitle(_ title: String?) -> Self { changing { $0.indexTitle = title } }

  /// Sets the loading state, which defaults to ``LoadState/content``.
  public consuming func loadState(_ state: LoadState) -> Self { changing { $0.loadState = state } }

  /// Lets the user move rows within the section in editing mode, and calls the closure with each move.
  ///
  /// ```swift
  /// TableSection(playlist.songs) { song in Row(song.title) }
  ///   .onMove { from, to in playlist.songs.insert(playlist.songs.remove(at: from), at: to) }
  /// ```
  ///
  /// `from` and `to` are positions of rows in the section; `to` is the position after the row is
  /// removed from `from`. If the section shows only a part of a collection, or another order, they
  /// are not positions in the collection. After the move, the page shows the order of the model: if
  /// the closure changes nothing, the row moves back. Ids must not depend on the order: use a data
  /// section, or rows with `.id(_:)`.
  public consuming func onMove(
    _ handler: @escaping @MainActor (_ from: Int, _ to: Int) -> Void
  ) -> Self {
    changing { $0.move = .within(handler) }
  }

  /// Lets the user move rows within the section, and to and from other sections with this modifier,
  /// in editing mode.
  ///
  /// ```swift
  /// for list in board.lists {
  ///   TableSection(list.tasks, header: list.title) { task in Row(task.title) }
  ///     .id(list.id)
  ///     .onMoveBetweenSections { move in
  ///       let task = board.remove(from: move.sourceSection, at: move.source.row)
  ///       board.insert(task, into: move.targetSection, at: move.target.row)
  ///     }
  /// }
  /// ```
  ///
  /// The handler of the section that the row leaves is called. As with ``onMove(_:)``, the page then
  /// shows the order of the model, and ids must not depend on the order.
  public consuming func onMoveBetweenSections(
    _ handler: @escaping @MainActor (RowMove) -> Void
  ) -> Self {
    changing { $0.move = .between(handler) }
  }

  /// Limits the positions to which the user can move the rows of the section.
  ///
  /// The closure is called with the proposed move while the user drags a row, and in a browser only
  /// when the user drops it. It returns the position to which the row moves, or `nil` to leave it in
  /// place. If the user moves a row by a step, the closure is called for each position in this
  /// direction until it allows one.
  ///
  /// ```swift
  /// .moveTarget { move in move.targetSection == "done" ? nil : move.target }
  /// ```
  public consuming func moveTarget(
    _ target: @escaping @MainActor (RowMove) -> RowIndexPath?
  ) -> Self {
    changing { $0.moveTarget = target }
  }

  /// Calls `prefetch` with the positions of rows that will soon be shown, to prepare their content,
  /// and `cancelling` with those that will not be shown after all.
  public consuming func onPrefetch(
    _ prefetch: @escaping @MainActor ([Int]) -> Void,
    cancelling: (@MainActor ([Int]) -> Void)? = nil
  ) -> Self {
    changing { $0.prefetching = RowPrefetching(prefetch: prefetch, cancel: cancelling) }
  }

  private consuming func changing(_ change: (inout TableSection) -> Void) -> Self {
    change(&self)
    return self
  }
}
