// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import GalleryPages
public import RowhouseWeb

/// The data of the shop and the feed, read from the files of a folder.
///
/// The folder contains `feed.json` and `index.json` in the format of CBTableViewDataSource's demo.
/// A picture is the name of a file in the folder, or an address. The gallery's picture with that
/// name, ignoring the file extension, replaces a missing file.
public struct DemoFolder: Sendable {
  /// The data from the files.
  public let data: DemoData
  /// The pictures of the folder, and those of the gallery.
  public let pictures: FolderPictures

  /// Reads a folder and all pictures that its files name.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - pictures: The source that replaces missing pictures.
  /// - Throws: ``DemoFolderError`` with the invalid file and the place in it.
  public init(path: String, pictures: any WebImageSource) throws(DemoFolderError) {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    var isFolder = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard isThere, isFolder else {
      throw DemoFolderError(
        file: path, reason: isThere ? "is not a folder" : "is not there",
        remedy: "Give --data a folder with \(FeedFile.name) and \(IndexFile.name) in it.")
    }
    var reader = PictureReader(folder: folder, pictures: pictures)
    let feed = try FeedFile(in: folder)
    let index = try IndexFile(in: folder)
    data = DemoData(posts: try feed.posts(&reader), shop: try index.shop(&reader))
    self.pictures = FolderPictures(reader.images, others: pictures)
  }
}
