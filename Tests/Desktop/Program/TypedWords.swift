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
    return cases.compactMap { typed, name in
      let shown = ShownWindow(NamesPage())
      defer { shown.window.close() }
      for character in typed.unicodeScalars {
        Controllers.press(Int32(character.value), in: shown.inspector.nativeWindow)
      }
      shown.update()
      let found = shown.inspector.focusedRow.map { NamesPage.names[$0.row] } ?? "no row"
      return found == name ? nil : "“\(typed)” found \(found), not \(name)"
    }
  }

  private struct NamesPage: TablePage {
    static let names = ["Amsterdam", "Aachen", "Llama", "Berlin", "Room 15", "Room 115", "Apple"]
    var title: String { "Names" }
    var sections: [TableSection] { TableSection(Self.names, id: \.self) { Row($0) } }
  }
}
#endif
