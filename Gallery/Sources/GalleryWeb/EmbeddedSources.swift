// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import GalleryPages

/// The code of the pages, as it was when the gallery was built.
///
/// The files of `Code` are links to those of `GalleryPages`, so they are always equal.
public struct EmbeddedSources: PageSources {
  /// Creates the source.
  public init() {}

  /// Returns the lines of the file that contains a page.
  public func lines(of page: PageName) -> [String] {
    let text = String(decoding: Self.file(of: page), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static func file(of page: PageName) -> [UInt8] {
    switch page {
    case .start: PackageResources.StartPage_txt
    case .discover: PackageResources.DiscoverPage_txt
    case .me: PackageResources.MePage_txt
    case .settings: PackageResources.SettingsPage_txt
    case .info: PackageResources.InfoPage_txt
    case .stickers: PackageResources.StickersPage_txt
    case .groupedCells: PackageResources.GroupedCellsPage_txt
    case .cellsOfOneGroup: PackageResources.CellsOfOneGroupPage_txt
    case .card: PackageResources.CardPage_txt
    case .messages: PackageResources.MessagesPage_txt
    case .profile: PackageResources.ProfilePage_txt
    case .shop: PackageResources.ShopPage_txt
    case .feed: PackageResources.FeedPage_txt
    case .firstShop: PackageResources.FirstShopPage_txt
    case .firstFeed: PackageResources.FirstFeedPage_txt
    case .stores: PackageResources.StoresPage_txt
    case .storeEmployee, .storeManager: PackageResources.StorePage_txt
    case .signUp: PackageResources.SignUpPage_txt
    case .shipping: PackageResources.ShippingPage_txt
    case .expenses: PackageResources.ExpensesPage_txt
    case .controls: PackageResources.ControlsPage_txt
    case .choices: PackageResources.ChoicesPage_txt
    case .numbers: PackageResources.NumbersPage_txt
    case .contact: PackageResources.ContactPage_txt
    case .playlist: PackageResources.PlaylistPage_txt
    case .packing: PackageResources.PackingPage_txt
    case .cities: PackageResources.CitiesPage_txt
    case .million: PackageResources.MillionPage_txt
    }
  }
}
