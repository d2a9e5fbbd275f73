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
/// Call it from `main.swift` without `await`, or from a synchronous `main`: a task of the main actor that does not end would keep all others from running.
@MainActor
public enum DesktopApplication {
  private static var isStarted = false
  /// The scheme of pages that have none of their own.
  static var colorScheme = ADW_COLOR_SCHEME_DEFAULT

  /// Initializes GTK, and lets its main loop run the tasks of the main actor.
  ///
  /// ``PageWindow`` calls it. Further calls have no effect.
  public static func start() {
    guard !isStarted else { return }
    isStarted = true
    adw_init()
    MainLoop.serveMainActor()
    StyleSheet.add()
    // Icons of symbols that pages name are found beside those of the system.
    gtk_window_set_default_icon_name("preferences-system")
  }

  /// Runs the application until its last window is closed.
  ///
  /// A second start of the same application shows another window in the running process. Windows open with the size
  /// that the user has given to one before, also in an earlier run; the first time with that of `makeWindow`.
  ///
  /// With `opening`, the first window also opens the pages above its first one that were open when the application
  /// ended, as far as they are pages with an address (`LinkedPage`), and scrolls the top one to the row that was at its top edge:
  ///
  /// ```swift
  /// DesktopApplication.run(
  ///   "org.example.Settings",
  ///   opening: { path in path == "/staff" ? StaffPage() : nil },
  ///   makeWindow: { PageWindow(SettingsPage(account: Account())) })
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of the application, which is that of its `.desktop` file.
  ///   - opening: Returns the page of an address, or `nil` if there is none any more. Defaults to `nil`: windows open
  ///     with their first page.
  ///   - makeWindow: Creates a window, whenever the user starts the application.
  /// - Returns: The status for `exit(_:)`.
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
    observe("startup", of: application.raw) { _ in start() }
    observe("activate", of: application.raw) { _ in
      let window = makeWindow()
      gtk_application_add_window(
        application.raw.assumingMemoryBound(to: GtkApplication.self), window.pointer.cast())
      state.follow(window, opening: opening)
      window.present()
    }
    defer { state.save() }
    return g_application_run(
      application.raw.assumingMemoryBound(to: GApplication.self), 0, nil)
  }
}
#endif
