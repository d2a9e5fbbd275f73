// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// A window whose page changes the elements around its rows.
@MainActor
enum ChromeChanges {
  /// Changes the title and the colors of a page, and compares them with those of the window.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    let state = State()
    let shown = ShownWindow(ChangingPage(state: state))
    let native = shown.inspector.nativeWindow
    defer { shown.window.close() }
    var faults: [String] = []
    func expect(_ title: String, isDark: Bool, after cause: String) {
      let shownTitle = gtk_window_get_title(native.window).map { String(cString: $0) }
      if shownTitle != title {
        faults.append("after \(cause), the title of the window is \(shownTitle ?? "missing")")
      }
      if (adw_style_manager_get_dark(adw_style_manager_get_default()) != 0) != isDark {
        faults.append("after \(cause), the window is \(isDark ? "light" : "dark")")
      }
      let colors = barColors(in: native.widget, title: title)
      if (colors == ["rgb(255,0,0)", "rgb(255,0,0)", "rgb(0,0,255)"]) != isDark {
        faults.append("after \(cause), the bar, its title and its button have the colors \(colors)")
      }
    }
    expect("Day", isDark: false, after: "the page was shown")
    state.isNight = true
    shown.update()
    expect("Night", isDark: true, after: "the evening")
    shown.window.navigator.push(ChangingPage(state: State()))
    shown.update()
    expect("Day", isDark: false, after: "another page was pushed")
    state.isNight = false
    shown.update()
    state.isNight = true
    shown.update()
    expect("Day", isDark: false, after: "changes of the page below")
    shown.window.navigator.pop()
    shown.update()
    expect("Night", isDark: true, after: "the return")
    state.isNight = false
    shown.update()
    expect("Day", isDark: false, after: "the morning")
    let long = Array(repeating: "The file could not be saved.", count: 12).joined(separator: " ")
    return faults + showToast("Saved") + showToast(long)
  }

  /// Shows a toast during an activity, and compares their places.
  private static func showToast(_ text: String) -> [String] {
    let shown = ShownWindow(ChangingPage(state: State()))
    defer { shown.window.close() }
    let navigator = shown.window.navigator
    let progress = navigator.progress("Uploading", fraction: 0.5)
    navigator.toast(text)
    var isCut = true
    let window = shown.inspector.nativeWindow.widget
    var (toast, bar) = (graphene_rect_t(), graphene_rect_t())
    MainTurns.wait {
      guard let label = descendant(of: window, where: { hasText(text, $0) }),
        let shownBar = descendant(of: window, where: { $0.isOne(of: gtk_progress_bar_get_type()) }),
        gtk_widget_get_height(label) > 0, gtk_widget_get_height(shownBar) > 0
      else { return false }
      isCut = pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))) != 0
      return gtk_widget_compute_bounds(label, window, &toast) != 0
        && gtk_widget_compute_bounds(shownBar, window, &bar) != 0
        && bar.origin.y + bar.size.height < toast.origin.y
    }
    progress.finish()
    let end = bar.origin.y + bar.size.height
    var faults: [String] = []
    if end <= 0 || end >= toast.origin.y {
      faults.append("the progress ends at \(end), and the toast begins at \(toast.origin.y)")
    }
    let width = Float(gtk_widget_get_width(window))
    if isCut || toast.origin.x < 0 || toast.origin.x + toast.size.width > width {
      faults.append("a toast with \(text.count) characters is cut")
    }
    return faults
  }

  private static func hasText(_ text: String, _ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    widget.isOne(of: gtk_label_get_type())
      && gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } == text
  }

  /// Returns the first widget inside another that meets a condition.
  private static func descendant(
    of widget: UnsafeMutablePointer<GtkWidget>,
    where condition: (UnsafeMutablePointer<GtkWidget>) -> Bool
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if condition(current) { return current }
      if let found = descendant(of: current, where: condition) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Returns the text colors of the mapped header bar, of the title in it, and of its button.
  private static func barColors(
    in widget: UnsafeMutablePointer<GtkWidget>, title: String, isInBar: Bool = false
  ) -> [String] {
    let isBar = widget.isOne(of: adw_header_bar_get_type())
    if isBar, gtk_widget_get_mapped(widget) == 0 { return [] }
    let isTitle = hasText(title, widget)
    let isButton =
      widget.isOne(of: gtk_button_get_type())
      && gtk_button_get_icon_name(OpaquePointer(widget).cast()).map { String(cString: $0) }
        == "view-refresh-symbolic"
    var colors: [String] = []
    if isBar || isInBar && (isTitle || isButton) {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
      if let text = gdk_rgba_to_string(&color) {
        colors.append(String(cString: text))
        g_free(text)
      }
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      colors += barColors(in: current, title: title, isInBar: isInBar || isBar)
      child = gtk_widget_get_next_sibling(current)
    }
    return colors
  }

  @Observable
  fileprivate final class State {
    var isNight = false
  }

  private struct ChangingPage: TablePage {
    let state: State
    var title: String { state.isNight ? "Night" : "Day" }
    var barColors: PageBarColors? {
      state.isNight
        ? PageBarColors(
          background: .hex(0x00FF00), title: .hex(0xFF0000), tint: .hex(0x0000FF)) : nil
    }
    var colorScheme: PageColorScheme? { state.isNight ? .dark : .light }
    var sections: [TableSection] { TableSection("Rows") { Row("Row") } }
  }
}
#endif
