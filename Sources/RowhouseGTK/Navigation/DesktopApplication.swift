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
  /// To show at most one window, let `makeWindow` return the window that is open:
  ///
  /// ```swift
  /// DesktopApplication.run("org.example.Settings") { windows.preferences(of: account) }
  /// ```
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
  /// If you pass `openFile`, the user can open files with the application, by their names as arguments of the command or in
  /// a file manager:
  ///
  /// ```swift
  /// DesktopApplication.run(
  ///   "org.example.Notes",
  ///   openFile: { path in PageWindow(FilePage(path: path)).present() },
  ///   makeWindow: { PageWindow(NotesPage(notes: notes)) })
  /// ```
  ///
  /// If the application is already running, the running process opens them. With `openFile`, every argument is a file.
  /// Without it, arguments reach only the process that the user has started, in `CommandLine.arguments`.
  ///
  /// - Parameters:
  ///   - id: The id of the application, which is also the name of its `.desktop` file and of the
  ///     icon of its windows. If the icon theme has no such icon, windows have the icon
  ///     `preferences-system`.
  ///   - opening: Returns the page of an address, or `nil` if the page no longer exists. Defaults
  ///     to `nil`, so that windows open only their first page.
  ///   - openFile: Shows a file in a window, before it returns: an application without windows ends. Called for each file
  ///     that the user opens, with its absolute path, or with its address, such as `https://example.org/`, if it has no
  ///     path. Defaults to `nil`, so that the arguments of the command have no effect. Otherwise, the command refuses
  ///     options that GLib does not know.
  ///   - makeWindow: Creates a window, or returns one that is open, which is then shown in front. Called each time the user
  ///     starts the application without files.
  /// - Returns: The exit status of the application.
  @discardableResult
  public static func run(
    _ id: String, opening: (@MainActor (_ path: String) -> (any TablePage)?)? = nil,
    openFile: (@MainActor (_ path: String) -> Void)? = nil,
    makeWindow: @escaping @MainActor () -> PageWindow
  ) -> Int32 {
    let flags = openFile == nil ? GApplicationFlags(rawValue: 0) : G_APPLICATION_HANDLES_OPEN
    guard let application = adw_application_new(id, flags) else {
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
    observe("open", of: application.raw) { arguments in
      for file in files(arguments) { openFile?(file) }
    }
    defer { state.finish() }
    let native = application.raw.assumingMemoryBound(to: GApplication.self)
    guard openFile != nil else { return g_application_run(native, 0, nil) }
    return g_application_run(native, CommandLine.argc, CommandLine.unsafeArgv)
  }

  /// Returns the paths or addresses of the files in the arguments of the signal `open`.
  private static func files(_ arguments: SignalArguments) -> [String] {
    guard let first = arguments.pointer(1) else { return [] }
    let files = UnsafePointer<OpaquePointer>(first)
    return (0..<Int(arguments.integer(2))).compactMap { index in
      guard let text = g_file_get_path(files[index]) ?? g_file_get_uri(files[index]) else {
        return nil
      }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}
#endif
