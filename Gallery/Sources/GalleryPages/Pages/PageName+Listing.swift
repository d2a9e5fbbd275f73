// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageName {
  /// Pages that belong together, as the start page lists them.
  enum Collection: CaseIterable {
    /// Those of the demo of SJStaticTableView.
    case messenger
    /// Those of the demo of CBTableViewDataSource.
    case shop
    /// Those of the demo of SigmaTableViewModel.
    case stores
    /// What none of the three has.
    case more
  }

  /// What it belongs to; nothing for the start page.
  var collection: Collection? {
    switch self {
    case .start: nil
    case .discover, .me, .settings, .info, .stickers, .groupedCells, .cellsOfOneGroup: .messenger
    case .messages, .profile, .shop, .feed, .firstShop, .firstFeed: .shop
    case .stores, .storeEmployee, .storeManager: .stores
    case .card, .playlist, .million: .more
    }
  }

  /// The picture that stands for it, by name.
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
    case .playlist: "ic_follower"
    case .million: "MoreMyAlbum"
    }
  }
}

extension PageName.Collection {
  /// What stands above its pages.
  var title: Localized {
    switch self {
    case .messenger: .messengerPages
    case .shop: .shopPages
    case .stores: .storePages
    case .more: .morePages
    }
  }

  /// Its pages, in order.
  var pages: [PageName] { PageName.allCases.filter { $0.collection == self } }
}
