// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings

/// The settings bundles of published applications, if they are next to the project.
enum SettingsCorpus {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../shared/corpus/settings-bundles").standardized
  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
  static let reason = "There is no shared/corpus/settings-bundles beside the project."

  /// The folders of the bundles, relative to the corpus, sorted.
  static var bundles: [String] {
    files(withExtension: "plist").reduce(into: Set<String>()) { folders, path in
      if let end = path.range(of: "Settings.bundle") {
        folders.insert(String(path[..<end.upperBound]))
      }
    }.sorted()
  }

  /// The paths of the files with an extension, relative to the corpus, sorted.
  static func files(withExtension fileExtension: String) -> [String] {
    let list = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = list?.nextObject() as? String {
      if path.hasSuffix(".\(fileExtension)") { paths.append(path) }
    }
    return paths.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  static func bundle(
    _ path: String, root: String = "Root", variant: SettingsVariant = SettingsVariant()
  ) throws -> SettingsBundle {
    SettingsBundle(
      try FolderFiles(folder.appendingPathComponent(path)), root: root, variant: variant)
  }
}
