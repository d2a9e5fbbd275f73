// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation
import UIKitDouble

/// The pictures of the example app's asset catalog, in the sizes that they have there.
enum AppPictures {
  private static let catalog = URL(filePath: #filePath)
    .appending(path: "../../../../../Examples/GalleryApp/App/Pictures.xcassets").standardized

  /// The names of the pictures, which are added to the stand-in's asset catalog.
  static let names: Set<String> = {
    let sets = try? FileManager.default.contentsOfDirectory(
      at: catalog, includingPropertiesForKeys: nil)
    let names = (sets ?? []).filter { $0.pathExtension == "imageset" }
      .map { $0.deletingPathExtension().lastPathComponent }
    for name in names {
      let file = catalog.appending(path: "\(name).imageset/\(name).svg")
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let width = number(of: "width", in: text), let height = number(of: "height", in: text)
      else { preconditionFailure("\(file) says no size") }
      UIImage.register(name, size: CGSize(width: width, height: height))
    }
    return Set(names)
  }()

  private static func number(of attribute: String, in text: String) -> Double? {
    let parts = text.components(separatedBy: " \(attribute)=\"")
    return parts.count > 1 ? Double(parts[1].prefix { $0 != "\"" }) : nil
  }
}
#endif
