// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A Swift example in the documentation.
struct Snippet: Sendable, CustomTestStringConvertible {
  /// The file that contains the example, below `Sources`.
  let file: String
  /// The line of the file where the example begins.
  let line: Int
  /// The example's lines, without indentation and without empty lines.
  let lines: [String]

  var testDescription: String { "\(file):\(line)" }
}

extension Snippet {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Parts of examples that are not compiled: calls of UIKit, and manifests, which
  /// `Tools/readme-walk` builds.
  private static let foreign = ["performBatchUpdates", "swift-tools-version"]
  /// The folders of compiled examples.
  ///
  /// The type check of UIKit compiles `Readme/App`.
  private static let folders = [
    "Tests/DocumentationTests/Snippets", "Gallery/Tests/GalleryWebTests/Snippets",
    "Command/Tests/RowhouseCommandTests/Snippets", "Gallery/Tests/Readme/Settings",
    "Gallery/Tests/Readme/SettingsTests", "Gallery/Tests/Readme/App", "Gallery/Tests/RowKinds",
    "Gallery/Tests/SharedList", "Tests/Desktop/Readme",
  ]

  /// The folder that contains the modules.
  static let sources = root.appending(path: "Sources")

  /// Every word of the modules' code.
  static func declaredNames() throws -> Set<String> {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: sources.path(percentEncoded: false)
    ).filter { $0.hasSuffix(".swift") }
    var names: Set<String> = []
    for file in files {
      for line in try text(of: sources.appending(path: file)) where !trimmed(line).hasPrefix("//") {
        names.formUnion(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      }
    }
    return names
  }

  /// All examples in the README, the articles, and the doc comments.
  static func all() throws -> [Snippet] {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: sources.path(percentEncoded: false)
    )
    .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted()
    let snippets = try files.flatMap { file in
      try read(file, at: sources.appending(path: file))
    }
    return try read("README.md", at: root.appending(path: "README.md")) + snippets
  }

  /// The lines of each file in which examples are compiled.
  static let compiledFiles = Result {
    try folders.map { root.appending(path: $0) }.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        .sorted().map { name in
          try text(of: folder.appending(path: name)).map(trimmed).filter { !$0.isEmpty }
        }
    }
  }

  private static func read(_ file: String, at url: URL) throws -> [Snippet] {
    var snippets: [Snippet] = []
    var current: Snippet?
    let isCode = file.hasSuffix(".swift")
    for (index, raw) in try text(of: url).enumerated() {
      var line = trimmed(raw)
      if isCode {
        guard line.hasPrefix("///") else { continue }
        line = trimmed(String(line.dropFirst(3)))
      }
      if let open = current {
        if line == "```" {
          snippets.append(open)
          current = nil
        } else if !line.isEmpty {
          current = Snippet(file: open.file, line: open.line, lines: open.lines + [line])
        }
      } else if line == "```swift" {
        current = Snippet(file: file, line: index + 1, lines: [])
      }
    }
    return snippets.filter { snippet in
      !snippet.lines.contains { line in foreign.contains(where: line.contains) }
    }
  }

  private static func text(of url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
