// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import Rowhouse
import RowhouseGTK

/// An application that stores the state of its window while the user scrolls.
@MainActor
enum StateWrites {
  /// Scrolls until the file of the state is written, and closes the window.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    guard let folder = g_dir_make_tmp("rowhouse-XXXXXX", nil).map({ String(cString: $0) }) else {
      return ["there is no folder for the file"]
    }
    setenv("XDG_STATE_HOME", folder, 1)
    // GLib does not wait for the disk before it writes a new file.
    mkdir("\(folder)/\(id)", 0o700)
    let file = "\(folder)/\(id)/window.ini"
    g_file_set_contents(file, "[window]\n", -1, nil)
    let writes = Scrolling(file: file)
    DesktopApplication.run(id) {
      let window = PageWindow(RowsPage(), options: DesktopOptions(diagnostics: .silent))
      Task { await writes.scroll(window) }
      return window
    }
    g_spawn_command_line_sync("rm -r \(folder)", nil, nil, nil, nil)
    return writes.faults
  }

  private static let id = "org.rowhouse.StateWrites"

  private struct RowsPage: TablePage {
    var title: String { "Rows" }
    var sections: [TableSection] { TableSection(0..<10_000, id: \.self) { Row("Row \($0)") } }
  }

  /// The user who scrolls.
  @MainActor
  private final class Scrolling {
    private let file: String
    private(set) var faults: [String] = []

    init(file: String) { self.file = file }

    /// Scrolls without a pause until the file is replaced, and then closes the window.
    func scroll(_ window: PageWindow) async {
      let inspector = ScreenInspector(window)
      let (start, old) = (ContinuousClock.now, fileNumber)
      var (last, longestPause) = (start, Duration.zero)
      while fileNumber == old, last - start < .seconds(20) {
        inspector.scroll(by: 1)
        inspector.layOut()
        await Task.yield()
        longestPause = max(longestPause, .now - last)
        last = .now
      }
      if fileNumber == old { faults.append("the file is not written") }
      if last - start < .seconds(1), longestPause < .milliseconds(100) {
        faults.append("the file was written \(last - start) after the user began to scroll")
      }
      if DiskWaits.onMainThread > 0 { faults.append("the main thread waited for the disk") }
      if DiskWaits.onOtherThreads == 0 { faults.append("no thread waited for the disk") }
      window.close()
    }

    private var fileNumber: UInt64 {
      var status = stat()
      return stat(file, &status) == 0 ? UInt64(status.st_ino) : 0
    }
  }
}

/// The numbers of times that threads have waited until a file was on the disk.
private enum DiskWaits {
  nonisolated(unsafe) static var onMainThread = 0
  nonisolated(unsafe) static var onOtherThreads = 0
}

/// Replaces the function of the C library, which GLib calls.
@c(fsync)
func countedDiskWait(_ descriptor: CInt) -> CInt {
  let isMain = g_main_context_is_owner(g_main_context_default()) != 0
  if isMain { DiskWaits.onMainThread += 1 } else { DiskWaits.onOtherThreads += 1 }
  return fdatasync(descriptor)
}
#endif
