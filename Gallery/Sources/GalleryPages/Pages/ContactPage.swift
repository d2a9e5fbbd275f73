// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// Ways to contact a shop: links out of the gallery, and text to share and copy.
public struct ContactPage: NamedPage {
  /// The name of the page in the gallery.
  public static let name = PageName.contact
  /// The state that the page shows.
  public let gallery: GalleryState

  /// Describes the page.
  ///
  /// - Parameter gallery: The state that it shows.
  public init(gallery: GalleryState) {
    self.gallery = gallery
  }

  /// `Contact`.
  public var title: String { say(.contact) }

  /// The links, the shared text, and the details of an order.
  public var sections: [TableSection] {
    TableSection(say(.reachUs)) {
      ExternalLinkRow(say(.website), to: Self.website).value("example.com")
      ExternalLinkRow(
        say(.emailAddress), to: ExternalLink(mail: Self.mail, subject: say(.mySubject))
      )
      .value(Self.mail)
      ExternalLinkRow(say(.phone), to: ExternalLink(phone: Self.phone)).value(Self.phone)
      ExternalLinkRow(say(.textMessage), to: ExternalLink(message: Self.phone))
      LinkRow(say(.chat)) { ChatPage(gallery: gallery) }.id("chat")
    }
    TableSection(say(.passOn)) {
      ShareRow(
        say(.shareShop), SharedContent(say(.invitation), link: ExternalLink(Self.website)))
    }
    TableSection(say(.yourOrder), footer: say(.tapToCopy)) {
      CopyRow(say(.orderNumber), "RH-2026-1123")
      CopyRow("IBAN", "DE02 1203 0000 0000 2020 51")
    }
  }

  private static let website = "https://example.com/"
  private static let mail = "shop@example.com"
  private static let phone = "+49 30 23125 001"
}
