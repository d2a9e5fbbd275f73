// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Foundation

/// The files of a settings bundle in a folder.
public struct FolderFiles: SettingsFiles {
  /// The folder.
  public let folder: URL
  /// The paths of all files except hidden ones and files outside of the folder, at most
  /// ``pathLimit``.
  public let paths: Set<String>

  /// The maximum number of files that are listed.
  public static let pathLimit = 20_000

  /// Creates a list of the files in a folder and its subfolders.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: ``SettingsBundleError/noFolder(_:)`` if the folder does not exist.
  public init(_ folder: URL) throws(SettingsBundleError) {
    var isFolder: ObjCBool = false
    // The files of a symbolic link to a folder would not be listed.
    let path = folder.resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue,
      let list = FileManager.default.enumerator(atPath: path)
    else { throw .noFolder(folder.path) }
    self.folder = folder
    var paths: Set<String> = []
    while let path = list.nextObject() as? String, paths.count < Self.pathLimit {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      if (list.fileAttributes?[.type] as? FileAttributeType) == .typeRegular { paths.insert(path) }
    }
    self.paths = paths
  }

  /// Returns the content of a file, up to one byte more than the limit.
  public func bytes(of path: String, limit: Int) -> [UInt8]? {
    // The name in the folder may be another spelling of the same characters, which are other bytes.
    guard let index = paths.firstIndex(of: path),
      let file = try? FileHandle(forReadingFrom: folder.appendingPathComponent(paths[index]))
    else { return nil }
    defer { try? file.close() }
    // An empty file returns no data.
    do {
      return try file.read(upToCount: limit < .max ? limit + 1 : limit).map(Array.init) ?? []
    } catch { return nil }
  }
}

/// The reason why a settings bundle cannot be opened.
public enum SettingsBundleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no folder at the path.
  case noFolder(String)

  /// The reason and the remedy.
  public var description: String {
    switch self {
    case .noFolder(let path):
      "There is no folder “\(path)”. Pass the path of a Settings.bundle, which is a folder."
    }
  }
}
