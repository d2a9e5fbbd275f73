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
    "announcing.js", "controls.js", "dialogs.js", "documents.js", "extras.js", "following.js",
    "leaving.js", "marks.js", "menus.js", "moving.js", "pager.js", "problems.js", "renewal.js",
    "reports.js", "secrets.js", "slices.js", "sockets.js", "strays.js", "submitting.js",
    "system.js", "webkit.js",
  ]

  /// Returns the lines of a source that are code, without blanks.
  private static func code(_ name: String) throws -> [String] {
    let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return source.replacing(#/\/\*.*?\*\/ ?/#.dotMatchesNewlines(), with: "")
      .components(separatedBy: "\n").map { $0.replacing(" ", with: "") }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// Returns a file without white space.
  private static func signs(_ name: String) throws -> String {
    let file = try #require(WebClient.file(named: name))
    return try #require(String(bytes: file.bytes, encoding: .utf8)).filter { !$0.isWhitespace }
  }

  /// Returns code without the commas and semicolons that are optional before a closing bracket.
  private static func withoutNeedlessSigns(_ code: String) -> String {
    code.replacing(#/[,;]+([}\])])/#) { $0.output.1 }
  }

  @Test("A browser loads two files with each page, and others when they are needed")
  func names() {
    #expect(
      WebClient.files.map(\.name).sorted()
        == (["client.js", "dialogs.css", "message.css", "noscript.css", "page.css"] + Self.later)
        .sorted())
  }

  @Test(
    "Only comments, white space and needless signs are left out",
    arguments: Self.later)
  func complete(name: String) throws {
    let code = try Self.code(name).filter { !$0.hasPrefix("import{") }
    let imports = #/import{[\w,]*}from"[^"]*";/#
    let signs = try Self.signs(name).replacing(imports, with: "")
    #expect(Self.withoutNeedlessSigns(signs) == Self.withoutNeedlessSigns(code.joined()))
  }

  @Test("No regular expression contains a space, which its served file lacks")
  func expressions() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    where name.hasSuffix(".js") {
      let source = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      let literals = #/[(!=] ?\/[^\/*\n][^\/\n]* [^\/\n]*\/[a-z]*[.,)]/#
      let found = source.matches(of: literals).map(\.output)
      #expect(found.isEmpty, "\(name) needs \\s in \(found)")
    }
  }

  @Test(
    "Only comments, white space and last semicolons are left out of a style sheet",
    arguments: ["page.css", "message.css", "noscript.css", "dialogs.css"])
  func styles(name: String) throws {
    let code = try Self.code(name).joined().filter { !$0.isWhitespace }
    #expect(try Self.signs(name) == code.replacing(";}", with: "}"))
  }

  @Test("The script that all pages load contains every other module once")
  func joined() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".js") && !Self.later.contains($0) }
    let client = try Self.signs("client.js").replacing(#/export{[\w,]*};$/#, with: "")
    var script = Self.withoutNeedlessSigns(client)
    for module in modules {
      let code = try Self.code(module)
        .filter { !$0.hasPrefix("import{") && !$0.hasPrefix("import\"") }
        .map { $0.replacing(#/^export/#, with: "") }.joined()
      let part = Self.withoutNeedlessSigns(code)
      #expect(script.components(separatedBy: part).count == (part.isEmpty ? 1 : 2), "\(module)")
      script = script.replacing(part, with: "")
    }
    #expect(script.isEmpty)
  }

  @Test("Names that modules share are exported, and imported from the one file")
  func imports() throws {
    let script = try Self.signs("client.js")
    let exports = try #require(script.firstMatch(of: #/export{([\w,]*)};$/#)?.1)
    let slices = try Self.signs("slices.js")
    let imports = slices.matches(of: #/import{([\w,]*)}from"\.\/client\.js";/#)
    #expect(!imports.isEmpty)
    #expect(imports.count == slices.components(separatedBy: "import{").count - 1)
    for name in imports.flatMap({ $0.1.split(separator: ",") }) {
      #expect(exports.split(separator: ",").contains(name), "\(name)")
    }
  }

  @Test(
    "A module imports only what its page has, as an import waits for a silent connection",
    arguments: Self.later)
  func waiting(name: String) throws {
    let imported = try Self.signs(name).matches(of: #/from"\.\/([^"]*)"/#).map { String($0.1) }
    // The client loads the one before it loads the other.
    let present = ["client.js"] + (name == "renewal.js" ? ["strays.js"] : [])
    #expect(Set(imported).isSubset(of: present))
  }

  @Test(
    "A page of another version gets modules that need no name of its client",
    arguments: ["client.js", "renewal.js", "strays.js"])
  func otherVersions(name: String) throws {
    let file = try #require(WebClient.file(forOtherVersionsNamed: name))
    let code = try #require(String(bytes: file.bytes, encoding: .utf8))
    #expect(!code.contains("import{"))
    let names = try #require(code.firstMatch(of: #/const{([\w,]*)}=client;/#)?.1)
    let exports = try #require(Self.signs("client.js").firstMatch(of: #/export{([\w,]*)};$/#)?.1)
    #expect(Set(names.split(separator: ",")).isSubset(of: exports.split(separator: ",")))
    // The names that `client.js` calls in these modules.
    for name in ["renew", "keep", "restoreDrafts"] {
      #expect(code.contains(try Regex("export (async )?(function|const) \(name)\\b")), "\(name)")
    }
  }

  @Test("A page of another version gets the other files by their names")
  func otherFiles() {
    let replaced = ["client.js", "renewal.js", "strays.js"]
    for name in WebClient.files.map(\.name) where !replaced.contains(name) {
      #expect(WebClient.file(forOtherVersionsNamed: name)?.name == name)
    }
    #expect(WebClient.file(forOtherVersionsNamed: "unknown.js") == nil)
  }
}
