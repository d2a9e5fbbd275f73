// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// Double clicks whose first click shows another page.
///
/// The second click would reach what the other page shows at the same place, for example another link. While pages are
/// animated, they receive no clicks, but a system with reduced motion shows the other page immediately.
@MainActor
enum DoubleClicks {
  /// Stops presses that follow a press at the same place on another page of a window within the time of a double click.
  ///
  /// The place of a finger is not compared, because a finger is less exact than a pointer.
  static func stop(in window: PageWindow) {
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    let last = LastPress()
    handle("event", of: events.raw) { [weak window, last] arguments in
      guard let window, let event = arguments.pointer(1),
        [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(gdk_event_get_event_type(event))
      else { return false }
      return last.isFollowed(by: Press(event), on: window.top)
    }
    gtk_widget_add_controller(window.pointer, events)
  }

  /// The maximum time between the presses of a double click, in milliseconds.
  fileprivate static var time: UInt32 { UInt32(clamping: setting("gtk-double-click-time")) }

  /// The maximum distance between the presses of a double click, in points.
  fileprivate static var distance: Double { Double(setting("gtk-double-click-distance")) }

  private static func setting(_ name: String) -> Int32 {
    gtk_settings_get_default().map { Property.integer(name, of: $0.raw) } ?? 0
  }
}

/// A press of the pointer or a finger.
@MainActor
private struct Press {
  /// The time, in milliseconds.
  private let time: UInt32
  /// The place in the window, in points, or `nil` for a finger.
  private let place: (x: Double, y: Double)?

  init(_ event: OpaquePointer) {
    time = gdk_event_get_time(event)
    var (x, y) = (0.0, 0.0)
    let isPointer = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
    place = isPointer && gdk_event_get_position(event, &x, &y) != 0 ? (x, y) : nil
  }

  /// Returns true if the two presses can be those of a double click.
  func isDouble(after other: Press) -> Bool {
    guard time &- other.time <= DoubleClicks.time else { return false }
    guard let place, let old = other.place else { return true }
    return max(abs(place.x - old.x), abs(place.y - old.y)) <= DoubleClicks.distance
  }
}

/// The latest press in a window.
@MainActor
private final class LastPress {
  private var press: Press?
  private weak var screen: PageScreen?

  /// Stores a press, and returns true if it belongs to a double click that began on another page.
  func isFollowed(by press: Press, on screen: PageScreen?) -> Bool {
    let isDouble = self.press.map { press.isDouble(after: $0) } ?? false
    self.press = press
    if isDouble, screen !== self.screen { return true }
    self.screen = screen
    return false
  }
}
#endif
