// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSQLite
public import RowhouseSettings

/// A file with values of settings, whose name determines its format.
public enum StoreFile: Hashable, Sendable {
  /// A JSON file.
  case json(path: String)
  /// A SQLite database, whose name ends with `.sqlite`, `.sqlite3`, or `.db`.
  case sqlite(path: String)

  /// The file name extensions that a shell completes.
  public static let extensions = ["json", "sqlite", "sqlite3", "db"]

  /// Chooses the format of a file.
  public init(path: String) {
    let name = path.lowercased()
    let isDatabase = [".sqlite", ".sqlite3", ".db"].contains { name.hasSuffix($0) }
    self = isDatabase ? .sqlite(path: path) : .json(path: path)
  }

  /// Opens the file as a store, or creates it with the first value.
  ///
  /// - Throws: `SettingsStoreError` if the file exists and cannot be read, or could not be written.
  public func open() throws(SettingsStoreError) -> any SettingsStore {
    switch self {
    case .json(let path):
      let store = try JSONFileStore(path: path)
      try Self.checkAccess(to: store.path)
      return store
    case .sqlite(let path):
      let store = try SQLiteStore(path: path)
      try Self.checkAccess(to: store.path)
      return store
    }
  }

  /// Checks that a file and the files next to it can be written, without changing anything.
  private static func checkAccess(to path: String) throws(SettingsStoreError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw .unwritable(path: path, reason: "there is no folder “\(folder)”") }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw .unwritable(path: path, reason: "the folder “\(folder)” is read-only")
    }
    if FileManager.default.fileExists(atPath: path),
      !FileManager.default.isWritableFile(atPath: path)
    {
      throw .unwritable(path: path, reason: "the file is read-only")
    }
  }

  /// Reads the values of the file, without creating, changing, or renaming it.
  ///
  /// - Throws: `SettingsStoreError` if the file exists and cannot be read.
  public func values() throws(SettingsStoreError) -> [String: SettingsValue] {
    switch self {
    case .json(let path): try JSONFileStore.values(ofFile: path)
    case .sqlite(let path): try SQLiteStore.values(ofFile: path)
    }
  }
}
