// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
public import RowhouseHosting

extension Navigator {
  /// The window that shows the pages of the navigator, or `nil` if there is none, for example in a test without a screen.
  ///
  /// With this property, a page can close its window. After that, the property contains the closed window until it is
  /// released.
  public var window: PageWindow? { host as? PageWindow }
}
#endif
