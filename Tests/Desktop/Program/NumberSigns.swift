// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// Windows with a number whose sign is before or after its digits.
@MainActor
enum NumberSigns {
  @Observable
  fileprivate final class State {
    var price = 9.5
  }

  private struct PricePage: TablePage {
    let state: State
    let language: String?
    var title: String { "Price" }
    var sections: [TableSection] {
      TableSection("Price") {
        NumberRow("Price", state, \.price, format: .currency("USD"), language: "en")
      }
    }
  }

  private struct DiscountPage: TablePage {
    let state: State
    var title: String { "Discount" }
    var sections: [TableSection] {
      TableSection("Discount") {
        NumberRow("Discount", state, \.price, format: .currency("EUR"), language: "de")
      }
    }
  }

  /// Compares the place of the sign with that of the digits.
  ///
  /// - Returns: The faults.
  static func run() -> [String] { runChanges() + runTextSizes() }

  /// Compares the place of a unit after the digits, in two text sizes.
  private static func runTextSizes() -> [String] {
    let shown = ShownWindow(DiscountPage(state: State()))
    defer {
      shown.window.close()
      MainTurns.setTextScale(1)
    }
    return [1, 2].compactMap { scale in
      MainTurns.setTextScale(scale)
      shown.update()
      return fault(in: shown, "text of size \(scale)", isAfter: true, maximum: 12 * scale)
    }
  }

  /// Compares the places while the number changes.
  private static func runChanges() -> [String] {
    ["en", "ar"].flatMap { language in
      let state = State()
      let shown = ShownWindow(PricePage(state: state, language: language))
      defer { shown.window.close() }
      var faults = fault(in: shown, "the first number").map { [$0] } ?? []
      state.price = 1_234_567.5
      shown.update()
      faults += fault(in: shown, "another number").map { [$0] } ?? []
      for text in ["7", "", String(repeating: "1", count: 200)] {
        let row = RowIndexPath(section: 0, row: 0)
        guard let field = shown.inspector.row(at: row)?.controls.first?.widget else {
          return ["there is no field"]
        }
        gtk_widget_grab_focus(field.widget)
        gtk_editable_set_text(field, text)
        shown.update()
        faults += fault(in: shown, "typing \(text.prefix(10))").map { [$0] } ?? []
      }
      return faults.map { "\(language): \($0)" }
    }
  }

  /// Returns a fault if the sign is not directly before or after the digits.
  private static func fault(
    in shown: ShownWindow, _ cause: String, isAfter: Bool = false, maximum: Double = 12
  ) -> String? {
    let row = RowIndexPath(section: 0, row: 0)
    guard let field = shown.inspector.row(at: row)?.controls.first?.widget,
      let parts = shown.inspector.frames(at: row)?.parts,
      let place = parts.last(where: { $0.kind == .control })?.frame,
      let sign = parts.last(where: { $0.kind == .text })?.frame
    else { return "there is no field with a sign" }
    let count = String(cString: gtk_editable_get_text(field)).count
    let edges = [0, count].map { position in
      var cursor = graphene_rect_t()
      gtk_text_compute_cursor_extents(field.cast(), gsize(position), &cursor, nil)
      return place.x + min(max(0, Double(cursor.origin.x)), place.width)
    }
    let isMirrored = shown.inspector.environment?.isRightToLeft == true
    let gap =
      isMirrored != isAfter
      ? sign.x - max(edges[0], edges[1]) : min(edges[0], edges[1]) - sign.x - sign.width
    return gap >= 0 && gap < maximum
      ? nil : "after \(cause), the sign is \(gap) points from digits at \(edges), not next to them"
  }
}
#endif
