// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Two ways to write one page, for two kinds of people.
public struct StoresPage: NamedPage {
  /// What the page is called in the gallery.
  public static let name = PageName.stores
  /// What the page shows.
  public let gallery: GalleryState
  private let navigator: Navigator

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - gallery: What it shows.
  ///   - navigator: What it leads elsewhere with.
  public init(gallery: GalleryState, navigator: Navigator) {
    self.gallery = gallery
    self.navigator = navigator
  }

  /// `Stores`.
  public var title: String { say(.stores) }

  /// What is written by hand leads to its code, what is written with Rowhouse to the page.
  public var sections: [TableSection] {
    TableSection(say(.traditional)) {
      Rows(StoreRole.allCases, id: \.self) { role in
        Row(say(role.title))
          .accessory(.disclosure)
          .onSelect { navigator.push(StoreByHandPage(role: role, gallery: gallery)) }
      }
    }
    .id("traditional").headerHeight(40).footerHeight(0)
    TableSection(say(.better)) {
      Rows(StoreRole.allCases, id: \.self) { role in
        Row(say(role.title))
          .accessory(.disclosure)
          .onSelect { navigator.push(role.page.page(gallery: gallery, navigator: navigator)) }
      }
    }
    .id("better").headerHeight(40)
  }
}
