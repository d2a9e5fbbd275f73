// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import GalleryPages
import GalleryPictures
import Rowhouse
import RowhouseUIKit
import RowhouseWeb
import UIKitDriving

/// Prints the settings of the gallery as an SVG file, from the frames that views have in the stand-in for UIKit.
///
/// `Tools/host-pictures` shows it next to the pages of the other hosts.
@main
@MainActor
struct StandInPicture {
  static func main() {
    let size = CGSize(width: 375, height: 667)
    for image in ["ProfileLockOn"] {
      guard let known = GalleryPictures().image(named: image)?.dimensions else { continue }
      UIImage.register(image, size: CGSize(width: known.width, height: known.height))
    }
    let gallery = GalleryState(language: .english, themeChoice: .standard)
    let controller = TablePageController(PageName.settings.page(gallery: gallery))
    let window = UIWindow.onScreen(size: size)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    Animations.finish()
    let table = controller.tableView
    var drawing = ViewDrawing(size: size)
    drawing.draw(window)
    drawing.drawBar(controller.title ?? "", height: table.adjustedContentInset.top, in: table)
    print(drawing.file)
  }
}
#else
/// Prints that the stand-in is only for Linux.
@main
struct StandInPicture {
  static func main() { print("The stand-in for UIKit is only for Linux.") }
}
#endif
