// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The numbers of lines in the article that compares forms of three libraries.
@Suite("Signing up")
struct SigningUpTests {
  private static let article = "RowhouseForms/RowhouseForms.docc/SigningUp.md"

  @Test("The numbers of lines are those of the code")
  func counts() throws {
    let text = try String(
      contentsOf: Snippet.sources.appending(path: Self.article), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let said = lines.filter { $0.hasPrefix("|") }.dropFirst(2)
      .compactMap { Int($0.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)) }
    // Outside of a fence, inside of one, and outside again.
    let blocks = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    let counted = stride(from: 1, to: blocks.count, by: 2)
      .map { blocks[$0].count { !$0.trimmingCharacters(in: .whitespaces).isEmpty } }
    #expect(said.count == 3)
    #expect(said == counted)
  }
}
