// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK
import RowhouseTestSupport
import RowhouseTesting

/// A window whose page changes at random while it is scrolled, used, resized, and shown in other
/// colors and text sizes.
@MainActor
final class DesktopFuzz {
  private let seed: UInt64
  private var generator: PageGenerator
  private var page: RandomPage
  private let log = HandlerLog()
  private var window: PageWindow?

  init(seed: UInt64) {
    self.seed = seed
    generator = PageGenerator(seed: seed)
    page = generator.page()
  }

  /// The page before the first random one.
  private struct FirstPage: TablePage {
    var title: String { "" }
    var sections: [TableSection] { [] }
  }

  /// Runs pages of 100 steps each.
  ///
  /// - Returns: The first fault with its seed, or `nil`.
  static func run(seed: UInt64, steps: Int) -> String? {
    print("desktop fuzz: \(steps) steps from seed \(seed)")
    for number in 0..<UInt64((steps + 99) / 100) {
      // A warning of GTK ends the program, so the last of these lines names the page.
      if steps > 1_000 { say("desktop fuzz: seed \(seed &+ number)") }
      let fuzz = DesktopFuzz(seed: seed &+ number)
      if let fault = fuzz.run(steps: min(steps, 100)) { return fault }
      weak let driver = fuzz.window?.driver
      fuzz.close()
      if driver != nil { return "seed \(seed &+ number): the driver of a closed window is left" }
    }
    return nil
  }

  private func run(steps: Int) -> String? {
    let window = PageWindow(FirstPage(), options: DesktopOptions(diagnostics: .silent))
    window.setSize(width: 420, height: 480)
    window.present()
    self.window = window
    let inspector = ScreenInspector(window)
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    window.driver.sections = []
    for number in 0..<steps {
      step(inspector)
      window.driver.flush()
      if inspector.isFocusInHiddenRow {
        return "seed \(seed), step \(number): the focus is in a row that is not shown"
      }
      MainTurns.runPending()
      inspector.layOut()
      if let fault = fault(in: inspector, window.driver.page) {
        return "seed \(seed), step \(number): \(fault)"
      }
    }
    return nil
  }

  private func close() {
    window?.close()
    window = nil
    MainTurns.setTextScale(1)
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
    MainTurns.runPending()
  }
}

extension DesktopFuzz {
  private func step(_ inspector: ScreenInspector) {
    guard let window else { return }
    switch generator.random.below(12) {
    case 0..<4:
      generator.change(&page)
      window.driver.isEditing = page.isEditing
      window.driver.sections = page.tableSections(log: log)
    case 4, 5: inspector.scroll(by: Double(generator.random.below(600)) - 300)
    case 6:
      guard let indexPath = indexPath(inspector), let row = inspector.widget(at: indexPath) else {
        return
      }
      gtk_widget_activate_action_variant(row.widget, "row.activate", nil)
    case 7: useControl(inspector)
    case 8:
      let size = (
        Int32(300 + generator.random.below(600)), Int32(300 + generator.random.below(400))
      )
      gtk_window_set_default_size(inspector.nativeWindow.window, size.0, size.1)
    case 9:
      adw_style_manager_set_color_scheme(
        adw_style_manager_get_default(),
        generator.random.once(in: 2) ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
    case 10: MainTurns.setTextScale([0.8, 1, 1.25, 2][generator.random.below(4)])
    default: if let indexPath = indexPath(inspector) { _ = inspector.row(at: indexPath) }
    }
  }

  private func useControl(_ inspector: ScreenInspector) {
    guard let indexPath = indexPath(inspector), let contents = inspector.row(at: indexPath),
      let control = contents.controls.first, !control.isDisabled
    else { return }
    switch control.value {
    case .isOn(let isOn): gtk_switch_set_active(control.widget, isOn ? 0 : 1)
    case .pressed: control.widget.press()
    case .text:
      gtk_widget_grab_focus(control.widget.widget)
      guard contents.texts.count < 100 else { return }
      if control.widget.widget.isOne(of: gtk_text_get_type()) {
        gtk_editable_set_text(control.widget, "typed \(generator.random.below(10))")
        if generator.random.once(in: 2) {
          control.widget.emit("activate", of: gtk_text_get_type())
        }
      }
    case .number where control.widget.widget.isOne(of: gtk_box_get_type()):
      OpaquePointer(gtk_widget_get_last_child(control.widget.widget))?.press()
    case .number:
      let range = UnsafeMutableRawPointer(control.widget).assumingMemoryBound(to: GtkRange.self)
      gtk_range_set_value(range, Double(generator.random.below(10)))
    case .option: control.choose(control.options[generator.random.below(control.options.count)])
    case .date(.date):
      control.choose(
        .date(CalendarDate(year: 2026, month: 2, day: generator.random.below(28) + 1)))
    case .date:
      control.choose(.time(ClockTime(hour: generator.random.below(24), minute: 15)))
    case .color: control.choose(RGBA(hex: UInt32(generator.random.below(0x100_0000))))
    }
  }

  private func indexPath(_ inspector: ScreenInspector) -> RowIndexPath? {
    let indexPaths = inspector.rowCounts.enumerated().flatMap { section, count in
      (0..<count).map { RowIndexPath(section: section, row: $0) }
    }
    return indexPaths.isEmpty ? nil : indexPaths[generator.random.below(indexPaths.count)]
  }

  /// Returns the first row whose widget does not show the page, except fields being edited.
  private func fault(in inspector: ScreenInspector, _ page: PageSnapshot) -> String? {
    if inspector.rowCounts != page.sections.map(\.rowCount) {
      return "the table has \(inspector.rowCounts) rows, the page \(page.sections.map(\.rowCount))"
    }
    for (indexPath, contents) in inspector.liveRows {
      guard let row = page.row(at: indexPath), let style = page.style(at: indexPath) else {
        return "row \(indexPath) is not on the page"
      }
      let (shown, expected) = (ShownRow(contents), ShownRow(row, style: style))
      let isEdited = contents.controls.contains { $0.widget.widget.hasFocus }
      // A page of large text has its parts in another order.
      if !isEdited, shown.controls != expected.controls || Set(shown.texts) != Set(expected.texts) {
        return "row \(indexPath) shows “\(shown)”, the page has “\(expected)”"
      }
    }
    return nil
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// True if the widget has the focus of its window.
  fileprivate var hasFocus: Bool { gtk_widget_is_focus(self) != 0 }
}
#endif
