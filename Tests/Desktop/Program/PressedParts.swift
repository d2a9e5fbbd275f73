// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with parts that act as buttons, and pages side by side.
@MainActor
final class PressedParts {
  private let state = State()
  private let shown: ShownWindow
  private var inspector: ScreenInspector { shown.inspector }
  private var faults: [String] = []

  private init() { shown = ShownWindow(PartsPage(state: state)) }

  @Observable
  fileprivate final class State {
    @ObservationIgnored var presses = 0
  }

  private struct PartsPage: TablePage {
    let state: State
    var title: String { "Parts" }
    var sections: [TableSection] {
      TableSection("Button") {
        CustomRow(PartContent(part: .text("Buy now").pressable(label: "Buy", control: "buy")))
          .onChange { _, _ in state.presses += 1 }
      }
    }
  }

  private struct PartContent: RowContent {
    let part: Part
    func body(style: ResolvedStyle) -> Part { part }
  }
}

extension PressedParts {
  /// Uses the parts with the pointer and the keyboard.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let parts = PressedParts()
    defer { parts.shown.window.close() }
    parts.press()
    return parts.faults
  }

  /// Releases the button of the pointer in a part, and beside it.
  private func press() {
    guard let button = inspector.row(at: RowIndexPath(section: 0, row: 0))?.controls.first?.widget
    else { return faults.append("there is no button") }
    for (x, presses) in [(2.0, 1), (-9, 1), (1_000, 1), (2, 2)] {
      Controllers.release(in: button.widget, x: x, y: 2)
      shown.update()
      if state.presses != presses {
        faults.append("a button released at \(x) was pressed \(state.presses) times")
      }
    }
  }
}
#endif
