// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Testing

/// Checks that every Swift example of the README, the articles, and the doc comments is in a file
/// of `Snippets`, where it is compiled.
@Suite("Examples in the documentation")
struct SnippetTests {
  @Test("Each is compiled", arguments: try Snippet.all())
  func compiled(_ snippet: Snippet) throws {
    let isCompiled = try Snippet.compiledFiles.get().contains { $0.contains(snippet.lines) }
    #expect(
      isCompiled,
      "\(snippet) is in no file of Tests/DocumentationTests/Snippets. Add it there.")
  }

  @Test("Examples are found")
  func found() throws {
    let files = Set(try Snippet.all().map(\.file))
    #expect(files.contains("README.md"))
    #expect(files.contains("RowhouseModel/RowhouseModel.docc/Identity.md"))
    #expect(files.contains("RowhouseModel/Rows/ToggleRow.swift"))
  }
}
