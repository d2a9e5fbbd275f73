// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// A window that the answer to a dialog closes while another dialog waits.
@MainActor
enum ClosedWindows {
  /// Answers the dialog.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    open()
    guard let dialog = PoppedPages.dialog() else { return ["there is no dialog"] }
    guard let button = button(in: OpaquePointer(dialog).widget) else {
      return ["the dialog has no button"]
    }
    OpaquePointer(button).press()
    MainTurns.wait { window == nil }
    var faults = window == nil ? [] : ["a closed window was not released"]
    let other = ShownWindow(RowPage()).window
    if other.isClosed { faults.append("an open window is closed") }
    other.close()
    if !other.isClosed { faults.append("a closed window is open") }
    if PoppedPages.dialog() != nil { faults.append("a closed window shows a dialog") }
    return faults + request() + leaveOpen()
  }

  /// Makes requests to a closed window that is still retained.
  private static func request() -> [String] {
    let window = ShownWindow(RowPage()).window
    window.close()
    var faults: [String] = []
    var (isEvaluated, answers, retries) = (false, 0, 0)
    window.navigator.push(ReportingPage { isEvaluated = true })
    window.navigator.present(
      "Sure?",
      actions: [DialogAction("Yes") {}, DialogAction("No", role: .cancel) { answers += 1 }])
    window.navigator.alert("No connection", dismiss: "Retry") { retries += 1 }
    if answers > 0 {
      faults.append("a dialog of a closed window is answered while it is presented")
    }
    MainTurns.runPending()
    if isEvaluated { faults.append("a closed window shows another page") }
    if answers != 1 { faults.append("a dialog of a closed window was answered \(answers) times") }
    if retries > 0 { faults.append("a closed window has acknowledged a notice") }
    window.present()
    window.driver.update()
    window.driver.flush()
    if !window.isClosed || window.driver.page.rowCount > 0 {
      faults.append("a closed window shows its page again")
    }
    return faults
  }

  /// Closes a window with an open dialog and others that wait.
  private static func leaveOpen() -> [String] {
    let window = ShownWindow(RowPage()).window
    var (answers, retries): ([Int], Int) = ([], 0)
    for number in 1...2 {
      window.navigator.present(
        "Sure?",
        actions: [
          DialogAction("Yes") {}, DialogAction("No", role: .cancel) { answers.append(number) },
        ])
    }
    window.navigator.alert("No connection", dismiss: "Retry") { retries += 1 }
    window.close()
    MainTurns.runPending()
    var faults: [String] = []
    if answers != [1, 2] { faults.append("a closed window has answered the dialogs \(answers)") }
    if retries > 0 { faults.append("a closed window has acknowledged a waiting notice") }
    return faults
  }

  /// The window, which nothing but the process retains.
  private static weak var window: PageWindow?

  private static func open() {
    let shown = ShownWindow(RowPage())
    window = shown.window
    shown.window.navigator.confirm("Close?") { window?.close() }
    shown.window.navigator.alert("Second")
  }

  /// Returns the button that confirms.
  private static func button(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    if widget.isOne(of: gtk_button_get_type()) {
      let title = gtk_button_get_label(OpaquePointer(widget).cast()).map { String(cString: $0) }
      return title == "OK" ? widget : nil
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let found = button(in: current) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  private struct ReportingPage: TablePage {
    let report: @MainActor () -> Void
    var title: String { "Page" }
    var sections: [TableSection] {
      report()
      return []
    }
  }

  private struct RowPage: TablePage {
    var title: String { "Page" }
    var sections: [TableSection] { TableSection("Rows") { Row("Row") } }
  }
}
#endif
