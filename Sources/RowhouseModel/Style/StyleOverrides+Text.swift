// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleOverrides {
  /// Stands in for ``ResolvedStyle/titleFont``; nil leaves it to the level above.
  public var titleFont: StyleFont? {
    get { self[.titleFont] }
    set { self[.titleFont] = newValue }
  }

  /// Stands in for ``ResolvedStyle/titleColor``; nil leaves it to the level above.
  public var titleColor: StyleColor? {
    get { self[.titleColor] }
    set { self[.titleColor] = newValue }
  }

  /// Stands in for ``ResolvedStyle/subtitleFont``; nil leaves it to the level above.
  public var subtitleFont: StyleFont? {
    get { self[.subtitleFont] }
    set { self[.subtitleFont] = newValue }
  }

  /// Stands in for ``ResolvedStyle/subtitleColor``; nil leaves it to the level above.
  public var subtitleColor: StyleColor? {
    get { self[.subtitleColor] }
    set { self[.subtitleColor] = newValue }
  }

  /// Stands in for ``ResolvedStyle/valueFont``; nil leaves it to the level above.
  public var valueFont: StyleFont? {
    get { self[.valueFont] }
    set { self[.valueFont] = newValue }
  }

  /// Stands in for ``ResolvedStyle/valueColor``; nil leaves it to the level above.
  public var valueColor: StyleColor? {
    get { self[.valueColor] }
    set { self[.valueColor] = newValue }
  }

  /// Stands in for ``ResolvedStyle/buttonFont``; nil leaves it to the level above.
  public var buttonFont: StyleFont? {
    get { self[.buttonFont] }
    set { self[.buttonFont] = newValue }
  }

  /// Stands in for ``ResolvedStyle/buttonColor``; nil leaves it to the level above.
  public var buttonColor: StyleColor? {
    get { self[.buttonColor] }
    set { self[.buttonColor] = newValue }
  }

  /// Stands in for ``ResolvedStyle/destructiveColor``; nil leaves it to the level above.
  public var destructiveColor: StyleColor? {
    get { self[.destructiveColor] }
    set { self[.destructiveColor] = newValue }
  }

  /// Stands in for ``ResolvedStyle/headerFont``; nil leaves it to the level above.
  public var headerFont: StyleFont? {
    get { self[.headerFont] }
    set { self[.headerFont] = newValue }
  }

  /// Stands in for ``ResolvedStyle/headerColor``; nil leaves it to the level above.
  public var headerColor: StyleColor? {
    get { self[.headerColor] }
    set { self[.headerColor] = newValue }
  }

  /// Stands in for ``ResolvedStyle/footerFont``; nil leaves it to the level above.
  public var footerFont: StyleFont? {
    get { self[.footerFont] }
    set { self[.footerFont] = newValue }
  }

  /// Stands in for ``ResolvedStyle/footerColor``; nil leaves it to the level above.
  public var footerColor: StyleColor? {
    get { self[.footerColor] }
    set { self[.footerColor] = newValue }
  }
}
