// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A page that has a name and a path in the gallery.
@MainActor
public protocol NamedPage: GalleryPage, LinkedPage {
  /// The name of the page in the gallery.
  static var name: PageName { get }

  /// The name of this page, which differs from the name of the type if pages of the type have
  /// several names.
  var name: PageName { get }
}

extension NamedPage {
  /// The name of pages of this type.
  public var name: PageName { Self.name }

  /// The path of the page.
  public var path: String { name.path }
}
