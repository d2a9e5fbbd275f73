// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPages

/// The contents of `index.json`: the front of a shop.
struct IndexFile {
  static let name = "index.json"
  private let path: String
  private let contents: Contents

  private struct Contents: Decodable {
    let status: Int
    let message: String
    let data: Shop
  }

  private struct Shop: Decodable {
    let ads: [Ad]
    let category: [Category]
    let activity: [Activity]
    let goods: [Goods]

    private enum CodingKeys: String, CodingKey {
      case ads, category, activity
      case goods = "hot_goods"
    }
  }

  private struct Ad: Decodable {
    let id: NumberOrText
    let name: String
    let url: String
  }

  private struct Category: Decodable {
    let id: NumberOrText
    let name: String
    let image: String
  }

  private struct Activity: Decodable {
    let name: String
    let image: String
  }

  private struct Goods: Decodable {
    let name: String
    let price: String
    let image: String
    let info: String
  }

  init(in folder: URL) throws(DemoFolderError) {
    path = folder.appending(path: Self.name).path
    contents = try DemoFile.read(Self.name, in: folder, as: Contents.self)
    guard contents.status == 100 else {
      throw DemoFolderError(
        file: path, place: "status",
        reason: "is \(contents.status), “\(contents.message)”, the answer to a failure",
        remedy: "A file with a shop in it has the status 100.")
    }
  }

  /// Returns the shop, with its pictures.
  func shop(_ reader: inout PictureReader) throws(DemoFolderError) -> ShopFront {
    var shop = ShopFront(banners: [], categories: [], activities: [], goods: [])
    for (number, ad) in contents.data.ads.enumerated() {
      let image = try reader.source(ad.url, at: "data.ads[\(number)].url", in: path)
      shop.banners.append(
        ShopBanner(id: ad.id.text, name: Localized(verbatim: ad.name), image: image))
    }
    for (number, category) in contents.data.category.enumerated() {
      let image = try reader.source(
        category.image, at: "data.category[\(number)].image", in: path)
      shop.categories.append(
        ShopCategory(
          id: category.id.text, name: Localized(verbatim: category.name), image: image))
    }
    for (number, activity) in contents.data.activity.enumerated() {
      let image = try reader.source(
        activity.image, at: "data.activity[\(number)].image", in: path)
      shop.activities.append(
        ShopActivity(number: number, name: Localized(verbatim: activity.name), image: image))
    }
    for (number, goods) in contents.data.goods.enumerated() {
      let image = try reader.source(goods.image, at: "data.hot_goods[\(number)].image", in: path)
      shop.goods.append(
        ShopGoods(
          number: number, name: Localized(verbatim: goods.name), price: goods.price, image: image,
          info: Localized(verbatim: goods.info)))
    }
    return shop
  }
}

/// An id that is a number in one list and a text in another.
private struct NumberOrText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      text = "\(number)"
    } else {
      text = try container.decode(String.self)
    }
  }
}
