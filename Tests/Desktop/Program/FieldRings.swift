// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// Windows in which a ring marks the field with the focus.
@MainActor
enum FieldRings {
  /// Moves the focus through fields of pages in both color schemes and directions.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    [("en", false), ("ar", false), ("en", true)].flatMap { (language: String, isDark: Bool) in
      faults(in: FieldsPage(language: language, isDark: isDark)).map {
        "\(language)\(isDark ? ", dark" : ""): \($0)"
      }
    }
  }

  private static func faults(in page: FieldsPage) -> [String] {
    let shown = ShownWindow(page)
    defer { shown.window.close() }
    let color = Theme.adwaita.rgba(of: .control, dark: page.isDark)
    let frames = shown.inspector.rowFrames
    return [nil, (0, 0), (1, 0), (2, 1), (2, 0)].flatMap { focus -> [String] in
      gtk_window_set_focus(shown.inspector.nativeWindow.window, nil)
      if let (row, control) = focus {
        let row = shown.inspector.row(at: RowIndexPath(section: 0, row: row))
        gtk_widget_grab_focus(row?.controls[control].widget.widget)
      }
      shown.update()
      let moved = shown.inspector.rowFrames == frames ? [] : ["the focus moves rows"]
      return moved + (0..<3).flatMap { faults(in: shown, row: $0, color, focus) }
    }
  }

  /// Compares the rings in a row with the expected one.
  private static func faults(
    in shown: ShownWindow, row: Int, _ color: RGBA, _ focus: (row: Int, control: Int)?
  ) -> [String] {
    let place = RowIndexPath(section: 0, row: row)
    guard let widget = shown.inspector.widget(at: place)?.widget,
      let parts = shown.inspector.frames(at: place)?.parts
    else { return ["there is no row \(row)"] }
    let pixels = Pixels.drawn(widget)
    let controls = parts.filter { $0.kind == .control }.map(\.frame)
    var expected = focus.flatMap { $0.row == row ? controls[$0.control] : nil }
    // The ring around the only field of a row is in the edge of the row.
    if expected != nil, controls.count == 1 {
      expected = PartFrame(x: 0, y: 0, width: Double(pixels.width), height: 0)
    }
    let found = (0..<pixels.width).filter { pixels[$0] == color }
    guard let expected else {
      return found.isEmpty ? [] : ["row \(row) has a ring at \(found), focus \(focus as Any)"]
    }
    let edges = (found.min() ?? 0, found.max() ?? 0)
    let (left, right) = (Int(expected.x), Int(expected.x + expected.width))
    let isInPlace =
      (left - 8...left + 1).contains(edges.0) && (right - 2...right + 8).contains(edges.1)
    return isInPlace ? [] : ["row \(row) has a ring at \(found), not around \(left)…\(right)"]
  }

  private struct FieldsPage: TablePage {
    let language: String?
    let isDark: Bool
    var colorScheme: PageColorScheme? { isDark ? .dark : .light }
    var title: String { "Fields" }
    var sections: [TableSection] {
      TableSection("Fields") {
        FieldRow("Name", text: "Ada") { _ in }
        FieldRow("Password", text: "secret", kind: .secure) { _ in }
        CustomRow(PairContent())
        Row("Version")
      }
    }
  }

  private struct PairContent: RowContent {
    func body(style: ResolvedStyle) -> Part {
      .horizontal(spacing: 40) {
        for name in ["First", "Last"] {
          Part.field(name, label: name, control: ControlID(name))
        }
      }
    }
  }
}
#endif
