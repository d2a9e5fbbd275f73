// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The numbers of lines in the article that compares pages with the demos of three frameworks.
@Suite("Comparisons with the demos of three frameworks")
struct BesideTests {
  private static let article = "Rowhouse/Rowhouse.docc/BesideTheOldCode.md"

  @Test("The numbers of lines are those of the code")
  func counts() throws {
    let file = Snippet.sources.appending(path: Self.article)
    let text = try String(contentsOf: file, encoding: .utf8)
    let said = text.components(separatedBy: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
      .compactMap { Int($0.split(separator: "|")[2].trimmingCharacters(in: .whitespaces)) }
    let counted = try Snippet.all().filter { $0.file == Self.article }.map(\.lines.count)
    #expect(said.count == 3)
    #expect(said == counted)
  }
}
