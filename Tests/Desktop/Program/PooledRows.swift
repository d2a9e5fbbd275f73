// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with rows of more shapes than the pool of widgets has room for, and then with rows of one shape.
@MainActor
enum PooledRows {
  /// Scrolls through both pages, and counts the widgets.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(RowsPage(state: state))
    defer { shown.window.close() }
    var widgets: Set<UnsafeMutablePointer<GtkWidget>> = []
    // Retains the widgets, so that no other widget has their addresses.
    defer { for widget in widgets { g_object_unref(widget) } }
    func scroll(_ count: Int) {
      for _ in 0..<count {
        shown.inspector.scroll(by: 300)
        shown.update()
        var child = gtk_widget_get_first_child(shown.inspector.nativeTable?.widget)
        while let widget = child {
          if widgets.insert(widget).inserted { g_object_ref(widget) }
          child = gtk_widget_get_next_sibling(widget)
        }
      }
    }
    scroll(120)
    if widgets.count < 243 { return ["the page has \(widgets.count) widgets"] }
    state.hasOneShape = true
    shown.inspector.scroll(by: -100_000)
    shown.update()
    scroll(10)
    let count = widgets.count
    scroll(40)
    return widgets.count == count ? [] : ["\(widgets.count - count) widgets were not reused"]
  }

  @Observable
  fileprivate final class State {
    var hasOneShape = false
  }

  private struct RowsPage: TablePage {
    let state: State
    var title: String { "Rows" }
    var sections: [TableSection] {
      if state.hasOneShape {
        TableSection(0..<1_000, id: \.self) { Row("Row \($0)") }
      } else {
        TableSection(0..<243, id: \.self) { CustomRow(ShapeContent(number: $0)) }
      }
    }
  }

  /// Controls of three kinds in the order of the digits of a number.
  private struct ShapeContent: RowContent {
    let number: Int
    func body(style: ResolvedStyle) -> Part {
      .horizontal {
        for unit in [1, 3, 9, 27, 81] {
          let control = ControlID("\(unit)")
          switch number / unit % 3 {
          case 0: Part.toggle(isOn: true, label: "Switch", control: control)
          case 1: Part.button("Button", control: control)
          default: Part.stepper(1, label: "Stepper", control: control)
          }
        }
      }
    }
  }
}
#endif
