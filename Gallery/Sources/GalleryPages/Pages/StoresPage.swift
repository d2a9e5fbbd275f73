// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Two ways to write the same page for two roles.
public struct StoresPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.stores
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
  }

  /// `Stores`.
  public var title: String { say(.stores) }

  /// Links to the handwritten code, and to the pages written with Rowhouse.
  public var sections: [TableSection] {
    TableSection(say(.traditional)) {
      Rows(StoreRole.allCases, id: \.self) { role in
        LinkRow(say(role.title)) { StoreByHandPage(role: role, gallery: gallery) }
      }
    }
    .id("traditional").headerHeight(40).footerHeight(0)
    TableSection(say(.better)) {
      Rows(StoreRole.allCases, id: \.self) { role in
        LinkRow(say(role.title)) { role.page.page(gallery: gallery) }
      }
    }
    .id("better").headerHeight(40)
  }
}
