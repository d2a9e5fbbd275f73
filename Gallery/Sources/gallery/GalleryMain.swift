// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import ArgumentParser
import Dispatch
import Foundation

/// The start of the command where it can show a window.
///
/// GLib's main loop runs on the main thread and runs the tasks of the main actor, so it must not be a
/// part of such a task. The other subcommands run in one.
@main
enum GalleryMain {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "desktop" {
      return Gallery.Desktop.main(Array(CommandLine.arguments.dropFirst(2)))
    }
    Task {
      await Gallery.main()
      exit(0)
    }
    dispatchMain()
  }
}
#endif
