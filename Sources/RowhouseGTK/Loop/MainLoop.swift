// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
// Links libdispatch, whose functions for custom main loops CAdwaita declares.
import Dispatch
import Glibc

/// Functions that connect the main actor with GLib's main loop.
@MainActor
enum MainLoop {
  private static var isServed = false

  /// Makes GLib's main loop run the tasks of the main actor.
  ///
  /// The tasks have the priority at which GTK draws. In a measurement at a higher priority, a chain
  /// of tasks, each of which started the next, prevented all drawing.
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

  /// The priority at which GTK lays widgets out, `GTK_PRIORITY_RESIZE`, which Swift cannot import.
  static let layoutPriority: Int32 = G_PRIORITY_HIGH_IDLE + 10

  /// Runs the sources of the main loop that are ready, and returns when none are left.
  static func runPending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Calls a closure once after a number of seconds.
  ///
  /// - Returns: The number of the source, for ``cancel(_:)``.
  @discardableResult
  static func after(
    _ seconds: Double, priority: Int32 = G_PRIORITY_DEFAULT,
    _ body: @escaping @MainActor () -> Void
  ) -> guint {
    let data = Unmanaged.passRetained(Once(body)).toOpaque()
    return g_timeout_add_full(
      priority, guint(max(0, seconds) * 1_000),
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

  /// Calls a closure once after GTK has drawn the next frame of a widget.
  ///
  /// If GTK draws no frame, because the window is not visible, calls the closure after a quarter of
  /// a second.
  static func afterDrawing(_ widget: WidgetPointer, _ body: @escaping @MainActor () -> Void) {
    let first = FirstCall(body)
    after(0.25) { first() }
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        guard let data else { return 0 }
        nonisolated(unsafe) let call = data
        MainActor.assumeIsolated {
          let first = Unmanaged<FirstCall>.fromOpaque(call).takeUnretainedValue()
          // GTK calls this function before it draws the frame, without other sources in between.
          MainLoop.after(0) { first() }
        }
        return 0
      }, Unmanaged.passRetained(first).toOpaque(),
      { data in
        if let data { Unmanaged<FirstCall>.fromOpaque(data).release() }
      })
  }

  /// Calls a closure with the number of seconds since the last frame of a widget, before GTK draws
  /// each frame, until the closure returns false.
  static func beforeFrames(
    of widget: WidgetPointer, _ body: @escaping @MainActor (_ seconds: Double) -> Bool
  ) {
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data else { return 0 }
        nonisolated(unsafe) let call = data
        let time = gdk_frame_clock_get_frame_time(clock)
        return MainActor.assumeIsolated {
          Unmanaged<FrameCalls>.fromOpaque(call).takeUnretainedValue()(at: Int64(time)).glib
        }
      }, Unmanaged.passRetained(FrameCalls(body)).toOpaque(),
      { data in
        if let data { Unmanaged<FrameCalls>.fromOpaque(data).release() }
      })
  }

  /// Cancels a call that has not been made.
  static func cancel(_ source: guint) { g_source_remove(source) }
}

/// A closure of which only the first call has an effect.
@MainActor
private final class FirstCall {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func callAsFunction() {
    let body = body
    self.body = nil
    body?()
  }
}

/// A closure that is called with the time between frames.
@MainActor
private final class FrameCalls {
  private let body: @MainActor (_ seconds: Double) -> Bool
  private var last: Int64?

  init(_ body: @escaping @MainActor (_ seconds: Double) -> Bool) { self.body = body }

  /// Calls the closure at the time of a frame, in microseconds.
  func callAsFunction(at time: Int64) -> Bool {
    defer { last = time }
    return body(Double(time - (last ?? time)) / 1_000_000)
  }
}

private final class Once {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}
#endif
