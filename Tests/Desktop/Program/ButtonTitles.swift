// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// A window with buttons beside other content, in rows and in headers.
@MainActor
enum ButtonTitles {
  private static let titles = ["OK", "Reverse", "Choose a picture", "WWWWWW", "选择照片"]

  /// Compares the sizes of buttons with those that GTK needs for their titles, in two fonts and in large text.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let shown = ShownWindow(ButtonsPage())
    defer { shown.window.close() }
    var faults = check(shown.inspector, in: "the default font")
    MainTurns.setTextScale(2)
    shown.update()
    faults += check(shown.inspector, in: "large text")
    MainTurns.setTextScale(1)
    MainTurns.setFont("DejaVu Sans 18")
    shown.inspector.layOut()
    faults += check(shown.inspector, in: "a font of 18 points")
    return faults
  }

  private static func check(_ inspector: ScreenInspector, in font: String) -> [String] {
    titles.indices.flatMap { section in
      let row = RowIndexPath(section: section, row: 0)
      let buttons =
        (inspector.row(at: row)?.controls ?? [])
        + (inspector.headerFooter(isHeader: true, ofSection: section)?.controls ?? [])
      return buttons.count == 2
        ? buttons.compactMap { fault(of: $0.widget.widget, titles[section], in: font) }
        : ["section \(section) has \(buttons.count) buttons in place of 2"]
    }
  }

  private static func fault(
    of button: UnsafeMutablePointer<GtkWidget>, _ title: String, in font: String
  ) -> String? {
    var (natural, height): (Int32, Int32) = (0, 0)
    gtk_widget_measure(button, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    gtk_widget_measure(button, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    // In the header of a narrow window, a longer title has several lines.
    guard natural < 180 else { return nil }
    // The width of a widget does not include its padding, but its bounds do.
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(button, button, &bounds) != 0 else { return nil }
    let size = bounds.size
    // The layout rounds the widths of titles and buttons up.
    if (natural...natural + 4).contains(Int32(size.width)), Int32(size.height) <= height + 2 {
      return nil
    }
    return
      "the button “\(title)” has the size \(size.width) × \(size.height) in \(font), not \(natural) × \(height)"
  }

  private struct ButtonsPage: TablePage {
    var title: String { "Buttons" }
    var sections: [TableSection] {
      for title in titles {
        TableSection("Section") { CustomRow(Buttons(title: title)) }
          .headerButton(title) {}
          .id(title)
      }
    }
  }

  private struct Buttons: RowContent {
    let title: String

    func body(style: ResolvedStyle) -> Part {
      .horizontal {
        Part.text("Text")
        Part.spacer()
        Part.control(.button(ButtonPart(title)))
      }
    }
  }
}
#endif
