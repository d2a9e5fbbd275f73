// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The files of a settings bundle.
public protocol SettingsFiles: Sendable {
  /// The paths of all files, relative to the bundle and separated by slashes.
  var paths: Set<String> { get }

  /// Returns the content of a file.
  ///
  /// - Parameters:
  ///   - path: One of ``paths``.
  ///   - limit: The maximum number of bytes. If the file is longer, the method may return a part of
  ///     it that has more bytes than the limit.
  /// - Returns: The content, or `nil` if the file cannot be read.
  func bytes(of path: String, limit: Int) -> [UInt8]?
}

/// The files of a settings bundle in memory.
public struct MemoryFiles: SettingsFiles {
  /// The content of the files by path.
  public var contents: [String: [UInt8]]

  /// Creates files from their content, by path.
  public init(_ contents: [String: [UInt8]]) { self.contents = contents }

  /// The paths of all files.
  public var paths: Set<String> { Set(contents.keys) }

  /// Returns the complete content of a file, regardless of the limit.
  public func bytes(of path: String, limit: Int) -> [UInt8]? { contents[path] }
}
