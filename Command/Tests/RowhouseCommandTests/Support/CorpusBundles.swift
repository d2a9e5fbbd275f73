// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings

/// The settings bundles of published applications, if they are next to the project.
enum CorpusBundles {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../../shared/corpus/settings-bundles").standardized
  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
  /// True if the bundles are converted in all variants, which fails if they are not there.
  static let isComplete = ProcessInfo.processInfo.environment["ROWHOUSE_CONVERT"] == "all"
  static let reason = "There is no shared/corpus/settings-bundles beside the project."

  /// The folders of the bundles, relative to the corpus, sorted.
  static var paths: [String] {
    let list = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = list?.nextObject() as? String {
      if path.hasSuffix("Settings.bundle") { paths.append(path) }
    }
    return paths.sorted()
  }

  /// The names of the pages of a bundle that have a separate file for this variant, sorted.
  static func pageFiles(of path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
      .filter { $0.hasSuffix(".plist") }.map { String($0.dropLast(".plist".count)) }.sorted()
  }

  static func bundle(
    _ path: String, root: String = "Root", variant: SettingsVariant
  ) throws -> SettingsBundle {
    SettingsBundle(
      try FolderFiles(folder.appendingPathComponent(path)), root: root, variant: variant)
  }
}
