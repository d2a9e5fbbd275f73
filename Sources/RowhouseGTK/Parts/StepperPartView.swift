// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// Two buttons that decrease and increase a number.
final class StepperPartView: OwnedWidget {
  private(set) var stepper = StepperPart(0, label: "")
  /// The button that decreases the number.
  let less: WidgetPointer
  /// The button that increases the number.
  let more: WidgetPointer

  init() {
    less = gtk_button_new_from_icon_name("list-remove-symbolic")
    more = gtk_button_new_from_icon_name("list-add-symbolic")
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    for button in [less, more] {
      gtk_widget_add_css_class(button, "circular")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      gtk_box_append(pointer.cast(), button)
    }
  }

  func show(_ stepper: StepperPart) {
    self.stepper = stepper
    pointer.setAccessibleName(stepper.label)
    let focus = gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }
    // In a range of one number, neither button accepts keys. GTK would leave the window without a focus.
    if stepper.numberBelow == nil, stepper.numberAbove == nil { pointer.moveFocusToAncestor() }
    setTarget(stepper.numberBelow, of: less)
    setTarget(stepper.numberAbove, of: more)
    // At the end of the range, the button no longer accepts keys.
    if focus == less, stepper.numberBelow == nil { gtk_widget_grab_focus(more) }
    if focus == more, stepper.numberAbove == nil { gtk_widget_grab_focus(less) }
  }

  private func setTarget(_ number: Double?, of button: WidgetPointer) {
    gtk_widget_set_sensitive(button, (number != nil).glib)
    // The name contains the number that a press sets, which needs no translation.
    button.setAccessibleName("\(stepper.label), \((number ?? stepper.shownNumber).brief)")
  }
}

extension StepperPartView: ControlView {
  var described: [WidgetPointer] { [pointer, less, more] }

  func connect(to target: any PartTarget) {
    observe("clicked", of: less.raw) { [weak self, weak target] _ in
      self?.report(self?.stepper.numberBelow, to: target)
    }
    observe("clicked", of: more.raw) { [weak self, weak target] _ in
      self?.report(self?.stepper.numberAbove, to: target)
    }
  }

  func frame(in frame: PartFrame) -> PartFrame { centeredFrame(in: frame) }

  private func report(_ number: Double?, to target: (any PartTarget)?) {
    guard let number else { return }
    target?.control(stepper.control, changedTo: .number(number))
  }
}

extension Double {
  /// The number, without a fraction if it is zero.
  fileprivate var brief: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
#endif
