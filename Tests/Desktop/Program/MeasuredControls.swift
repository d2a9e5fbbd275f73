// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// A window whose page has no switch, so that each switch that is created is one whose size is measured.
@MainActor
enum MeasuredControls {
  /// Counts the switches that GTK creates while a page is opened, updated, scrolled, and drawn in another font.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    NewSwitches.count = 0
    NewSwitches.observe()
    let state = State()
    let shown = ShownWindow(SectionsPage(state: state))
    let (window, inspector) = (shown.window, shown.inspector)
    defer { window.close() }
    var faults: [String] = []
    func expect(_ count: Int, after cause: String) {
      if NewSwitches.count != count {
        faults.append("\(cause): GTK made \(NewSwitches.count) switches in place of \(count)")
      }
    }
    expect(1, after: "the page was shown")
    for number in 1...10 {
      state.number = number
      window.driver.flush()
      inspector.scroll(by: 200)
      inspector.layOut()
    }
    expect(1, after: "the page was updated and scrolled")
    let old = inspector.environment?.controls.button.size.height ?? 0
    MainTurns.setFont("DejaVu Sans 40")
    inspector.layOut()
    expect(2, after: "the system had another font")
    let new = inspector.environment?.controls.button.size.height ?? 0
    if new < old + 20 {
      faults.append("a button is \(new) points tall in a font of 40 points, and \(old) before")
    }
    return faults
  }

  /// The switches that were created since the first observation.
  private enum NewSwitches {
    nonisolated(unsafe) static var count = 0
    nonisolated(unsafe) private static var constructed:
      (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?

    /// Counts the switches from now on, in the function of the class that GObject calls for each new one.
    static func observe() {
      guard constructed == nil, let type = g_type_class_ref(gtk_switch_get_type()) else { return }
      let functions = type.assumingMemoryBound(to: GObjectClass.self)
      constructed = functions.pointee.constructed
      functions.pointee.constructed = { object in
        NewSwitches.count += 1
        NewSwitches.constructed?(object)
      }
    }
  }

  @Observable
  fileprivate final class State {
    var number = 0
  }

  private struct SectionsPage: TablePage {
    let state: State
    var title: String { "Sections" }
    var sections: [TableSection] {
      for section in 0..<40 {
        TableSection("Section \(section)", footer: "Footer") { Row("Row").value("\(state.number)") }
      }
    }
  }
}
#endif
