// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
public import RowhouseModel

/// An application on the Linux desktop.
///
/// ```swift
/// DesktopApplication.run("org.example.Settings") { PageWindow(SettingsPage(account: Account())) }
/// ```
///
/// Call it from `main.swift` without `await`, or from a synchronous `main` function. Otherwise, the call would be a
/// main actor task that does not end, and no other task of the main actor could run.
@MainActor
public enum DesktopApplication {
  private static var isStarted = false
  /// The color scheme of pages that don't set one.
  static var colorScheme = ADW_COLOR_SCHEME_DEFAULT

  /// Initializes GTK, and makes its main loop run the tasks of the main actor.
  ///
  /// ``PageWindow`` calls this method. Additional calls have no effect.
  public static func start() {
    guard !isStarted else { return }
    isStarted = true
    adw_init()
    MainLoop.serveMainActor()
    StyleSheet.add()
    gtk_window_set_default_icon_name(standardIcon)
  }

  /// The name of the icon of windows whose application has no icon.
  private static let standardIcon = "preferences-system"

  /// Sets the icon of windows to the one with the id of the application, if the icon theme has it.
  private static func setIcon(ofApplication id: String) {
    let theme = gdk_display_get_default().flatMap { gtk_icon_theme_get_for_display($0) }
    let hasIcon = theme.map { gtk_icon_theme_has_icon($0, id) != 0 } ?? false
    gtk_window_set_default_icon_name(hasIcon ? id : standardIcon)
  }

  /// Runs the application until its last window is closed.
  ///
  /// If the user starts the application again while it runs, the running process shows another
  /// window. A window opens with the size that the user gave the last window, even in an earlier
  /// run. The very first window has the size that `makeWindow` sets. Windows that pages create and
  /// present also keep the application running.
  ///
  /// If you pass `opening`, the first window also opens the pages with an address (`LinkedPage`)
  /// that were open above its first page when the application ended, and scrolls the top page to
  /// the row that was at its top edge:
  ///
  /// ```swift
  /// DesktopApplication.run(
  ///   "org.example.Settings",
  ///   opening: { path in path == "/staff" ? StaffPage() : nil },
  ///   makeWindow: { PageWindow(SettingsPage(account: Account())) })
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of the application, which is also the name of its `.desktop` file and of the
  ///     icon of its windows. If the icon theme has no such icon, windows have the icon
  ///     `preferences-system`.
  ///   - opening: Returns the page of an address, or `nil` if the page no longer exists. Defaults
  ///     to `nil`, so that windows open only their first page.
  ///   - makeWindow: Creates a window. Called each time the user starts the application.
  /// - Returns: The exit status of the application.
  @discardableResult
  public static func run(
    _ id: String, opening: (@MainActor (_ path: String) -> (any TablePage)?)? = nil,
    makeWindow: @escaping @MainActor () -> PageWindow
  ) -> Int32 {
    guard let application = adw_application_new(id, GApplicationFlags(rawValue: 0)) else {
      preconditionFailure("\(id) is not the id of an application, such as org.example.Settings.")
    }
    defer { g_object_unref(application.raw) }
    let state = WindowState(ofApplication: id)
    observe("startup", of: application.raw) { _ in
      start()
      setIcon(ofApplication: id)
    }
    observe("activate", of: application.raw) { _ in
      let window = makeWindow()
      state.follow(window, opening: opening)
      window.present()
    }
    defer { state.finish() }
    return g_application_run(
      application.raw.assumingMemoryBound(to: GApplication.self), 0, nil)
  }
}
#endif
