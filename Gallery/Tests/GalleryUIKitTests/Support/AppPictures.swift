// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS)
import UIKitDriving

/// The pictures of the example app's asset catalog, which is also that of the host application.
enum AppPictures {
  /// True if the host application has its asset catalog.
  static let areAvailable = UIImage(named: "tabbar_me") != nil
}
#elseif os(Linux)
import Foundation
import UIKitDriving

/// The pictures of the example app's asset catalog, in the sizes that they have there.
enum AppPictures {
  private static let catalog = URL(filePath: #filePath)
    .appending(path: "../../../../../Examples/GalleryApp/App/Pictures.xcassets").standardized

  /// Registers the pictures in the stand-in's asset catalog; true if there are any.
  static let areAvailable: Bool = {
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
    return !names.isEmpty
  }()

  private static func number(of attribute: String, in text: String) -> Double? {
    let parts = text.components(separatedBy: " \(attribute)=\"")
    return parts.count > 1 ? Double(parts[1].prefix { $0 != "\"" }) : nil
  }
}
#endif
