// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let inTheRow = Localized("In the row", "在行内")
  package static let transport = Localized("Transport", "交通工具")
  package static let onLand = Localized("Over land", "陆路")
  package static let overSea = Localized("Across the sea", "跨海")
  package static let train = Localized("Train", "火车")
  package static let coach = Localized("Coach", "大巴")
  package static let ferry = Localized("Ferry", "渡轮")
  package static let plane = Localized("Plane", "飞机")
  /// The class of a ticket.
  package static let travelClass = Localized("Class", "等级")
  package static let firstClass = Localized("First", "一等")
  package static let secondClass = Localized("Second", "二等")
  package static let meal = Localized("Meal", "餐食")
  package static let noMeal = Localized("No meal", "不用餐")
  package static let menuMeal = Localized("Menu", "套餐")
  package static let vegetarian = Localized("Vegetarian", "素食")
  package static let vegan = Localized("Vegan", "纯素")
  package static let onItsOwnPage = Localized("On a page of its own", "在单独的页面上")
  package static let anyCity = Localized("Any city", "任意城市")
  /// The postal code of a hotel.
  package static let hotelCode = Localized("Hotel’s postal code", "酒店邮编")
  package static let tenThousandCodes = Localized(
    "10,000 codes with a search field. Rows are created only for the visible ones.",
    "一万个邮编，带搜索栏。只为可见的邮编创建行。")
  package static let room = Localized("Room, one of three", "房型（三选一）")
  package static let singleRoom = Localized("Single", "单人间")
  package static let doubleRoom = Localized("Double", "双人间")
  package static let familyRoom = Localized("Family", "家庭间")
  package static let sightsToSee = Localized("Sights, one to four", "景点（一至四个）")
  package static let allSights = Localized("All sights", "所有景点")
  package static let museum = Localized("Museum", "博物馆")
  package static let opera = Localized("Opera", "歌剧院")
  package static let park = Localized("Park", "公园")
  package static let market = Localized("Market", "集市")
  package static let insurance = Localized("With travel insurance", "含旅行保险")
  package static let resetChoices = Localized("Reset choices", "重置选项")
}
