// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The files of `Pictures`, by the names that pages use.
enum PictureFiles {
  static let all: [String: [UInt8]] = [
    "ff_IconShowAlbum": PackageResources.ff_IconShowAlbum_svg,
    "ff_IconQRCode": PackageResources.ff_IconQRCode_svg,
    "ff_IconShake": PackageResources.ff_IconShake_svg,
    "ff_IconLocationService": PackageResources.ff_IconLocationService_svg,
    "ff_IconBottle": PackageResources.ff_IconBottle_svg,
    "CreditCard_ShoppingBag": PackageResources.CreditCard_ShoppingBag_svg,
    "MoreGame": PackageResources.MoreGame_svg,
    "game_1": PackageResources.game_1_svg,
    "wzry": PackageResources.wzry_svg,
    "doudizhu": PackageResources.doudizhu_svg,
    "avatar": PackageResources.avatar_svg,
    "qrcode": PackageResources.qrcode_svg,
    "ProfileLockOn": PackageResources.ProfileLockOn_svg,
    "MoreMyAlbum": PackageResources.MoreMyAlbum_svg,
    "MoreMyFavorites": PackageResources.MoreMyFavorites_svg,
    "MoreMyBankCard": PackageResources.MoreMyBankCard_svg,
    "MyCardPackageIcon": PackageResources.MyCardPackageIcon_svg,
    "emoticon": PackageResources.emoticon_svg,
    "MoreSetting": PackageResources.MoreSetting_svg,
    "emoji_1": PackageResources.emoji_1_svg,
    "emoji_2": PackageResources.emoji_2_svg,
    "emoji_3": PackageResources.emoji_3_svg,
    "emoji_4": PackageResources.emoji_4_svg,
    "emoji_5": PackageResources.emoji_5_svg,
    "emoji_6": PackageResources.emoji_6_svg,
    "tabbar_discover": PackageResources.tabbar_discover_svg,
    "tabbar_discoverHL": PackageResources.tabbar_discoverHL_svg,
    "tabbar_me": PackageResources.tabbar_me_svg,
    "tabbar_meHL": PackageResources.tabbar_meHL_svg,
  ]
}
