// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window with three pages, which is used while a page that is being left is animated.
@MainActor
final class PoppedPages {
  private let window: PageWindow
  private let inspector: ScreenInspector
  private let leaflet: OpaquePointer?
  private var faults: [String] = []

  private init() {
    window = PageWindow(NumberPage(number: 1), options: DesktopOptions(diagnostics: .silent))
    window.setSize(width: 420, height: 480)
    window.present()
    inspector = ScreenInspector(window)
    leaflet = Self.leaflet(in: inspector.nativeWindow.widget)
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
    for number in 2...3 {
      window.navigator.push(NumberPage(number: number))
      if !isMoving || gtk_widget_get_can_target(leaflet?.widget) != 0 {
        faults.append("the second click of a double click can push another page")
      }
      finish()
    }
  }

  private struct NumberPage: TablePage {
    let number: Int
    var title: String { "Page \(number)" }
    @MainActor static var left: [Int] = []
    var leaveGuard: LeaveGuard? {
      number > 2 ? LeaveGuard("Leave?", leave: "Leave") { Self.left.append(number) } : nil
    }
    var sections: [TableSection] {
      TableSection("Rows") { Row("Row").id("row of \(number)").staysSelected().onSelect {} }
    }
  }
}

extension PoppedPages {
  /// Leaves pages, and in the meantime sends requests and closes the window.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    MainTurns.setAnimated(true)
    defer { MainTurns.setAnimated(false) }
    let uses: [(PoppedPages) -> Void] = [
      { $0.popTwice() }, { $0.push() }, { $0.select() }, { $0.closeWindow() },
      { $0.answerQuestions() }, { $0.popSeveral() }, { $0.replace() },
      { $0.closeTwice() },
    ]
    return uses.flatMap { use in
      let pages = PoppedPages()
      pages.expect(3, after: "pushing two pages")
      use(pages)
      pages.window.close()
      MainTurns.runPending()
      return pages.faults
    }
  }

  private func popTwice() {
    pop()
    window.navigator.pop()
    finish()
    expect(1, after: "returning twice")
    window.navigator.pop()
    finish()
    expect(1, after: "returning from the first page")
  }

  private func push() {
    pop()
    window.navigator.push(NumberPage(number: 3))
    finish()
    expect(3, after: "returning and pushing")
  }

  private func popSeveral() {
    window.navigator.pop(2)
    finish()
    expect(1, after: "leaving two pages")
    for number in 2...3 { window.navigator.push(NumberPage(number: number)) }
    finish()
    window.navigator.popToRoot()
    finish()
    expect(1, after: "returning to the first page")
  }

  private func replace() {
    window.navigator.replace(with: NumberPage(number: 3))
    finish()
    expect(3, after: "replacing the top page")
    pop()
    window.navigator.replace(with: NumberPage(number: 2))
    finish()
    expect(2, after: "returning and replacing")
    window.navigator.popToRoot()
    window.navigator.replace(with: NumberPage(number: 1))
    finish()
    expect(1, after: "replacing the first page")
    window.navigator.pop()
    finish()
    expect(1, after: "returning from a page that replaced the first one")
  }

  private func select() {
    pop()
    window.navigator.select("row of 2")
    if window.navigator.selectedRows != [ItemID("row of 2")] {
      faults.append("the row of the page below was not selected")
    }
    if window.driver.page.title != "Page 2" {
      faults.append("the driver of the window is that of “\(window.driver.page.title)”")
    }
    finish()
    expect(2, after: "returning once")
    if window.navigator.selectedRows != [ItemID("row of 2")] {
      faults.append("the row of the page below did not stay selected")
    }
  }

  /// Closes the window while its page with a question is left.
  private func closeWindow() {
    pop()
    gtk_window_close(inspector.nativeWindow.window)
    MainTurns.runPending()
    if gtk_widget_get_mapped(inspector.nativeWindow.widget) != 0 {
      faults.append("the window asked the question of a page that was left")
    }
  }

  /// Closes the window with two pages that have a question.
  private func answerQuestions() {
    NumberPage.left = []
    window.navigator.push(NumberPage(number: 4))
    finish()
    gtk_window_close(inspector.nativeWindow.window)
    for (answer, left) in [("0", []), ("1", [4]), ("0", [4]), ("1", [4, 4]), ("1", [4, 4, 3])] {
      if gtk_widget_get_mapped(inspector.nativeWindow.widget) == 0 {
        faults.append("the window closed before the question of each page was answered")
      }
      guard let dialog = Self.dialog() else { return faults.append("no page asks") }
      // A button of the dialog closes it, too.
      adw_message_dialog_response(dialog, answer)
      gtk_window_destroy(OpaquePointer(dialog).window)
      MainTurns.runPending()
      if NumberPage.left != left { faults.append("\(NumberPage.left) were left, not \(left)") }
      // After the answer that stays, the user closes the window again.
      if answer == "0" { gtk_window_close(inspector.nativeWindow.window) }
    }
    if gtk_widget_get_mapped(inspector.nativeWindow.widget) != 0 {
      faults.append("the window did not close after the last question")
    }
  }

  /// Closes the window again while its question is open, as Control-Q in another window does.
  private func closeTwice() {
    for _ in 0..<2 {
      for _ in 0..<3 { gtk_window_close(inspector.nativeWindow.window) }
      guard let dialog = Self.dialog() else { return faults.append("no page asks") }
      adw_message_dialog_response(dialog, "0")
      gtk_window_destroy(OpaquePointer(dialog).window)
      MainTurns.runPending()
      if Self.dialog() != nil { faults.append("the question is asked again after its answer") }
    }
    window.navigator.confirm("Sure?") {}
    gtk_window_close(inspector.nativeWindow.window)
    for title in ["Sure?", "Leave?"] {
      guard let dialog = Self.dialog() else { return faults.append("no page asks") }
      let heading = adw_message_dialog_get_heading(dialog).map { String(cString: $0) }
      if heading != title { faults.append("the question is “\(heading ?? "")”, not “\(title)”") }
      adw_message_dialog_response(dialog, "0")
      gtk_window_destroy(OpaquePointer(dialog).window)
      MainTurns.runPending()
    }
  }

  /// The dialog on screen, or `nil` if there is none.
  static func dialog() -> UnsafeMutablePointer<AdwMessageDialog>? {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).lazy.compactMap { index in
      guard let window = g_list_model_get_item(windows, index) else { return nil }
      // The list retains the window.
      g_object_unref(window)
      let widget = window.assumingMemoryBound(to: GtkWidget.self)
      guard widget.isOne(of: adw_message_dialog_get_type()), gtk_widget_get_mapped(widget) != 0
      else { return nil }
      return window.assumingMemoryBound(to: AdwMessageDialog.self)
    }.first
  }

  private func pop() {
    window.navigator.pop()
    if !isMoving { faults.append("no animation runs after returning") }
    if gtk_widget_get_can_target(leaflet?.widget) != 0 {
      faults.append("a page that is left can be clicked")
    }
  }

  private var isMoving: Bool { adw_leaflet_get_child_transition_running(leaflet) != 0 }

  /// Runs the main loop until no animation is in progress.
  private func finish() { MainTurns.run { !isMoving } }

  /// Compares the pages of the window, which must show the last one.
  private func expect(_ count: Int, after cause: String) {
    let pages = adw_leaflet_get_pages(leaflet)
    defer { g_object_unref(UnsafeMutableRawPointer(pages)) }
    let found = Int(g_list_model_get_n_items(pages))
    if found != count || inspector.title != "Page \(count)" {
      faults.append("after \(cause), the window has \(found) pages and shows “\(inspector.title)”")
    }
    if gtk_widget_get_can_target(leaflet?.widget) == 0 {
      faults.append("after \(cause), the page cannot be clicked")
    }
  }

  /// Returns the widget with the pages of a window.
  static func leaflet(in widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
    if widget.isOne(of: adw_leaflet_get_type()) { return OpaquePointer(widget) }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let found = leaflet(in: current) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }
}
#endif
