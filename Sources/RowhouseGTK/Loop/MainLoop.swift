// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
// Links libdispatch, whose functions for other main loops CAdwaita declares.
import Dispatch
import Glibc

/// The main actor under GLib's main loop.
@MainActor
enum MainLoop {
  private static var isServed = false

  /// Lets GLib's main loop run the tasks of the main actor, from now on.
  ///
  /// The tasks have the priority at which GTK draws. At a higher one, a chain of tasks that each
  /// start the next would keep GTK from drawing at all; this was measured.
  static func serveMainActor() {
    guard !isServed else { return }
    isServed = true
    g_unix_fd_add_full(
      redrawPriority, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }

  /// The priority at which GTK draws, `GDK_PRIORITY_REDRAW`, which Swift cannot import.
  private static let redrawPriority: Int32 = G_PRIORITY_HIGH_IDLE + 20

  /// Runs what is ready in the main loop, and returns when nothing is.
  static func runPending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Calls a closure once, after a number of seconds.
  ///
  /// - Returns: The number of the source, for ``cancel(_:)``.
  @discardableResult
  static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> guint {
    let data = Unmanaged.passRetained(Once(body)).toOpaque()
    return g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(max(0, seconds) * 1_000),
      { data in
        guard let data else { return 0 }
        nonisolated(unsafe) let once = data
        MainActor.assumeIsolated { Unmanaged<Once>.fromOpaque(once).takeUnretainedValue().body() }
        return 0
      }, data,
      { data in
        if let data { Unmanaged<Once>.fromOpaque(data).release() }
      })
  }

  /// Cancels a call that has not been made.
  static func cancel(_ source: guint) { g_source_remove(source) }
}

private final class Once {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}
#endif
