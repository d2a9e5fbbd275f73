// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The pictures of the articles about kinds of rows.
@Suite("Pictures of rows")
struct RowPictureTests {
  private static let folder = Snippet.sources.appending(path: "Rowhouse/Rowhouse.docc/Rows")

  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .sorted()
  }

  @Test("Each article has a picture, in light and in dark mode")
  func articles() throws {
    let pictures = try Set(Self.files(in: Self.folder.appending(path: "Resources")))
    let articles = try Self.files(in: Self.folder).filter { $0.hasSuffix(".md") }
    #expect(!articles.isEmpty)
    for article in articles {
      let text = try String(contentsOf: Self.folder.appending(path: article), encoding: .utf8)
      let names = text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { $0.1 }
      #expect(!names.isEmpty, "\(article) shows no picture of its rows")
      let missing = names.flatMap { ["\($0)@2x.png", "\($0)~dark@2x.png"] }
        .filter { !pictures.contains($0) }
      #expect(missing.isEmpty, "\(article) needs pictures: run Tools/doc-pictures")
    }
  }
}
