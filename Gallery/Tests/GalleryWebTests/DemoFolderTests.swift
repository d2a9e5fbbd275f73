// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPages
import HTTPTypes
import Hummingbird
import Rowhouse
import RowhouseWeb
import Testing

@testable import GalleryWeb

/// A source with one picture, named `banner1`.
private struct OnePicture: WebImageSource {
  func image(named name: String) -> WebImage? {
    name == "banner1"
      ? WebImage(mediaType: "image/svg+xml", bytes: [1], dimensions: .square(1)) : nil
  }
  func symbol(named name: String) -> WebImage? { nil }
}

@Suite("Data from a folder")
struct DemoFolderTests {
  private static let post = #"{"user": "U", "avatar": "a.png", "content": "C", "date": "D"}"#
  private static let shop = #"""
    {"status": 100, "message": "success", "data": {
      "ads": [{"id": "0", "name": "N", "url": "banner1.png"}],
      "category": [{"id": 4, "name": "K", "image": "a.png"}, {"id": 4, "name": "K", "image": "a.png"}],
      "activity": [{"name": "A", "image": "https://example.com/a.jpg"}],
      "hot_goods": [{"name": "G", "price": "1.00", "image": "b.jpg", "info": "I"}]}}
    """#
  /// The first bytes of pictures 3 wide and 2 tall.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3,
    0, 0, 0, 2,
  ]
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 1,
  ]

  /// Creates a folder with these files for the duration of the work.
  private func folder<Result>(
    feed: String? = "[\(post)]", index: String? = shop, pictures: [String: [UInt8]]? = nil,
    work: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let feed { try Data(feed.utf8).write(to: folder.appending(path: "feed.json")) }
    if let index { try Data(index.utf8).write(to: folder.appending(path: "index.json")) }
    for (name, bytes) in pictures ?? ["a.png": Self.png, "b.jpg": Self.jpeg] {
      try Data(bytes).write(to: folder.appending(path: name))
    }
    return try work(folder.path)
  }

  private func error(
    feed: String? = "[\(post)]", index: String? = shop, pictures: [String: [UInt8]]? = nil
  ) throws -> DemoFolderError {
    try folder(feed: feed, index: index, pictures: pictures) { path in
      var error = try #require(throws: DemoFolderError.self) {
        try DemoFolder(path: path, pictures: OnePicture())
      }
      #expect(!error.remedy.isEmpty && "\(error)".contains(error.reason))
      error.file = String(error.file.dropFirst(path.count + 1))
      return error
    }
  }

  @Test("All data are read, including repeated ids")
  func read() throws {
    try folder { path in
      let folder = try DemoFolder(path: path, pictures: OnePicture())
      let post = try #require(folder.data.posts.first)
      #expect(post.user[.english] == "U" && post.user[.chinese] == "U" && post.image == nil)
      #expect(post.avatar == .named("a.png"))
      let shop = folder.data.shop
      #expect(shop.banners.map(\.image) == [.named("banner1")] && shop.banners[0].id == "0")
      #expect(shop.categories.map(\.id) == ["4", "4"])
      #expect(shop.activities.map(\.image) == [.remote("https://example.com/a.jpg")])
      #expect(shop.goods.map(\.price) == ["1.00"])
      for (name, type) in [("a.png", "image/png"), ("b.jpg", "image/jpeg")] {
        let image = try #require(folder.pictures.image(named: name))
        #expect(image.mediaType == type && image.dimensions == Dimensions(width: 3, height: 2))
      }
      #expect(folder.pictures.image(named: "banner1") != nil)
      #expect(folder.pictures.image(named: "../a.png") == nil)
    }
  }

  @Test("Missing and invalid data are reported with their place")
  func wrong() throws {
    func post(_ avatar: String) -> String {
      "[\(Self.post.replacing("a.png", with: avatar))]"
    }
    let cases: [(feed: String, place: String, reason: String)] = [
      (#"[{"user": "U", "avatar": "a.png", "date": "D"}]"#, "[0].content", "is missing"),
      ("[\(Self.post), {\"user\": 3}]", "[1].user", "is not a text"),
      (#"[{"user": null}]"#, "[0].user", "is null"),
      ("{}", "", "is not a list"),
      ("[3]", "[0]", "is not an object"),
      (#"[{"user": "U""#, "", "is not JSON"),
      ("", "", "is not JSON"),
      (post("no.png"), "[0].avatar", "neither in the folder"),
      (post("../a.png"), "[0].avatar", "is not a name of a file"),
      (post(".a"), "[0].avatar", "is not a name of a file"),
      (post("x/a.png"), "[0].avatar", "is not a name of a file"),
      (post("http://a/b.png"), "[0].avatar", "over https only"),
      (
        post("javascript:1"), "[0].avatar", "over https only"
      ),
      (post("feed.json"), "[0].avatar", "neither PNG nor JPEG"),
    ]
    for wrong in cases {
      let error = try error(feed: wrong.feed)
      #expect(error.file == "feed.json" && error.place == wrong.place, "\(error)")
      #expect(error.reason.contains(wrong.reason), "\(error)")
    }
  }

  @Test("Places of the shop are paths")
  func places() throws {
    let cases: [(old: String, new: String, place: String)] = [
      (#""url": "banner1.png""#, #""link": 1"#, "data.ads[0].url"),
      (#""id": 4, "name": "K", "image": "a.png"}, {"id": 4"#, #""id": []"#, "data.category[0].id"),
      (#""hot_goods""#, #""goods""#, "data.hot_goods"),
      (#""price": "1.00""#, #""price": 1"#, "data.hot_goods[0].price"),
      ("100", "500", "status"), ("b.jpg", "c.jpg", "data.hot_goods[0].image"),
    ]
    for wrong in cases {
      let error = try error(index: Self.shop.replacing(wrong.old, with: wrong.new))
      #expect(error.file == "index.json" && error.place == wrong.place, "\(error)")
    }
    #expect(try error(index: nil).reason.contains("is not there"))
    #expect(try error(feed: nil).file == "feed.json")
  }

  @Test("A path that is not a folder is reported")
  func noFolder() throws {
    let error = try #require(throws: DemoFolderError.self) {
      try DemoFolder(path: "/nowhere/at/all", pictures: OnePicture())
    }
    #expect(error.reason == "is not there" && error.remedy.contains("--data"))
    let file = try #require(throws: DemoFolderError.self) {
      try DemoFolder(path: #filePath, pictures: OnePicture())
    }
    #expect(file.reason == "is not a folder")
  }

  @Test("A truncated picture is refused")
  func cut() throws {
    for bytes in [Self.png, Self.jpeg] {
      for count in 0..<bytes.count - 4 {
        #expect(PictureFormat.image(Array(bytes.prefix(count))) == nil)
      }
    }
    // A segment without an end, and one that points outside.
    #expect(PictureFormat.image([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0, 0, 0]) == nil)
    #expect(PictureFormat.image([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0]) == nil)
  }
}
