// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// Windows in which the user types the beginning of a word to find a row.
@MainActor
enum TypedWords {
  /// Types words, some of which begin with a repeated character.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let cases = [
      ("aac", "Aachen"), ("115", "Room 115"), ("ll", "Llama"), ("b", "Berlin"), ("ro", "Room 15"),
      // A repeated character that begins no word goes to the next row.
      ("rr", "Room 115"), ("rrr", "Room 15"), ("aaa", "Apple"), ("aaaa", "Amsterdam"),
    ]
    let faults = cases.compactMap { typed, name -> String? in
      let shown = ShownWindow(NamesPage())
      defer { shown.window.close() }
      for character in typed.unicodeScalars {
        Controllers.press(Int32(character.value), in: shown.inspector.nativeWindow)
      }
      shown.update()
      let found = shown.inspector.focusedRow.map { NamesPage.names[$0.row] } ?? "no row"
      return found == name ? nil : "“\(typed)” found \(found), not \(name)"
    }
    return faults + typeSpace() + findFarRow() + endSearch()
  }

  @MainActor
  private final class Taps {
    var names: [String] = []
  }

  /// Types words with a space, and then presses the space key to tap a row.
  private static func typeSpace() -> [String] {
    let taps = Taps()
    let shown = ShownWindow(NamesPage(onSelect: { taps.names.append($0) }))
    defer { shown.window.close() }
    DisplayInput.focusWindow()
    MainTurns.wait { gtk_window_is_active(shown.inspector.nativeWindow.window) != 0 }
    var faults: [String] = []
    for (keys, focused, tapped) in [
      ("r o o m space 1 1", "Room 115", []), ("Down space", "Apple", ["Apple"]),
    ] {
      DisplayInput.run("key --delay 0 \(keys)")
      var name: String?
      MainTurns.wait {
        name = shown.inspector.focusedRow.map { NamesPage.names[$0.row] }
        return name == focused && taps.names == tapped
      }
      if name != focused || taps.names != tapped {
        faults.append("“\(keys)” finds \(name ?? "no row"), and taps \(taps.names)")
      }
    }
    return faults
  }

  /// Presses another key while a search goes on.
  private static func endSearch() -> [String] {
    let shown = ShownWindow(ManyPage())
    defer { shown.window.close() }
    Controllers.press(GDK_KEY_z, in: shown.inspector.nativeWindow)
    // A key that the table does not use.
    Controllers.press(GDK_KEY_b, GDK_CONTROL_MASK, in: shown.inspector.nativeWindow)
    let end = ContinuousClock.now + .seconds(1)
    while shown.inspector.focusedRow == nil, ContinuousClock.now < end { MainTurns.runPending() }
    return shown.inspector.focusedRow == nil ? [] : ["a search went on after another key"]
  }

  /// Types the beginning of the last of many rows.
  private static func findFarRow() -> [String] {
    // Several turns of a search, but far less than its time limit.
    let page = ManyPage(last: 4_000)
    let shown = ShownWindow(page)
    defer { shown.window.close() }
    Controllers.press(GDK_KEY_z, in: shown.inspector.nativeWindow)
    MainTurns.wait { shown.inspector.focusedRow != nil }
    let found = shown.inspector.focusedRow?.row
    return found == page.last ? [] : ["“z” found row \(found.map { "\($0)" } ?? "none")"]
  }

  private struct ManyPage: TablePage {
    var last = 20_000
    var title: String { "Many" }
    var sections: [TableSection] {
      TableSection(0...last, id: \.self) { Row($0 == last ? "Zürich" : "Row \($0)") }
    }
  }

  private struct NamesPage: TablePage {
    static let names = ["Amsterdam", "Aachen", "Llama", "Berlin", "Room 15", "Room 115", "Apple"]
    var onSelect: (@MainActor (String) -> Void)?
    var title: String { "Names" }
    var sections: [TableSection] {
      TableSection(Self.names, id: \.self) { name in Row(name).onSelect { onSelect?(name) } }
    }
  }
}
#endif
