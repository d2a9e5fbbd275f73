// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The pages of the gallery, by name.
public enum PageName: String, CaseIterable, Sendable {
  /// The list of all other pages.
  case start
  /// Things to discover.
  case discover
  /// The account.
  case me
  /// The settings.
  case settings
  /// The details of the account.
  case info
  /// The stickers.
  case stickers
  /// Seven sections, each with its own style.
  case groupedCells = "grouped-cells"
  /// Seven rows, each with its own style.
  case cellsOfOneGroup = "cells-of-one-group"
  /// Messages with shaded rows.
  case messages
  /// Rows with values.
  case profile
  /// Banners, categories, activities, and goods.
  case shop
  /// Posts that are as tall as their contents.
  case feed
  /// The shop of the first version.
  case firstShop = "first-shop"
  /// The feed of the first version.
  case firstFeed = "first-feed"
  /// A page for two roles, handwritten and with Rowhouse.
  case stores
  /// A store as an employee sees it.
  case storeEmployee = "store-employee"
  /// A store as its manager sees it.
  case storeManager = "store-manager"
  /// Fields to fill in.
  case card
  /// Every kind of control.
  case controls
  /// All ways to choose.
  case choices
  /// Numbers and dates in four languages.
  case numbers
  /// Links, and text to share and copy.
  case contact
  /// Songs to swipe and reorder.
  case playlist
  /// Things that move between lists.
  case packing
  /// Cities with an index, with several selected.
  case cities
  /// A form for a new account.
  case signUp = "sign-up"
  /// A form for an address.
  case shipping
  /// A form with a list of items.
  case expenses
  /// A million rows.
  case million
}

extension PageName {
  /// The title of the page.
  public var title: Localized {
    switch self {
    case .start: .start
    case .discover: .discover
    case .me: .me
    case .settings: .settings
    case .info: .info
    case .stickers: .stickers
    case .groupedCells: .groupedCells
    case .cellsOfOneGroup: .cellsOfOneGroup
    case .card: .card
    case .controls: .controls
    case .choices: .choices
    case .numbers: .numbersAndDates
    case .contact: .contact
    case .messages: .messages
    case .profile: .profile
    case .shop: .shop
    case .feed: .feed
    case .firstShop: .firstShop
    case .firstFeed: .firstFeed
    case .stores: .stores
    case .storeEmployee: .storeEmployee
    case .storeManager: .storeManager
    case .playlist: .playlist
    case .packing: .packing
    case .cities: .cities
    case .signUp: .signUp
    case .shipping: .shipping
    case .expenses: .expenses
    case .million: .million
    }
  }

  /// The path of the page.
  public var path: String {
    switch self {
    case .start: "/"
    case .groupedCells: "/cells/grouped"
    case .cellsOfOneGroup: "/cells/group"
    case .storeEmployee: "/stores/employee"
    case .storeManager: "/stores/manager"
    case .discover, .me, .settings, .info, .stickers, .card, .controls, .choices, .numbers,
      .contact, .messages, .profile, .shop, .feed, .firstShop, .firstFeed, .stores, .playlist,
      .packing, .cities, .signUp, .shipping, .expenses, .million:
      "/\(rawValue)"
    }
  }

  /// The path of the page's code.
  public var codePath: String { "/code/\(rawValue)" }

  /// Creates the page, with a row that shows its code if the gallery has it.
  ///
  /// - Parameters:
  ///   - gallery: The state that it shows.
  ///   - isFirst: True for the first page of a browser tab, which then leads to the start page. Defaults to `false`.
  /// - Returns: The page.
  @MainActor
  public func page(gallery: GalleryState, isFirst: Bool = false) -> any GalleryPage {
    let page = plainPage(gallery: gallery)
    return gallery.pageSources == nil ? page : PageWithCode(page: page, isFirst: isFirst)
  }

  @MainActor
  private func plainPage(gallery: GalleryState) -> any NamedPage {
    switch self {
    case .start: StartPage(gallery: gallery)
    case .discover: DiscoverPage(gallery: gallery)
    case .me: MePage(gallery: gallery)
    case .settings: SettingsPage(gallery: gallery)
    case .info: InfoPage(gallery: gallery)
    case .stickers: StickersPage(gallery: gallery)
    case .groupedCells: GroupedCellsPage(gallery: gallery)
    case .cellsOfOneGroup: CellsOfOneGroupPage(gallery: gallery)
    case .card: CardPage(gallery: gallery)
    case .controls: ControlsPage(gallery: gallery)
    case .choices: ChoicesPage(gallery: gallery)
    case .numbers: NumbersPage(gallery: gallery)
    case .contact: ContactPage(gallery: gallery)
    case .messages: MessagesPage(gallery: gallery)
    case .profile: ProfilePage(gallery: gallery)
    case .shop: ShopPage(gallery: gallery)
    case .feed: FeedPage(gallery: gallery)
    case .firstShop: FirstShopPage(gallery: gallery)
    case .firstFeed: FirstFeedPage(gallery: gallery)
    case .stores: StoresPage(gallery: gallery)
    case .storeEmployee: StorePage(role: .employee, gallery: gallery)
    case .storeManager: StorePage(role: .manager, gallery: gallery)
    case .playlist: PlaylistPage(gallery: gallery)
    case .packing: PackingPage(gallery: gallery)
    case .cities: CitiesPage(gallery: gallery)
    case .signUp: SignUpPage(gallery: gallery)
    case .shipping: ShippingPage(gallery: gallery)
    case .expenses: ExpensesPage(gallery: gallery)
    case .million: MillionPage(gallery: gallery)
    }
  }
}
