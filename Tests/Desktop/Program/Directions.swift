// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK
import RowhouseLayout

/// Windows with left-to-right and right-to-left pages, on systems in languages of both directions.
@MainActor
enum Directions {
  /// Compares the direction of arrows and buttons with that of the page.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    return [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL].flatMap { system in
      gtk_widget_set_default_direction(system)
      return [("en", false), ("de", false), ("ckb-IQ", true), ("ar", true)].flatMap {
        language, isMirrored in
        faults(in: language, isMirrored: isMirrored).map {
          "\(language) on a system from \(system == GTK_TEXT_DIR_RTL ? "right" : "left"): \($0)"
        }
      } + changedFaults(system)
    }
  }

  /// Shows a page in a language, then without a language, in the direction of the system.
  private static func changedFaults(_ system: GtkTextDirection) -> [String] {
    let state = LanguageState()
    let shown = ShownWindow(ChangingPage(state: state))
    defer { shown.window.close() }
    return ["ar", nil, "de", nil].compactMap { language in
      state.language = language
      shown.update()
      let isMirrored = language.map { $0 == "ar" } ?? (system == GTK_TEXT_DIR_RTL)
      return shown.inspector.environment?.isRightToLeft == isMirrored
        ? nil : "a change to the language \(language ?? "of the system") keeps the direction"
    }
  }

  @Observable
  fileprivate final class LanguageState {
    var language: String?
  }

  private struct ChangingPage: TablePage {
    let state: LanguageState
    var language: String? { state.language }
    var title: String { "Languages" }
    var sections: [TableSection] { TableSection("Rows") { Row("Row") } }
  }

  private static func faults(in language: String, isMirrored: Bool) -> [String] {
    let shown = ShownWindow(LinkPage(language: language))
    defer { shown.window.close() }
    shown.window.navigator.push(LinkPage(language: language))
    let table = shown.inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    var faults: [String] = []
    if shown.inspector.environment?.isRightToLeft != isMirrored {
      faults.append("the page is laid out in the other direction")
    }
    let icons = shown.inspector.iconFiles(at: RowIndexPath(section: 0, row: 0))
    if icons.count != 1 || icons[0].contains("-rtl") != isMirrored {
      faults.append("the row has the arrow \(icons)")
    }
    let direction = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    guard let arrow = arrow(in: shown.inspector.nativeWindow.widget) else {
      return faults + ["there is no button to the page before"]
    }
    let leaflet = PoppedPages.leaflet(in: shown.inspector.nativeWindow.widget)
    if gtk_widget_get_direction(leaflet?.widget) != direction {
      faults.append("the page slides in from the other side")
    }
    let progress = shown.window.navigator.progress("Loading")
    MainTurns.runPending()
    let message = labels(in: shown.inspector.nativeWindow.widget).first {
      gtk_label_get_text(OpaquePointer($0)).map { String(cString: $0) } == "Loading"
    }
    if message.map({ gtk_widget_get_direction($0) }) != direction {
      faults.append("the progress has the other direction")
    }
    progress.finish()
    if gtk_widget_get_direction(arrow) != direction {
      faults.append("the arrow to the page before points to the other side")
    }
    let name = gtk_widget_get_tooltip_text(gtk_widget_get_parent(arrow)).map { String(cString: $0) }
    if name != DesktopTexts(language: language).back {
      faults.append("the button to the page before is “\(name ?? "")”")
    }
    return faults + listFaults(in: shown, direction) + dialogFaults(in: shown, direction)
      + keyFaults(in: shown, isMirrored: isMirrored)
  }

  /// Presents a dialog with a field.
  private static func dialogFaults(
    in shown: ShownWindow, _ direction: GtkTextDirection
  ) -> [String] {
    shown.window.navigator.ask("Name", for: DialogField("Name")) { _ in }
    MainTurns.wait { PoppedPages.dialog() != nil }
    guard let dialog = PoppedPages.dialog(), let field = adw_message_dialog_get_extra_child(dialog)
    else { return ["there is no dialog with a field"] }
    defer { close(dialog) }
    let text = gtk_editable_get_delegate(OpaquePointer(field))
    return [field, text?.widget].allSatisfy({ gtk_widget_get_direction($0) == direction })
      ? [] : ["the field of a dialog has the other direction"]
  }

  /// Presses Alt and the arrow that points to the page before, on a page that asks a question.
  private static func keyFaults(in shown: ShownWindow, isMirrored: Bool) -> [String] {
    shown.window.navigator.push(GuardedPage(language: isMirrored ? "ar" : "en"))
    shown.update()
    let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 0))
    gtk_widget_grab_focus(row?.widget)
    let keys = isMirrored ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)
    Controllers.press(keys.0, GDK_ALT_MASK, in: shown.inspector.nativeWindow)
    MainTurns.runPending()
    var faults: [String] = []
    if let dialog = PoppedPages.dialog() {
      faults.append("the arrow to the page after leads to the page before")
      close(dialog)
    }
    Controllers.press(keys.1, GDK_ALT_MASK, in: shown.inspector.nativeWindow)
    MainTurns.runPending()
    guard let dialog = PoppedPages.dialog() else {
      return faults + ["the arrow to the page before does not lead there"]
    }
    close(dialog)
    return faults
  }

  /// Closes a dialog, which cancels it.
  private static func close(_ dialog: UnsafeMutablePointer<AdwMessageDialog>) {
    gtk_window_close(OpaquePointer(dialog).window)
    MainTurns.runPending()
  }

  private struct GuardedPage: TablePage {
    let language: String?
    var title: String { "Guarded" }
    var leaveGuard: LeaveGuard? { LeaveGuard("Leave?", leave: "Leave") }
    var sections: [TableSection] { TableSection { Row("Row").onSelect {} } }
  }

  /// Opens the menu of a row and the list of a picker.
  private static func listFaults(
    in shown: ShownWindow, _ direction: GtkTextDirection
  ) -> [String] {
    let row = shown.inspector.widget(at: RowIndexPath(section: 0, row: 0))
    gtk_widget_activate_action_variant(row?.widget, "row.menu", nil)
    let picker = shown.inspector.row(at: RowIndexPath(section: 0, row: 1))?.controls.first?.widget
    let lists = [
      ("menu", child(of: shown.inspector.nativeTable?.widget, gtk_popover_menu_get_type())),
      ("list", child(of: picker?.widget, gtk_popover_get_type())),
    ]
    return lists.compactMap { name, popover in
      guard let popover else { return "there is no \(name)" }
      gtk_popover_popup(OpaquePointer(popover).cast())
      MainTurns.runPending()
      let labels = labels(in: popover)
      gtk_popover_popdown(OpaquePointer(popover).cast())
      MainTurns.runPending()
      return !labels.isEmpty && labels.allSatisfy { gtk_widget_get_direction($0) == direction }
        ? nil
        : "the \(name) has the directions "
          + labels.map {
            "\(gtk_label_get_text(OpaquePointer($0)).map { String(cString: $0) } ?? "")"
              + " \(gtk_widget_get_direction($0).rawValue)"
          }.joined(separator: ", ")
    }
  }

  private static func child(
    of widget: UnsafeMutablePointer<GtkWidget>?, _ type: GType
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child, !current.isOne(of: type) {
      child = gtk_widget_get_next_sibling(current)
    }
    return child
  }

  /// Returns the labels that are shown.
  private static func labels(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    let isShown = gtk_widget_get_mapped(widget) != 0
    var labels = isShown && widget.isOne(of: gtk_label_get_type()) ? [widget] : []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      labels += self.labels(in: current)
      child = gtk_widget_get_next_sibling(current)
    }
    return labels
  }

  /// Returns the arrow of the button that leads to the previous page.
  private static func arrow(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let address = OpaquePointer(widget)
    if widget.isOne(of: gtk_image_get_type()), gtk_widget_get_mapped(widget) != 0,
      let name = gtk_image_get_icon_name(address),
      String(cString: name) == "go-previous-symbolic"
    {
      return widget
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let arrow = arrow(in: current) { return arrow }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  private struct LinkPage: TablePage {
    let language: String?
    var title: String { "Links" }
    var sections: [TableSection] {
      TableSection("Links") {
        Row("Next").accessory(.disclosure).onSelect {}.menu { RowAction("Copy") {} }
        PickerRow("Zone", value: "a", options: ["a", "b"], title: { $0 }) { _ in }
      }
    }
  }
}
#endif
