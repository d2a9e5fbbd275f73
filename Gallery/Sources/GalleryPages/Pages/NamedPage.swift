// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// One of the pages that the gallery has a name and an address for.
@MainActor
public protocol NamedPage: GalleryPage, LinkedPage {
  /// What the page is called in the gallery.
  static var name: PageName { get }

  /// What this one is called: the same, unless pages of one type have several names.
  var name: PageName { get }
}

extension NamedPage {
  /// What pages of this type are called.
  public var name: PageName { Self.name }

  /// Where the page is found.
  public var path: String { name.path }
}
