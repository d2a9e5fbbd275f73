// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A switch.
final class TogglePartView: OwnedWidget {
  private(set) var control = ControlID.main
  /// The value that was most recently shown or reported.
  ///
  /// If a value is refused, the handler changes the property back, and GObject sends the
  /// notification again.
  private var isOn = false

  convenience init() { self.init(gtk_switch_new()) }

  func show(_ toggle: TogglePart) {
    control = toggle.control
    pointer.setAccessibleName(toggle.label)
    isOn = toggle.isOn
    if (gtk_switch_get_active(pointer.opaque) != 0) != toggle.isOn {
      gtk_switch_set_active(pointer.opaque, toggle.isOn.glib)
    }
  }
}

extension TogglePartView: ControlView {
  func connect(to target: any PartTarget) {
    observe("notify::active", of: pointer.raw) { [weak self, weak target] _ in
      guard let self else { return }
      let isOn = gtk_switch_get_active(self.pointer.opaque) != 0
      guard isOn != self.isOn else { return }
      self.isOn = isOn
      target?.control(self.control, changedTo: .isOn(isOn))
    }
  }

  func frame(in frame: PartFrame) -> PartFrame { centeredFrame(in: frame) }
}
#endif
