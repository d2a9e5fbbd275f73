// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window on a screen with two pixels per point, in text sizes whose lines are not whole points tall.
@MainActor
enum WholePoints {
  /// Lets a point have two pixels, before GTK is initialized.
  static func prepare() { setenv("GDK_SCALE", "2", 1) }

  /// Compares the frames of rows with those of the rows above them.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let shown = ShownWindow(RowsPage())
    defer {
      shown.window.close()
      MainTurns.setTextScale(1)
    }
    var faults: [String] = []
    if shown.inspector.environment?.pixelScale != 2 { faults.append("a point has one pixel") }
    for scale in [1, 1.1, 1.25, 1.3, 1.5] {
      MainTurns.setTextScale(scale)
      shown.update()
      let frames = shown.inspector.rowFrames.sorted { $0.key < $1.key }.map(\.value)
      if frames.count < 4 { faults.append("only \(frames.count) rows are shown") }
      for (frame, next) in zip(frames, frames.dropFirst()) where frame.y + frame.height != next.y {
        faults.append("in text size \(scale), the row below \(frame) is at \(next)")
      }
    }
    return faults
  }

  private struct RowsPage: TablePage {
    var title: String { "Rows" }
    var sections: [TableSection] {
      TableSection("Rows") {
        for number in 0..<20 { Row("Row \(number)", subtitle: "Below").height(.fixed(41.3)) }
      }
    }
  }
}
#endif
