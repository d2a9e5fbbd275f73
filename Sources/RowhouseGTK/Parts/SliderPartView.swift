// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

/// A slider.
final class SliderPartView: OwnedWidget {
  private(set) var slider = SliderPart(0, label: "")
  private var isShowing = false
  /// True while the user holds the thumb.
  private var isHeld = false
  private weak var target: (any PartTarget)?

  convenience init() {
    self.init(gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
    gtk_scale_set_draw_value(pointer.opaque.cast(), 0)
  }

  func show(_ slider: SliderPart) {
    self.slider = slider
    isShowing = true
    defer { isShowing = false }
    let range = slider.usableRange
    let step = slider.usableStep ?? (range.upperBound - range.lowerBound) / 100
    // A scale needs a range that is not empty.
    let end = max(range.upperBound, range.lowerBound.nextUp)
    gtk_range_set_range(pointer.opaque.cast(), range.lowerBound, end)
    gtk_range_set_increments(
      pointer.opaque.cast(), step, max(step, (range.upperBound - range.lowerBound) / 10))
    pointer.setAccessibleName(slider.label)
    pointer.setAccessibleValue(slider.valueText ?? "\(slider.shownNumber)")
    if !isHeld, number != slider.shownNumber {
      gtk_range_set_value(pointer.opaque.cast(), slider.shownNumber)
    }
  }
}

extension SliderPartView: ControlView {
  func connect(to target: any PartTarget) {
    self.target = target
    observe("value-changed", of: pointer.raw) { [weak self] _ in self?.changed() }
    guard let events = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    handle("event", of: events.raw) { [weak self] arguments in
      guard let event = arguments.pointer(1) else { return false }
      self?.received(gdk_event_get_event_type(event))
      return false
    }
    gtk_widget_add_controller(pointer, events)
    // GTK does not report the release to a slider that has become insensitive or is no longer shown.
    observe("state-flags-changed", of: pointer.raw) { [weak self] _ in
      if let self, gtk_widget_is_sensitive(self.pointer) == 0 { self.releaseLater() }
    }
    observe("unmap", of: pointer.raw) { [weak self] _ in self?.releaseLater() }
    passWheelEvents()
  }

  /// Lets the scroll wheel scroll the table unless the slider has the focus.
  ///
  /// While the user scrolls, the slider may pass under the pointer.
  private func passWheelEvents() {
    guard let wheel = wheelController, let focus = gtk_event_controller_focus_new() else { return }
    gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_NONE)
    observe("enter", of: focus.raw) { _ in
      gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_BUBBLE)
    }
    observe("leave", of: focus.raw) { _ in
      gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_NONE)
    }
    gtk_widget_add_controller(pointer, focus)
  }

  /// The controller with which the scale receives scroll wheel events.
  private var wheelController: OpaquePointer? {
    guard let list = gtk_widget_observe_controllers(pointer) else { return nil }
    defer { g_object_unref(list.raw) }
    for index in 0..<g_list_model_get_n_items(list) {
      guard let controller = g_list_model_get_item(list, index) else { continue }
      // The scale retains the controller.
      g_object_unref(controller)
      let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0 {
        return OpaquePointer(controller)
      }
    }
    return nil
  }

  /// Forgets a press that the scale has not seen released.
  func forgetUse() { isHeld = false }

  /// The number that the scale shows.
  var number: Double { gtk_range_get_value(pointer.opaque.cast()) }

  private func changed() {
    guard !isShowing else { return }
    if !isHeld || slider.reporting == .continuous { report() }
  }

  private func received(_ type: GdkEventType) {
    switch type {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isHeld = true
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      // The scale handles the event after this closure.
      releaseLater()
    default: break
    }
  }

  private func releaseLater() {
    if isHeld { MainLoop.after(0) { [weak self] in self?.release() } }
  }

  private func release() {
    guard isHeld else { return }
    isHeld = false
    report()
    target?.showPageAgain()
  }

  private func report() {
    let number = slider.nearest(to: number)
    guard number != slider.shownNumber else { return show(slider) }
    target?.control(slider.control, changedTo: .number(number))
  }
}
#endif
