// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The size of an application's windows, in a file that outlasts its process.
///
/// The file is `window.ini` in a folder with the name of the application, among the states of the user, which
/// are in `~/.local/state` by default (XDG Base Directory Specification 0.8).
@MainActor
final class WindowState {
  private let path: String
  private var saving: Task<Void, Never>?

  private static let group = "window"
  /// The sizes that are restored, in points; others come from a damaged file.
  private static let sizes = 200...16_384

  /// Creates the state of an application's windows.
  init(ofApplication id: String) {
    let folder = g_get_user_state_dir().map { String(cString: $0) } ?? "."
    path = "\(folder)/\(id)/window.ini"
  }
}

extension WindowState {
  /// Gives a window the size of the file, if there is one, and writes the file after each change.
  func follow(_ window: WidgetPointer) {
    restore(window)
    for property in ["default-width", "default-height", "maximized"] {
      observe("notify::\(property)", of: window.raw) { [weak self] _ in self?.changed(window) }
    }
  }

  private func restore(_ window: WidgetPointer) {
    guard let file = g_key_file_new() else { return }
    defer { g_key_file_unref(file) }
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0 else { return }
    let width = g_key_file_get_integer(file, Self.group, "width", nil)
    let height = g_key_file_get_integer(file, Self.group, "height", nil)
    if Self.sizes.contains(Int(width)), Self.sizes.contains(Int(height)) {
      gtk_window_set_default_size(window.cast(), width, height)
    }
    if g_key_file_get_boolean(file, Self.group, "maximized", nil) != 0 {
      gtk_window_maximize(window.cast())
    }
  }

  /// Writes the file when the size has not changed for a moment.
  private func changed(_ window: WidgetPointer) {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window.cast(), &width, &height)
    let isMaximized = gtk_window_is_maximized(window.cast())
    saving?.cancel()
    saving = Task { [self] in
      try? await Task.sleep(nanoseconds: 200_000_000)
      if !Task.isCancelled { save(width, height, isMaximized) }
    }
  }

  /// Writes the file if that is possible.
  ///
  /// Without it, windows open with the size that the application gives them.
  private func save(_ width: Int32, _ height: Int32, _ isMaximized: gboolean) {
    guard let file = g_key_file_new() else { return }
    defer { g_key_file_unref(file) }
    g_key_file_set_integer(file, Self.group, "width", width)
    g_key_file_set_integer(file, Self.group, "height", height)
    g_key_file_set_boolean(file, Self.group, "maximized", isMaximized)
    guard let folder = g_path_get_dirname(path) else { return }
    defer { g_free(folder) }
    g_mkdir_with_parents(folder, 0o700)
    g_key_file_save_to_file(file, path, nil)
  }
}
#endif
