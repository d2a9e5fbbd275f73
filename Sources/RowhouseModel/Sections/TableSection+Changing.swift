// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension TableSection {
  /// Gives the section an id of its own in place of its place in the code.
  ///
  /// - Parameter id: What tells the section from the others of its page, and stays the same from
  ///   one evaluation of the page to the next.
  /// - Returns: The changed section.
  public consuming func id(_ id: some Hashable & Sendable) -> Self {
    self.id = ItemID(id)
    return self
  }

  /// Overrides one property of the style, for all rows of the section and for its header and footer.
  ///
  /// - Parameters:
  ///   - property: Which property.
  ///   - value: What to set it to. `nil` takes an override away, and the page's value shows again.
  /// - Returns: The changed section.
  public consuming func style<Value>(
    _ property: WritableKeyPath<StyleOverrides, Value?>, _ value: Value?
  ) -> Self {
    style[keyPath: property] = value
    return self
  }

  /// Overrides several properties of the style, for all rows of the section and for its header and
  /// footer.
  ///
  /// - Parameter overrides: What to set; what it does not set is left as it is.
  /// - Returns: The changed section.
  public consuming func style(_ overrides: StyleOverrides) -> Self {
    style.merge(overrides)
    return self
  }

  /// Makes the rows of the section this tall, unless one says otherwise.
  ///
  /// - Parameter height: In points; a negative height or one that is no number is reported and has
  ///   no effect.
  /// - Returns: The changed section.
  public consuming func rowHeight(_ height: Double) -> Self {
    style.rowHeight = .fixed(height)
    return self
  }

  /// Makes the header this tall, or leaves the style's height.
  ///
  /// - Parameter height: In points; 0 leaves no gap at all.
  /// - Returns: The changed section.
  public consuming func headerHeight(_ height: Double) -> Self {
    style.headerHeight = .fixed(height)
    return self
  }

  /// Makes the footer this tall, or leaves the style's height.
  ///
  /// - Parameter height: In points; 0 leaves no gap at all.
  /// - Returns: The changed section.
  public consuming func footerHeight(_ height: Double) -> Self {
    style.footerHeight = .fixed(height)
    return self
  }

  /// Sets what stands above the rows.
  public consuming func header(_ header: HeaderFooter) -> Self {
    self.header = header
    return self
  }

  /// Sets what stands below the rows.
  public consuming func footer(_ footer: HeaderFooter) -> Self {
    self.footer = footer
    return self
  }

  /// Says whether the rows are there; they are, unless said otherwise.
  public consuming func loadState(_ state: LoadState) -> Self {
    loadState = state
    return self
  }

  /// Lets the user move rows within the section while the page is edited, and calls the closure when
  /// that happens.
  ///
  /// ```swift
  /// TableSection(playlist.songs) { song in Row(song.title) }
  ///   .onMove { from, to in playlist.songs.insert(playlist.songs.remove(at: from), at: to) }
  /// ```
  ///
  /// What the page shows after that is what the model says: a closure that changes nothing puts the
  /// row back. Rows need ids that go with them, so a section of data or rows with `.id(_:)`.
  ///
  /// - Parameter handler: Called with where the row stood and where it stands once it is taken out
  ///   and put in again, both counted from 0 in the rows of the section.
  /// - Returns: The changed section.
  public consuming func onMove(
    _ handler: @escaping @MainActor (_ from: Int, _ to: Int) -> Void
  ) -> Self {
    move = handler
    return self
  }

  /// Calls a closure with rows that will soon be shown, to get ready what they show.
  ///
  /// - Parameters:
  ///   - prefetch: Called with the positions of the rows in the section.
  ///   - cancelling: Called with the positions of those that will not be shown after all; nothing,
  ///     unless given.
  /// - Returns: The changed section.
  public consuming func onPrefetch(
    _ prefetch: @escaping @MainActor ([Int]) -> Void,
    cancelling: (@MainActor ([Int]) -> Void)? = nil
  ) -> Self {
    prefetching = RowPrefetching(prefetch: prefetch, cancel: cancelling)
    return self
  }
}
