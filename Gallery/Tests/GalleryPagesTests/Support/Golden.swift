// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseTesting
import Testing

/// Drawings that are stored in files.
enum Golden {
  /// Compares a drawing with the file of its name, or writes the file if
  /// `ROWHOUSE_UPDATE_GOLDEN=1`.
  static func expect(
    _ drawing: PageText, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["ROWHOUSE_UPDATE_GOLDEN"] == "1" {
      return try Data("\(drawing)\n".utf8).write(to: file)
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record(
        """
        There is no file Golden/\(name).txt. \(remedy) The drawing is:
        \(drawing)
        """, sourceLocation: sourceLocation)
      return
    }
    let kept = PageText(String(decoding: data, as: UTF8.self))
    if drawing == kept { return }
    Issue.record(
      """
      The page is not as Golden/\(name).txt has it (- file, + page). \(remedy)
      \(difference(from: kept.lines, to: drawing.lines).joined(separator: "\n"))
      """, sourceLocation: sourceLocation)
  }

  /// Returns all lines, with a sign before those that only one of the two has.
  static func difference(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var lines = old.map { "  \($0)" }
    var inserted = new.map { "  \($0)" }
    for case .remove(let offset, let line, _) in difference { lines[offset] = "- \(line)" }
    for case .insert(let offset, let line, _) in difference { inserted[offset] = "+ \(line)" }
    var merged: [String] = []
    var rest = inserted[...]
    for line in lines {
      if line.hasPrefix("- ") {
        merged.append(line)
      } else {
        merged += rest.prefix { $0.hasPrefix("+ ") }
        rest = rest.drop { $0.hasPrefix("+ ") }.dropFirst()
        merged.append(line)
      }
    }
    return merged + rest
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

  private static let remedy = "If that is meant, run the tests with ROWHOUSE_UPDATE_GOLDEN=1."
}
