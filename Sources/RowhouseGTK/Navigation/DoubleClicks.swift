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
  /// Stops presses that follow a press on another page of a window within the time of a double click.
  static func stop(in window: PageWindow) {
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    let last = LastPress()
    handle("event", of: events.raw) { [weak window, last] arguments in
      guard let window, let event = arguments.pointer(1),
        [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(gdk_event_get_event_type(event))
      else { return false }
      return last.isFollowed(at: gdk_event_get_time(event), by: window.top)
    }
    gtk_widget_add_controller(window.pointer, events)
  }

  /// The maximum time between the presses of a double click, in milliseconds.
  fileprivate static var time: UInt32 {
    gtk_settings_get_default().map {
      UInt32(clamping: Property.integer("gtk-double-click-time", of: $0.raw))
    } ?? 0
  }
}

/// The latest press of the pointer or a finger.
@MainActor
private final class LastPress {
  private var time: UInt32?
  private weak var screen: PageScreen?

  /// Stores the time of a press, and returns true if the press belongs to a double click that began on another page.
  func isFollowed(at time: UInt32, by screen: PageScreen?) -> Bool {
    let isDouble = self.time.map { time &- $0 <= DoubleClicks.time } ?? false
    self.time = time
    if isDouble, screen !== self.screen { return true }
    self.screen = screen
    return false
  }
}
#endif
