// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseWeb

/// A reader for the pictures that files refer to.
struct PictureReader {
  let folder: URL
  let pictures: any WebImageSource
  /// The pictures that were read, by the names of their files.
  private(set) var images: [String: WebImage] = [:]

  init(folder: URL, pictures: any WebImageSource) {
    self.folder = folder
    self.pictures = pictures
  }

  /// The maximum size of a picture, in bytes.
  static let limit = 8 << 20

  /// Returns the picture that a file refers to.
  ///
  /// - Parameters:
  ///   - name: The name of a file in the folder, or an address.
  ///   - place: The place of the name.
  ///   - file: The file that contains the name.
  /// - Returns: The picture.
  /// - Throws: ``DemoFolderError`` if the picture does not exist.
  mutating func source(
    _ name: String, at place: String, in file: String
  ) throws(DemoFolderError) -> ImageSource {
    func wrong(_ reason: String, _ remedy: String) -> DemoFolderError {
      DemoFolderError(file: file, place: place, reason: reason, remedy: remedy)
    }
    if name.hasPrefix("https://") { return .remote(name) }
    if name.contains(":") {
      throw wrong(
        "is “\(name)”, and browsers get pictures from elsewhere over https only",
        "Name an address that begins with https://, or a file of the folder.")
    }
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/"), !name.contains("\\") else {
      throw wrong(
        "is “\(name)”, which is not a name of a file of the folder",
        "Put the picture into the folder, and give its name alone.")
    }
    if images[name] != nil { return .named(name) }
    if let data = FileManager.default.contents(atPath: folder.appending(path: name).path) {
      guard data.count <= Self.limit else {
        throw wrong(
          "is “\(name)” with \(data.count) bytes, and at most \(Self.limit) are read",
          "Make the picture smaller.")
      }
      guard let image = PictureFormat.image([UInt8](data)) else {
        throw wrong(
          "is “\(name)”, which is neither PNG nor JPEG", "Save the picture as one of the two.")
      }
      images[name] = image
      return .named(name)
    }
    let stem = String(name.prefix { $0 != "." })
    guard pictures.image(named: stem) != nil else {
      throw wrong(
        "is “\(name)”, which is neither in the folder nor a picture of the gallery",
        "Put the picture into the folder, or take its name out.")
    }
    return .named(stem)
  }
}
