// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import ArgumentParser
import GalleryArguments
import GalleryPages
import GalleryPictures
import Rowhouse
import RowhouseGTK
import RowhouseWeb

/// The `gallery-desktop` command.
///
/// It is a separate program, because GLib's main loop has to run outside every task, and because it needs no
/// server.
@main
struct GalleryDesktop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery-desktop",
    abstract: "Shows the demo pages of Rowhouse in a window of the desktop.")

  @Argument(help: "The name of the first page.")
  var page = "start"

  @Option(help: "The language of the pages.")
  var language = GalleryLanguage.english

  @Option(help: "The theme of the pages. Defaults to that of the desktop.")
  var theme: ThemeChoice?

  @Flag(help: "Lay the first page out from right to left.")
  var mirrored = false

  @Option(help: "The width of the window, in points. Later runs restore the last size.")
  var width: Int?

  @Option(help: "The height of the window, in points. Later runs restore the last size.")
  var height: Int?
}

extension GalleryDesktop {
  func validate() throws {
    guard PageName(rawValue: page) != nil else {
      let names = PageName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no page “\(page)”. Choose one of \(names).")
    }
  }

  func run() throws {
    // The command runs on the main thread, before any task.
    MainActor.assumeIsolated { show() }
  }

  /// The icons of the desktop, by the names of the pages' symbols, which are those of SF Symbols.
  private static let icons = [
    "bell.fill": "preferences-system-notifications",
    "bubble.left.fill": "user-available",
    "gearshape.fill": "emblem-system",
    "info": "help-about",
    "list.bullet": "view-list-bullet",
    "lock.fill": "system-lock-screen",
    "moon.fill": "weather-clear-night",
    "person.fill": "avatar-default",
    "square.grid.2x2.fill": "view-app-grid",
    "trash.fill": "user-trash",
  ]

  /// The id of the application, which is the name of its `.desktop` file.
  private static let id = "org.rowhouse.Gallery"

  @MainActor
  private func show() {
    let gallery = GalleryState(language: language, themeChoice: theme ?? .standard)
    if theme == nil { gallery.hostTheme = .adwaita }
    gallery.hasOpaqueBar = true
    var images = PageImages.standard
    images.named = { name in GalleryPictures().image(named: name).flatMap { PageImage($0.bytes) } }
    images.symbol = { name in
      Self.icons[name].map { PageImage(iconName: "\($0)-symbolic") }
    }
    let options = DesktopOptions(images: images)
    let name = PageName(rawValue: page) ?? .start
    DesktopApplication.run(
      Self.id,
      opening: { gallery.page(at: $0) },
      makeWindow: {
        let page = name.page(gallery: gallery)
        let window = PageWindow(mirrored ? MirroredPage(wrappedPage: page) : page, options: options)
        window.setSize(width: width ?? 640, height: height ?? 760)
        return window
      })
  }
}
#else
/// Prints that the program needs GTK.
@main
struct GalleryDesktop {
  static func main() {
    print("gallery-desktop was built without GTK. Use make gallery-desktop, or the trait GTK.")
  }
}
#endif
