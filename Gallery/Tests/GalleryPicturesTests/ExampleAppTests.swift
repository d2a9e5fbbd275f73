// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The pictures of the example app")
struct ExampleAppTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let pictures = root.appending(path: "Gallery/Sources/GalleryPictures/Pictures")
  private static let catalog = root.appending(path: "Examples/GalleryApp/App/Pictures.xcassets")

  private func names(in folder: URL, ending: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return Set(names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
  }

  @Test("The app's pictures are those of the gallery; if not, call Tools/example-pictures")
  func same() throws {
    let names = try names(in: Self.pictures, ending: ".svg")
    #expect(!names.isEmpty)
    #expect(try self.names(in: Self.catalog, ending: ".imageset") == names)
    for name in names {
      let set = Self.catalog.appending(path: "\(name).imageset")
      let copy = try Data(contentsOf: set.appending(path: "\(name).svg"))
      #expect(copy == (try Data(contentsOf: Self.pictures.appending(path: "\(name).svg"))))
      #expect(
        try Data(contentsOf: set.appending(path: "Contents.json"))
          .contains(Data("\"\(name).svg\"".utf8)))
    }
  }
}
