// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Why the files of a folder cannot be shown.
public struct DemoFolderError: Error, Hashable, CustomStringConvertible {
  /// The file, or the folder, as a path.
  public var file: String
  /// Where in the file, such as `data.ads[2].url`; empty for all of it.
  public var place = ""
  /// What is wrong, to be read after the place.
  public var reason: String
  /// What to do about it.
  public var remedy: String

  /// What is wrong, where, and what to do.
  public var description: String {
    "\(file)\(place.isEmpty ? "" : ": \(place)") \(reason). \(remedy)"
  }
}
