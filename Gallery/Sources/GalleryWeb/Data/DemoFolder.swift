// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
public import GalleryPages
public import RowhouseWeb

/// What shop and feed show, read from the files of a folder.
///
/// The folder has `feed.json` and `index.json` in the shape of those of CBTableViewDataSource's demo.
/// A picture is named by the name of a file of the folder, or by its address. One that is not there is
/// stood in for by the gallery's picture of that name, whatever stands after the dot.
public struct DemoFolder: Sendable {
  /// What the files say.
  public let data: DemoData
  /// The pictures of the folder, and those of the gallery.
  public let pictures: FolderPictures

  /// Reads a folder, with all pictures that its files name.
  ///
  /// - Parameters:
  ///   - path: Where the folder is.
  ///   - pictures: What stands in for pictures that are not there.
  /// - Throws: ``DemoFolderError``: which file is wrong, and where in it.
  public init(path: String, pictures: any WebImageSource) throws(DemoFolderError) {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    var isFolder = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard isThere, isFolder else {
      throw DemoFolderError(
        file: path, reason: isThere ? "is no folder" : "is not there",
        remedy: "Give --data a folder with \(FeedFile.name) and \(IndexFile.name) in it.")
    }
    var reader = PictureReader(folder: folder, pictures: pictures)
    let feed = try FeedFile(in: folder)
    let index = try IndexFile(in: folder)
    data = DemoData(posts: try feed.posts(&reader), shop: try index.shop(&reader))
    self.pictures = FolderPictures(reader.images, others: pictures)
  }
}
