// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Testing

/// Checks that every Swift example of the README, the articles, and the doc comments equals lines of a
/// compiled file.
@Suite("Examples in the documentation")
struct SnippetTests {
  @Test("Each is compiled", arguments: try Snippet.all())
  func compiled(_ snippet: Snippet) throws {
    let isCompiled = try Snippet.compiledFiles.get().contains { $0.contains(snippet.lines) }
    #expect(
      isCompiled,
      """
      \(snippet) equals no consecutive lines of a compiled file. Add it to a file of \
      Tests/DocumentationTests/Snippets, or to one of the other folders that Snippet.folders lists.
      """)
  }

  @Test("Examples are found")
  func found() throws {
    let files = Set(try Snippet.all().map(\.file))
    #expect(files.contains("README.md"))
    #expect(files.contains("RowhouseModel/RowhouseModel.docc/Identity.md"))
    #expect(files.contains("RowhouseModel/Rows/ToggleRow.swift"))
  }
}
