// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// Windows whose pages have an index of sections.
@MainActor
final class SectionIndexes {
  private let state = State()
  private let shown: ShownWindow
  private let index: UnsafeMutablePointer<GtkWidget>
  private var faults: [String] = []
  private var inspector: ScreenInspector { shown.inspector }

  @Observable
  fileprivate final class State {
    var titles: [String?] = [nil] + SectionIndexes.letters
    var isSticky = false
    var language: String? = "en"
  }

  private struct IndexPage: TablePage {
    let state: State
    var title: String { "Index" }
    var language: String? { state.language }
    var appearance: PageAppearance { state.isSticky ? .plain : .insetGrouped }
    var stickyHeaders: Bool { state.isSticky }
    var sections: [TableSection] {
      for (number, title) in state.titles.enumerated() {
        TableSection(0..<10, id: \.self, header: HeaderFooter("Header \(number)")) {
          Row("Row \($0)")
        }
        .id(number)
        .indexTitle(title)
      }
    }
  }

  fileprivate nonisolated static let letters = (0..<20).map {
    String(Unicode.Scalar(UInt8(65 + $0)))
  }

  private init(height: Int) {
    shown = ShownWindow(IndexPage(state: state), height: height)
    guard let index = shown.inspector.nativeIndex?.widget else {
      preconditionFailure("a page has no widget for its index")
    }
    self.index = index
    shown.update()
  }
}

extension SectionIndexes {
  /// Uses the index with the pointer and the keyboard, in high and low windows.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let high = SectionIndexes(height: 480)
    high.expectTitles(letters)
    high.pressButtons()
    high.drag()
    high.moveFocus()
    high.change()
    high.shown.window.close()
    let removed = SectionIndexes(height: 480)
    removed.removeBeforeLayout()
    removed.shown.window.close()
    let low = SectionIndexes(height: 240)
    low.visitAll()
    low.enlargeText()
    low.shown.window.close()
    return high.faults + removed.faults + low.faults
  }

  private func expect(_ isTrue: Bool, _ fault: @autoclosure () -> String) {
    if !isTrue { faults.append(fault()) }
  }

  /// The buttons of the index.
  private var buttons: [UnsafeMutablePointer<GtkWidget>] {
    var (all, child) = ([UnsafeMutablePointer<GtkWidget>](), gtk_widget_get_first_child(index))
    while let current = child {
      all.append(current)
      child = gtk_widget_get_next_sibling(current)
    }
    return all
  }

  /// The titles of the buttons that have a place.
  private var shownTitles: [String] {
    guard gtk_widget_get_mapped(index) != 0 else { return [] }
    return buttons.filter { gtk_widget_get_mapped($0) != 0 }.map { title(of: $0) }
  }

  private func title(of button: UnsafeMutablePointer<GtkWidget>) -> String {
    let label = OpaquePointer(gtk_widget_get_first_child(button))
    return gtk_label_get_text(label).map { String(cString: $0) } ?? ""
  }

  private func expectTitles(_ titles: [String]) {
    expect(shownTitles == titles, "the index shows \(shownTitles), not \(titles)")
  }

  /// Expects the header of a section at the top of the view.
  private func expectTop(_ section: Int, after cause: String) {
    shown.update()
    let above = inspector.top(of: RowIndexPath(section: section - 1, row: 9)) ?? 0
    let first = inspector.top(of: RowIndexPath(section: section, row: 0)) ?? 0
    expect(
      above < 0 && first > 0 && first < 60,
      "after \(cause), the first row of section \(section) is at \(first), and the one before at \(above)"
    )
  }

  private func middle(of button: UnsafeMutablePointer<GtkWidget>) -> Double {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(button, index, &bounds)
    return Double(bounds.origin.y + bounds.size.height / 2)
  }

  /// Presses buttons as keys and assistive technologies do, which also moves the focus.
  private func pressButtons() {
    for isSticky in [false, true] {
      state.isSticky = isSticky
      shown.update()
      for number in [12, 2, 19, 7] {
        OpaquePointer(buttons[number]).press()
        expectTop(number + 1, after: "a press of \(Self.letters[number]), sticky \(isSticky)")
        let focus = inspector.focusedRow
        expect(
          focus == RowIndexPath(section: number + 1, row: 0), "the focus is in \(focus as Any)")
      }
    }
  }

  /// Presses a title with the pointer, and drags to other titles, without moving the focus.
  private func drag() {
    let focus = inspector.focusedRow
    let start = middle(of: buttons[3])
    Controllers.drag(index, "drag-begin", by: start)
    expectTop(4, after: "a click on D")
    for number in [9, 5] {
      Controllers.drag(index, "drag-update", by: middle(of: buttons[number]) - start)
      expectTop(number + 1, after: "a drag to \(Self.letters[number])")
    }
    expect(inspector.focusedRow == focus, "the pointer moved the focus")
  }

  /// Goes to the index with Tab, among its titles with the arrow keys, and back with Shift-Tab.
  private func moveFocus() {
    let window = inspector.nativeWindow
    Controllers.press(GDK_KEY_End, in: window)
    shown.update()
    var stops: [String] = []
    for direction in [
      GTK_DIR_TAB_FORWARD, GTK_DIR_UP, GTK_DIR_UP, GTK_DIR_DOWN, GTK_DIR_TAB_BACKWARD,
      GTK_DIR_RIGHT, GTK_DIR_TAB_FORWARD,
    ] {
      gtk_widget_child_focus(window.widget, direction)
      shown.update()
      let focus = gtk_root_get_focus(window)
      let button = focus.flatMap { gtk_widget_get_parent($0) == index ? $0 : nil }
      stops.append(button.map { title(of: $0) } ?? (inspector.focusedRow == nil ? "" : "row"))
    }
    // Tab goes from the end of the window to its beginning.
    let expected = ["T", "S", "R", "S", "row", "T", "row"]
    expect(stops == expected, "the focus went to \(stops), not to \(expected)")
  }

  /// Changes the direction and the titles of the page.
  private func change() {
    let table = inspector.nativeTable?.widget
    for (language, isMirrored) in [("ar", true), ("en", false)] {
      state.language = language
      shown.update()
      var isInPlace: Bool {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(index, table, &bounds)
        return (bounds.origin.x < 0) == isMirrored
      }
      MainTurns.wait(until: { isInPlace })
      expect(isInPlace, "in \(language), the index is at the other edge")
    }
    state.titles = [nil, "A", "Ä", nil, "1990s"]
    shown.update()
    expectTitles(["A", "Ä", "1990s"])
    OpaquePointer(buttons[1]).press()
    expectTop(2, after: "a press of Ä")
    let width = gtk_widget_get_width(table)
    gtk_widget_grab_focus(buttons[2])
    state.titles = [nil, nil]
    shown.update()
    MainTurns.wait(until: { gtk_widget_get_width(table) > width })
    expectTitles([])
    expect(gtk_widget_get_width(table) > width, "an empty index takes space")
    expect(gtk_root_get_focus(inspector.nativeWindow) != nil, "the focus was lost with the index")
  }

  /// Moves the focus after most titles have disappeared, and before the next layout.
  private func removeBeforeLayout() {
    for direction in [GTK_DIR_TAB_FORWARD, GTK_DIR_DOWN] {
      state.titles = ["A", "B", "C"]
      shown.window.driver.flush()
      gtk_widget_child_focus(index, direction)
      let focus = gtk_root_get_focus(inspector.nativeWindow)
      expect(
        buttons.contains { $0 == focus }, "the focus is not in the index after titles disappeared")
      state.titles = [nil] + Self.letters
      shown.update()
    }
  }

  /// Drags over an index that has no room for all titles.
  private func visitAll() {
    let titles = shownTitles
    let numbers = titles.compactMap { Self.letters.firstIndex(of: $0) }
    let gaps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    expect(
      titles.first == "A" && titles.last == "T" && titles.count > 2 && titles.count < 20
        && (gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1, "a low window shows \(titles)")
    var visited: [Int] = []
    Controllers.drag(index, "drag-begin", by: 0)
    for distance in 0..<gtk_widget_get_height(index) * 4 {
      Controllers.drag(index, "drag-update", by: Double(distance) / 4)
      shown.update()
      let section = (0..<21).first { section in
        (inspector.top(of: RowIndexPath(section: section, row: 0)) ?? 0) > 0
      }
      if let section, section != visited.last { visited.append(section) }
    }
    expect(visited == Array(1...20), "a drag went to the sections \(visited)")
  }

  private func enlargeText() {
    let (count, width) = (shownTitles.count, gtk_widget_get_width(index))
    MainTurns.setTextScale(2)
    defer { MainTurns.setTextScale(1) }
    shown.update()
    MainTurns.wait(until: { self.shownTitles.count < count })
    expect(
      shownTitles.count < count && shownTitles.count > 1 && gtk_widget_get_width(index) > width,
      "with large text, the index shows \(shownTitles)")
  }
}
#endif
