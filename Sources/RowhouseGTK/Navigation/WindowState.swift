// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Dispatch
import RowhouseModel

/// The size and the pages of an application's windows, stored in a file for its next start.
///
/// The file is `window.ini` in the application's folder in the state directory of the user, which
/// defaults to `~/.local/state` (XDG Base Directory Specification 0.8). It contains the state of
/// the window that most recently changed.
@MainActor
final class WindowState {
  private let path: String
  private var saving: Task<Void, Never>?
  /// The number of changes so far.
  private var changeCount = 0
  /// The window that most recently changed, until its state is collected.
  private weak var changedWindow: PageWindow?
  /// The latest state that was collected.
  private var latest: Saved?
  /// True if the file does not contain the latest state.
  private var isUnsaved = false
  private var hasRestoredPages = false

  private static let group = "window"
  /// The queue on which the file is written, because a write waits for the disk.
  private nonisolated static let writing = DispatchQueue(label: "org.rowhouse.window-state")
  /// The number of pauses of 200 ms after which the file is written even if changes go on.
  private static let maximumPauses = 10
  /// The range of valid sizes, in points.
  ///
  /// Sizes outside of it are not restored.
  private static let sizes = 200...16_384

  private struct Saved: Equatable {
    var width: Int32 = 0
    var height: Int32 = 0
    var isMaximized = false
    var place: WindowPlace
  }

  /// Creates the state of an application's windows.
  init(ofApplication id: String) {
    let folder = g_get_user_state_dir().map { String(cString: $0) } ?? "."
    path = "\(folder)/\(id)/window.ini"
  }
}

extension WindowState {
  /// Restores the size of a window and, for the first window, its pages, and writes the file after
  /// each change.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - opening: Returns the page of an address, or `nil` if the page no longer exists.
  func follow(_ window: PageWindow, opening: ((String) -> (any TablePage)?)?) {
    // A window that is already followed keeps its size and its pages.
    guard window.onPlaceChanged == nil else { return }
    restore(window, opening: opening)
    for property in ["default-width", "default-height", "maximized"] {
      observe("notify::\(property)", of: window.pointer.raw) { [weak self, weak window] _ in
        if let window { self?.changed(window) }
      }
    }
    window.onPlaceChanged = { [weak self, weak window] in
      if let window { self?.changed(window) }
    }
    window.onClosing = { [weak self, weak window] in
      if let self, changedWindow === window { collect() }
    }
  }

  private func restore(_ window: PageWindow, opening: ((String) -> (any TablePage)?)?) {
    // Only the first window restores its pages, even if there was no file yet.
    defer { hasRestoredPages = true }
    guard let file = g_key_file_new() else { return }
    defer { g_key_file_unref(file) }
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0 else { return }
    let width = g_key_file_get_integer(file, Self.group, "width", nil)
    let height = g_key_file_get_integer(file, Self.group, "height", nil)
    if Self.sizes.contains(Int(width)), Self.sizes.contains(Int(height)) {
      gtk_window_set_default_size(window.pointer.cast(), width, height)
    }
    if g_key_file_get_boolean(file, Self.group, "maximized", nil) != 0 {
      gtk_window_maximize(window.pointer.cast())
    }
    if let opening, !hasRestoredPages { window.restore(WindowPlace(file), opening: opening) }
  }

  /// Schedules a write of the file when nothing has changed for 200 ms, and after two seconds at the latest.
  ///
  /// Scrolling changes the state in each frame. The state is collected only when it is written.
  private func changed(_ window: PageWindow) {
    if changedWindow !== window { collect() }
    changedWindow = window
    changeCount += 1
    guard saving == nil else { return }
    saving = Task { [weak self] in
      for _ in 0..<Self.maximumPauses {
        let count = self?.changeCount
        try? await Task.sleep(nanoseconds: 200_000_000)
        if count == self?.changeCount { break }
      }
      self?.saving = nil
      self?.save()
    }
  }

  /// Collects the state of the window that most recently changed.
  private func collect() {
    guard let window = changedWindow else { return }
    changedWindow = nil
    var saved = Saved(place: window.place)
    gtk_window_get_default_size(window.pointer.cast(), &saved.width, &saved.height)
    saved.isMaximized = gtk_window_is_maximized(window.pointer.cast()) != 0
    guard saved != latest else { return }
    latest = saved
    isUnsaved = true
  }

  /// Writes the file if it does not contain the latest state, and returns after it is written.
  func finish() {
    save()
    Self.writing.sync {}
  }

  /// Writes the file in the background if it does not contain the latest state, and ignores errors.
  ///
  /// Without the file, windows open with the size and the page that the application sets.
  private func save() {
    collect()
    guard isUnsaved, let saved = latest, let file = g_key_file_new() else { return }
    isUnsaved = false
    defer { g_key_file_unref(file) }
    g_key_file_set_integer(file, Self.group, "width", saved.width)
    g_key_file_set_integer(file, Self.group, "height", saved.height)
    g_key_file_set_boolean(file, Self.group, "maximized", saved.isMaximized.glib)
    saved.place.write(to: file)
    guard let text = g_key_file_to_data(file, nil, nil) else { return }
    defer { g_free(text) }
    Self.write(String(cString: text), to: path)
  }

  /// Writes a text to a file after the texts of the calls before, and creates the folder of the file.
  private nonisolated static func write(_ text: String, to path: String) {
    writing.async {
      guard let folder = g_path_get_dirname(path) else { return }
      defer { g_free(folder) }
      g_mkdir_with_parents(folder, 0o700)
      g_file_set_contents(path, text, -1, nil)
    }
  }
}
#endif
