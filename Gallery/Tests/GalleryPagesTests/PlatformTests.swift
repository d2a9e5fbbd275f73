// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPages
import Testing

/// The sources of the gallery's pages, which UIKit, the browser, and the Linux desktop share.
@Suite("Pages on all platforms")
struct PlatformTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/GalleryPages").standardizedFileURL

  private static let modules: Set<String> = [
    "Observation", "Rowhouse", "RowhouseForms", "RowhouseFoundation", "Foundation",
  ]

  /// Returns the lines of the sources, each with its file.
  private static func lines() throws -> [(file: String, text: String)] {
    let files = try FileManager.default
      .subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }
    return try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").map { (file, String($0)) }
    }
  }

  @Test("No line of the 30 pages and their models depends on the platform")
  func sources() throws {
    let lines = try Self.lines()
    let conditions = lines.filter {
      $0.text.contains(#/^\s*\#(?:if|else)|#available|#unavailable|@available|canImport/#)
    }
    #expect(conditions.isEmpty, "\(conditions)")
    let imports = lines.filter { line in
      guard let module = line.text.firstMatch(of: #/^\s*(?:\w+ )?import (\w+)/#)?.1 else {
        return false
      }
      return !Self.modules.contains(String(module))
    }
    #expect(imports.isEmpty, "\(imports)")
    let pages = lines.filter { $0.text.contains(#/^(?:public |package )?struct \w+Page\b.*:/#) }
    #expect(pages.count >= 30)
  }
}
