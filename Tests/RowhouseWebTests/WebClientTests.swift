// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseWeb
import Testing

@Suite("The client's files")
struct WebClientTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/RowhouseWeb/Client")

  /// The modules that pages load where they need them.
  private static let later = [
    "announcing.js", "controls.js", "dialogs.js", "extras.js", "leaving.js", "marks.js", "menus.js",
    "pager.js",
    "problems.js",
    "renewal.js", "reports.js", "secrets.js", "slices.js", "strays.js", "system.js",
  ]

  /// Returns the lines of a source that are code, without blanks.
  private static func code(_ name: String) throws -> [String] {
    let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return source.replacing(#/\/\*.*?\*\/ ?/#.dotMatchesNewlines(), with: "")
      .components(separatedBy: "\n").map { $0.replacing(" ", with: "") }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  private static func lines(_ name: String) throws -> [String] {
    let file = try #require(WebClient.file(named: name))
    return try #require(String(bytes: file.bytes, encoding: .utf8)).components(separatedBy: "\n")
      .map { $0.replacing(" ", with: "") }
  }

  @Test("A browser loads two files with each page, and others when they are needed")
  func names() {
    #expect(
      WebClient.files.map(\.name).sorted()
        == (["client.js", "noscript.css", "page.css"] + Self.later).sorted())
  }

  @Test(
    "Only comments and blanks are left out",
    arguments: Self.later)
  func complete(name: String) throws {
    let code = try Self.code(name).filter { !$0.hasPrefix("import{") }
    #expect(try Self.lines(name).filter { !$0.hasPrefix("import{") } == code)
  }

  @Test(
    "Only comments and white space are left out of a style sheet",
    arguments: ["page.css", "noscript.css"])
  func styles(name: String) throws {
    func signs(_ lines: [String]) -> String {
      lines.joined().filter { !$0.isWhitespace }
    }
    #expect(signs(try Self.lines(name)) == signs(try Self.code(name)))
  }

  @Test("The script that all pages load contains every other module once")
  func joined() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".js") && !Self.later.contains($0) }
    let code = try modules.flatMap(Self.code)
      .filter { !$0.hasPrefix("import{") && !$0.hasPrefix("import\"") }
      .map { $0.replacing(#/^export/#, with: "") }
    #expect(try Self.lines("client.js").dropLast().sorted() == code.sorted())
  }

  @Test("Names that modules share are exported, and imported from the one file")
  func imports() throws {
    let script = try #require(try Self.lines("client.js").last)
    let pattern = /import{(.*)}from"\.\/client\.js";/
    let imports = try Self.lines("slices.js").filter { $0.hasPrefix("import{") }
    #expect(!imports.isEmpty)
    for line in imports {
      let match = try #require(line.wholeMatch(of: pattern), "\(line)")
      for name in match.1.components(separatedBy: ",") {
        #expect(script.dropFirst("export{".count).contains(name), "\(name)")
      }
    }
  }
}
