// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// The details of the account.
public struct InfoPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.info
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that the page shows.
  public init(gallery: GalleryState) { self.gallery = gallery }

  /// `Info`.
  public var title: String { say(.info) }

  /// Three sections, none of whose rows pushes a page.
  public var sections: [TableSection] {
    TableSection {
      link(.photo, id: 0).height(80).valueImage(.named("avatar"))
      link(.name, id: 1).value(gallery.account.name)
      link(.weChatID, id: 2).value(gallery.account.weChatID)
      link(.myQRCode, id: 3).valueImage(.named("qrcode"))
      link(.myAddress, id: 4)
    }
    TableSection {
      link(.gender, id: 5).value(say(.male))
      link(.region, id: 6).value(say(.shanghaiMinhang))
      link(.whatsUp, id: 7).value(gallery.account.motto)
    }
    TableSection {
      link(.linkedInAccount, id: 8).value(say(.show))
    }
  }
}
