// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The account, and links to its pages.
public struct MePage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.me
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
  }

  /// `Me`.
  public var title: String { say(.me) }

  /// The profile, four kinds of belongings, the stickers, and the settings.
  public var sections: [TableSection] {
    TableSection {
      CustomRow(
        ProfileContent(
          avatar: "avatar", name: gallery.account.name,
          weChatID: say(.weChatIDIs) + gallery.account.weChatID, code: "qrcode")
      )
      .id(0)
      .height(80)
      .accessory(.disclosure)
      .onSelect { lead(to: .info, noting: .leadsToInfo) }
    }
    TableSection {
      link(.album, id: 1, image: "MoreMyAlbum")
      link(.favorites, id: 2, image: "MoreMyFavorites")
      link(.wallet, id: 3, image: "MoreMyBankCard")
      link(.cards, id: 4, image: "MyCardPackageIcon")
    }
    TableSection {
      link(.stickers, id: 5, image: "emoticon")
        .onSelect { lead(to: .stickers, noting: .leadsToStickers) }
    }
    TableSection {
      link(.settings, id: 7, image: "MoreSetting")
        .onSelect { lead(to: .settings, noting: .leadsToSettings) }
    }
  }

  private func lead(to page: PageName, noting message: Localized) {
    gallery.note(message)
    navigator.push(page.page(gallery: gallery))
  }
}
