// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let playlist = Localized("Playlist", "歌单")
  package static let changeTheOrder = Localized("Change the order", "调整顺序")
  package static let howToChangeSongs = Localized(
    "Each song has actions and a menu. Refresh the page to add songs.",
    "每首歌曲都有操作和菜单；刷新页面可添加歌曲。")
  package static let reverse = Localized("Reverse", "倒序")
  package static let upNext = Localized("Up next", "接下来播放")
  package static let noSongs = Localized(
    "No songs. Refresh the page to add some.", "没有歌曲。刷新页面可添加歌曲。")
  package static let favorite = Localized("Favorite", "收藏")
  package static let unfavorite = Localized("Unfavorite", "取消收藏")
  package static let removeSong = Localized("Remove", "移除")
  package static let playNext = Localized("Play next", "下一首播放")
  package static let renameSong = Localized("Rename the song", "重命名歌曲")
  package static let nameOfSong = Localized("Name", "名称")
  package static let rename = Localized("Rename", "重命名")
  package static let copyTitle = Localized("Copy title", "复制歌名")
  package static let copied = Localized("Copied", "已复制")
  package static let rainSong = Localized("Rain on a tin roof", "铁皮屋顶上的雨")
  package static let trainSong = Localized("Last train north", "北上的末班车")
  package static let lighthouseSong = Localized("The lighthouse keeper", "守灯塔的人")
  package static let teaSong = Localized("Tea at midnight", "午夜的茶")
  package static let seaSong = Localized("A letter to the sea", "写给大海的信")
  package static let snowSong = Localized("First snow", "初雪")
  package static let kiteSong = Localized("Paper kite", "纸风筝")
  package static let homeSong = Localized("The long way home", "回家的远路")
}
