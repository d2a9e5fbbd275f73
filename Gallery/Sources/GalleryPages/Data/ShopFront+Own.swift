// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension ShopFront {
  /// The shop of the gallery, with its own pictures.
  static let own = ShopFront(
    banners: [
      Localized("A present for everybody", "人人有礼"), Localized("Off to the mountains", "去山里走走"),
      Localized("Balloons for the party", "派对气球"), Localized("A week at sea", "海上一周"),
      Localized("Coffee and cake", "咖啡和蛋糕"), Localized("Open all night", "通宵营业"),
    ].enumerated().map { number, name in
      ShopBanner(id: "\(number)", name: name, image: .named("banner\(number + 1)"))
    },
    // The second page begins with the second half of the first, with the same ids, as in the
    // original.
    categories: [0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7, 0, 1, 2, 3].map { number in
      ShopCategory(
        id: "\(number)", name: categoryNames[number], image: .named("category\(number + 1)"))
    },
    activities: [
      Localized("Flowers for the balcony", "阳台花市"), Localized("Camping weekend", "露营周末"),
      Localized("Summer festival", "夏日庆典"), Localized("Film night", "电影之夜"),
    ].enumerated().map { number, name in
      ShopActivity(number: number, name: name, image: .named("activity\(number + 1)"))
    },
    goods: [
      goods(
        0, "446.00",
        Localized(
          "Wide linen dress in sea blue, with a yellow belt", "海蓝色亚麻大摆连衣裙，配黄色腰带")),
      goods(
        1, "248.00",
        Localized(
          "Long red dress with white dots, made to order", "红底白点长款连衣裙，按尺寸定做")),
      goods(
        2, "386.00",
        Localized(
          "Short green dress, embroidered by hand", "手工刺绣绿色短款连衣裙")),
      goods(
        3, "526.00",
        Localized(
          "Long pleated dress in violet, for evenings out", "紫色百褶长款连衣裙，适合晚间外出")),
      goods(
        4, "526.00",
        Localized(
          "Long pleated dress in orange, for evenings out", "橙色百褶长款连衣裙，适合晚间外出")),
      goods(
        5, "508.00",
        Localized(
          "White summer dress with two red borders at its hem", "白色夏季连衣裙，裙边饰两道红线")),
      goods(
        6, "246.00",
        Localized(
          "High trousers in denim, wide at the ankle and easy to wash", "高腰牛仔裤，宽裤脚，好洗好穿")),
      goods(
        7, "469.00",
        Localized(
          "Dark red dress with pink dots and a white border", "深红底粉点连衣裙，白色裙边")),
    ])

  private static let categoryNames = [
    Localized("Food", "美食"), Localized("Hotpot", "火锅"), Localized("Fast food", "快餐"),
    Localized("Dessert", "甜点"), Localized("Takeaway", "外卖"), Localized("Beauty", "丽人"),
    Localized("Groceries", "超市"), Localized("Movies", "电影"),
  ]

  private static func goods(_ number: Int, _ price: String, _ name: Localized) -> ShopGoods {
    ShopGoods(
      number: number, name: name, price: price, image: .named("goods\(number + 1)"),
      info: Localized("40 off from 299, with those of other shops", "满299减40，可跨店"))
  }
}
