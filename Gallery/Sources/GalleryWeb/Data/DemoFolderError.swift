// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An error in the files of a folder.
public struct DemoFolderError: Error, Hashable, CustomStringConvertible {
  /// The path of the file or folder.
  public var file: String
  /// The place in the file, such as `data.ads[2].url`, or an empty string for the whole file.
  public var place = ""
  /// The error, as text after the place.
  public var reason: String
  /// The correction to make.
  public var remedy: String

  /// The file, the place, the error, and the remedy.
  public var description: String {
    "\(file)\(place.isEmpty ? "" : ": \(place)") \(reason). \(remedy)"
  }
}
