// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension FeedPost {
  /// The posts of the gallery, with its own pictures.
  static let own: [FeedPost] = [
    post(
      0, Localized("Morning fox", "早起的狐狸"), avatar: 1, image: nil,
      Localized(
        "The kettle sings, the street is still asleep, and for ten minutes the whole day is mine.",
        "水壶在唱歌，街道还没有醒，这十分钟里，一整天都是我的。"),
      Localized("Today 18:45", "今天 18:45")),
    post(
      1, Localized("White rabbit", "小白兔"), avatar: 3, image: 1,
      Localized(
        "We walked until the sun touched the water, and nobody said a word on the way back.",
        "我们一直走到太阳碰到水面，回来的路上谁也没有说话，却什么都说了。"),
      Localized("Yesterday 18:45", "昨天 18:45")),
    post(
      2, Localized("Bamboo lover", "爱竹子的熊猫"), avatar: 4, image: 2,
      Localized(
        """
        The old plum tree behind the house has flowered again. Every year I think that it is too old, \
        and every year it answers me in its own way, in the coldest week there is.
        """,
        "屋后的老梅树又开花了。每年我都以为它太老了，每年它都在最冷的那一周，用自己的方式回答我。"),
      Localized("Two days ago 18:45", "前天 18:45")),
    post(
      3, Localized("Night walker", "夜行者"), avatar: 4, image: 4,
      Localized(
        "A lantern does not light the whole road. It lights the next step, and that is enough.",
        "一盏灯照不亮整条路，它只照亮下一步，而下一步就已经足够了。"),
      Localized("3 June 18:45", "6月3日 18:45")),
    post(
      4, Localized("Pond poet", "池塘诗人"), avatar: 5, image: 3,
      Localized(
        """
        I moved the desk to the window this spring. I write less than before, because there is so much \
        to look at: the neighbor's cat, the postman, the rain that comes over the hill. But what I do \
        write, I like better.
        """,
        "这个春天我把书桌搬到了窗边。写得比以前少了，因为可看的东西太多：邻居的猫、邮差、从山那边过来的雨。可是写下来的那些，我更喜欢了。"),
      Localized("A month ago", "一个月前")),
    post(
      5, Localized("Old owl", "老猫头鹰"), avatar: 6, image: nil,
      Localized(
        "Ask people what they would do with one more hour. Then ask them what they did with this one.",
        "问问大家，多给一个小时会做什么；再问问他们，刚才那一个小时做了什么。"),
      Localized("A year ago", "一年前")),
    post(
      6, Localized("Pink piglet", "粉红小猪"), avatar: 7, image: 5,
      Localized(
        "Nobody had told us where the path goes, so we found it out, and it was the best day of all.",
        "没有人告诉我们这条小路通向哪里，于是我们自己去看，那成了最好的一天。"),
      Localized("3 June 2010, 18:45", "2010年6月3日 18:45")),
    post(
      7, Localized("Good dog", "乖狗狗"), avatar: 8, image: 6,
      Localized(
        "It is never too late to plant a flower. The second best time is today, after lunch.",
        "种一朵花永远不会太晚。其次好的时间就是今天，吃过午饭以后。"),
      Localized("2 May 2010, 18:45", "2010年5月2日 18:45")),
  ]

  private static func post(
    _ number: Int, _ user: Localized, avatar: Int, image: Int?, _ content: Localized,
    _ date: Localized
  ) -> FeedPost {
    FeedPost(
      number: number, user: user, avatar: .named("avatar_0\(avatar)"), content: content,
      image: image.map { .named("image\($0)") }, date: date)
  }
}
