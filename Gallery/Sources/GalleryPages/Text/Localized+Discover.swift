// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Discover.
extension Localized {
  package static let discover = Localized("Discover", "发现")
  package static let moments = Localized("Moments", "朋友圈")
  package static let scan = Localized("Scan", "扫一扫")
  package static let shake = Localized("Shake", "摇一摇")
  package static let peopleNearby = Localized("People nearby", "附近的人")
  package static let messageInABottle = Localized("Message in a bottle", "漂流瓶")
  package static let shopping = Localized("Shopping", "购物")
  package static let games = Localized("Games", "游戏")
  package static let playHonorOfKings = Localized("Come play Honor of Kings!", "一起来玩王者荣耀呀!")
  package static let newGame = Localized("A new game is out", "新游戏上架啦")
  package static let playDouDizhu = Localized("Come play Dou Dizhu!", "一起来玩斗地主呀！")
}
