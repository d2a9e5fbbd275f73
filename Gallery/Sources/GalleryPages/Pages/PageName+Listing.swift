// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageName {
  /// A group of pages on the start page.
  enum Collection: CaseIterable {
    /// Forms.
    case forms
    /// Controls and lists that are not in any of the three demos.
    case more
    /// The pages of the demo of SJStaticTableView.
    case messenger
    /// The pages of the demo of CBTableViewDataSource.
    case shop
    /// The pages of the demo of SigmaTableViewModel.
    case stores
  }

  /// The group of the page, or `nil` for the start page.
  var collection: Collection? {
    switch self {
    case .start: nil
    case .discover, .me, .settings, .info, .stickers, .groupedCells, .cellsOfOneGroup: .messenger
    case .messages, .profile, .shop, .feed, .firstShop, .firstFeed: .shop
    case .stores, .storeEmployee, .storeManager: .stores
    case .signUp, .shipping, .expenses: .forms
    case .card, .controls, .choices, .numbers, .contact, .playlist, .packing, .cities, .million:
      .more
    }
  }

  /// The name of the page's picture.
  var image: String {
    switch self {
    case .start: "ff_IconShowAlbum"
    case .discover: "tabbar_discover"
    case .me: "tabbar_me"
    case .settings: "MoreSetting"
    case .info: "ff_IconQRCode"
    case .stickers: "emoticon"
    case .groupedCells: "MoreGame"
    case .cellsOfOneGroup: "MoreMyFavorites"
    case .messages: "ic_demo1"
    case .profile: "ic_demo2"
    case .shop: "ic_demo3"
    case .feed: "ic_demo4"
    case .firstShop: "ic_first"
    case .firstFeed: "ic_second"
    case .stores: "icon_store"
    case .storeEmployee: "ic_following"
    case .storeManager: "ic_star"
    case .card: "MyCardPackageIcon"
    case .controls: "ic_setting"
    case .choices: "page_choices"
    case .numbers: "page_numbers"
    case .contact: "page_contact"
    case .playlist: "page_playlist"
    case .packing: "CreditCard_ShoppingBag"
    case .cities: "page_cities"
    case .signUp: "ProfileLockOn"
    case .shipping: "ff_IconLocationService"
    case .expenses: "MoreMyBankCard"
    case .million: "page_million"
    }
  }
}

extension PageName.Collection {
  /// The header of the group.
  var title: Localized {
    switch self {
    case .messenger: .messengerPages
    case .shop: .shopPages
    case .stores: .storePages
    case .forms: .formPages
    case .more: .morePages
    }
  }

  /// The group's pages, in order.
  var pages: [PageName] { PageName.allCases.filter { $0.collection == self } }
}
