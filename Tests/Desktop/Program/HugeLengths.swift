// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// Windows with rows whose parts are larger and farther apart than any screen.
@MainActor
enum HugeLengths {
  /// Draws each row in pages of both directions.
  ///
  /// A warning of GTK ends the program.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    ["en", "ar"].flatMap { language in
      [1e5, 1e8, 1e20, 1e300, .infinity].flatMap { length in
        let parts = parts(length)
        let shown = ShownWindow(PartsPage(language: language, parts: parts))
        defer { shown.window.close() }
        return parts.indices.compactMap { row in
          let frames = shown.inspector.frames(at: RowIndexPath(section: 0, row: row))
          draw(shown)
          return frames == nil ? "row \(row) of \(length) points is not shown" : nil
        }
      }
    }
  }

  /// Waits until the window is drawn again.
  private static func draw(_ shown: ShownWindow) {
    let native = shown.inspector.nativeWindow.widget
    guard let clock = gtk_widget_get_frame_clock(native) else { return }
    let drawn = gdk_frame_clock_get_frame_counter(clock)
    gtk_widget_queue_draw(native)
    MainTurns.run { gdk_frame_clock_get_frame_counter(clock) > drawn }
  }

  private static func parts(_ length: Double) -> [Part] {
    let size = Dimensions(width: length, height: length)
    let button = Part.text("Buy").pressable(label: "Buy")
    return [
      .horizontal {
        Part.text("Before")
        Part.spacer(minimum: length)
        Part.text("After")
        button
        Part.image(.symbol("go-next"), size: .square(16))
        Part.badge("1")
      },
      .horizontal {
        Part.spacer(minimum: length)
        Part.pager(label: "Pages") {
          button
          Part.image(.symbol("go-next"), size: size)
        }
      },
      .vertical {
        Part.spacer(minimum: length)
        Part.toggle(isOn: true, label: "On")
      },
      .image(.symbol("go-next"), size: size),
      button.padding(length).background(.tint).border(BoxPart.Border(width: length))
        .cornerRadius(length),
    ]
  }

  private struct PartsPage: TablePage {
    let language: String?
    let parts: [Part]
    var title: String { "Lengths" }
    var sections: [TableSection] {
      TableSection("Rows") {
        for part in parts { CustomRow(PartContent(part: part)).accessory(.disclosure) }
      }
    }
  }

  private struct PartContent: RowContent {
    let part: Part
    func body(style: ResolvedStyle) -> Part { part }
  }
}
#endif
