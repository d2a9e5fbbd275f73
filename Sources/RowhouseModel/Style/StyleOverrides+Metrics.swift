// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleOverrides {
  /// Stands in for ``ResolvedStyle/rowHeight``; nil leaves it to the level above.
  public var rowHeight: RowHeight? {
    get { self[.rowHeight] }
    set { self[.rowHeight] = newValue }
  }

  /// Stands in for ``ResolvedStyle/margin``; nil leaves it to the level above.
  public var margin: Double? {
    get { self[.margin] }
    set { self[.margin] = newValue }
  }

  /// Stands in for ``ResolvedStyle/rowPadding``; nil leaves it to the level above.
  public var rowPadding: Double? {
    get { self[.rowPadding] }
    set { self[.rowPadding] = newValue }
  }

  /// Stands in for ``ResolvedStyle/imageGap``; nil leaves it to the level above.
  public var imageGap: Double? {
    get { self[.imageGap] }
    set { self[.imageGap] = newValue }
  }

  /// Stands in for ``ResolvedStyle/valueGap``; nil leaves it to the level above.
  public var valueGap: Double? {
    get { self[.valueGap] }
    set { self[.valueGap] = newValue }
  }

  /// Stands in for ``ResolvedStyle/subtitleGap``; nil leaves it to the level above.
  public var subtitleGap: Double? {
    get { self[.subtitleGap] }
    set { self[.subtitleGap] = newValue }
  }

  /// Stands in for ``ResolvedStyle/imageInset``; nil leaves it to the level above.
  public var imageInset: Double? {
    get { self[.imageInset] }
    set { self[.imageInset] = newValue }
  }

  /// Stands in for ``ResolvedStyle/titleWidthLimit``; nil leaves it to the level above.
  public var titleWidthLimit: Double? {
    get { self[.titleWidthLimit] }
    set { self[.titleWidthLimit] = newValue }
  }

  /// Stands in for ``ResolvedStyle/valueWidthLimit``; nil leaves it to the level above.
  public var valueWidthLimit: Double? {
    get { self[.valueWidthLimit] }
    set { self[.valueWidthLimit] = newValue }
  }

  /// Stands in for ``ResolvedStyle/imageSize``; nil leaves it to the level above.
  public var imageSize: ImageSizing? {
    get { self[.imageSize] }
    set { self[.imageSize] = newValue }
  }

  /// Stands in for ``ResolvedStyle/valueImageSize``; nil leaves it to the level above.
  public var valueImageSize: ImageSizing? {
    get { self[.valueImageSize] }
    set { self[.valueImageSize] = newValue }
  }

  /// Stands in for ``ResolvedStyle/headerHeight``; nil leaves it to the level above.
  public var headerHeight: HeaderHeight? {
    get { self[.headerHeight] }
    set { self[.headerHeight] = newValue }
  }

  /// Stands in for ``ResolvedStyle/footerHeight``; nil leaves it to the level above.
  public var footerHeight: HeaderHeight? {
    get { self[.footerHeight] }
    set { self[.footerHeight] = newValue }
  }
}
