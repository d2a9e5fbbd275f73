// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A folder for the files of one test, removed when it is released.
public final class TemporaryFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Creates the folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "rowhouse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of all files, sorted.
  public var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}
