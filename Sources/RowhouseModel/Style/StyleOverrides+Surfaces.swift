// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleOverrides {
  /// Stands in for ``ResolvedStyle/separator``; nil leaves it to the level above.
  public var separator: SeparatorStyle? {
    get { self[.separator] }
    set { self[.separator] = newValue }
  }

  /// Stands in for ``ResolvedStyle/rowBackground``; nil leaves it to the level above.
  public var rowBackground: StyleColor? {
    get { self[.rowBackground] }
    set { self[.rowBackground] = newValue }
  }

  /// Stands in for ``ResolvedStyle/selectedRowBackground``; nil leaves it to the level above.
  public var selectedRowBackground: StyleColor? {
    get { self[.selectedRowBackground] }
    set { self[.selectedRowBackground] = newValue }
  }

  /// Stands in for ``ResolvedStyle/pageBackground``; nil leaves it to the level above.
  public var pageBackground: StyleColor? {
    get { self[.pageBackground] }
    set { self[.pageBackground] = newValue }
  }

  /// Stands in for ``ResolvedStyle/accessoryColor``; nil leaves it to the level above.
  public var accessoryColor: StyleColor? {
    get { self[.accessoryColor] }
    set { self[.accessoryColor] = newValue }
  }

  /// Stands in for ``ResolvedStyle/tint``; nil leaves it to the level above.
  public var tint: StyleColor? {
    get { self[.tint] }
    set { self[.tint] = newValue }
  }
}
