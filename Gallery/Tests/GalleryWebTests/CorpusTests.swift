// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPages
import GalleryPictures
import HTTPTypes
import Hummingbird
import Rowhouse
import RowhouseWeb
import Testing

@testable import GalleryWeb

/// The data of CBTableViewDataSource's demo, if it is next to the project.
private enum DemoCorpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/corpus/cb-demo").standardized.path
  static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }
}

@MainActor
@Suite(
  "The data of CBTableViewDataSource's demo",
  .enabled(if: DemoCorpus.isThere, "There is no shared/corpus/cb-demo beside the project."))
struct CorpusTests {
  @Test("The data are read unchanged")
  func read() throws {
    let data = try DemoFolder(path: DemoCorpus.folder, pictures: GalleryPictures()).data
    #expect(data.posts.count == 8)
    #expect(data.posts.indices.filter { data.posts[$0].image == nil } == [0, 5])
    #expect(data.shop.banners.map(\.id) == ["0", "1", "2", "3", "4", "5"])
    #expect(
      data.shop.categories.map(\.id)
        == [0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7, 0, 1, 2, 3].map { "\($0)" })
    #expect(data.shop.activities.count == 4 && Set(data.shop.activities.map(\.name)).count == 1)
    #expect(
      data.shop.goods.map(\.price)
        == ["446.00", "248.00", "386.00", "526.00", "526.00", "508.00", "246.00", "469.00"])
  }

  @Test("The pages show the data, and each picture exists")
  func pages() async throws {
    let folder = try DemoFolder(path: DemoCorpus.folder, pictures: GalleryPictures())
    let server = GalleryServer(images: folder.pictures, data: folder.data)
    try await server.application().test { client in
      for name in [PageName.shop, .feed, .firstShop, .firstFeed] {
        let page = try await client.get(name.path).text
        let texts =
          switch name {
          case .feed: folder.data.posts.prefix(Feed.batchSize).map(\.content)
          case .firstFeed: folder.data.posts.map(\.content)
          default: folder.data.shop.goods.map(\.name)
          }
        for text in texts { #expect(page.contains(text[.english])) }
        let pictures = Set(page.matches(of: /src="(\/rowhouse\/images[^"]*)"/).map(\.output.1))
        #expect(pictures.count > (name == .feed ? 4 : 10))
        for picture in pictures {
          #expect(try await client.get(String(picture)).status == .ok, "\(picture)")
        }
      }
    }
  }
}
