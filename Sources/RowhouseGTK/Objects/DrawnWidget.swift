// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// A widget that is measured, laid out, and drawn by Swift code.
///
/// Subclasses override the functions below the initializer. GTK calls them on the main thread.
@MainActor
class DrawnWidget: OwnedWidget {
  /// Creates a widget of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - cssName: The name of the widget in style sheets.
  ///   - role: The role for assistive technologies.
  init(_ type: DrawnClass = .plain, cssName: String, role: GtkAccessibleRole) {
    super.init(type.make(cssName: cssName, role: role))
    DrawnClass.slot(of: pointer.raw).pointee = Unmanaged.passUnretained(self).toOpaque()
  }

  isolated deinit {
    DrawnClass.slot(of: pointer.raw).pointee = nil
    while let child = gtk_widget_get_first_child(pointer) { gtk_widget_unparent(child) }
  }

  /// Returns the minimum and the natural extent for an extent in the other orientation, or for any
  /// extent if it is -1.
  func measure(_ orientation: GtkOrientation, for other: Int32) -> (Int32, Int32) { (0, 0) }

  /// Sets the frames of the children.
  func allocate(width: Int32, height: Int32) {}

  func draw(_ snapshot: OpaquePointer) { drawChildren(snapshot) }

  /// Moves the focus into, within, or out of the widget.
  ///
  /// - Returns: True if the focus is now in the widget, or `nil` for the default behavior of GTK.
  func moveFocus(_ direction: GtkDirectionType) -> Bool? { nil }

  /// Called when the state of the widget has changed, for example when the pointer has entered it.
  func stateChanged() {}

  /// Performs an action of the class, by its name.
  func perform(_ action: String) {}

  /// Sets an adjustment of a scrollable widget.
  func setAdjustment(_ orientation: GtkOrientation, to object: UnsafeMutableRawPointer?) {}

  /// Returns an adjustment of a scrollable widget.
  func adjustment(_ orientation: GtkOrientation) -> UnsafeMutableRawPointer? { nil }
}

extension DrawnWidget {
  /// Draws the children, the first one at the bottom.
  func drawChildren(_ snapshot: OpaquePointer) {
    var child = gtk_widget_get_first_child(pointer)
    while let current = child {
      gtk_widget_snapshot_child(pointer, current, snapshot)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// Returns the Swift object of a widget, or `nil` if there is none or it has been released.
  nonisolated static func of(_ instance: UnsafeMutableRawPointer) -> DrawnWidget? {
    DrawnClass.slot(of: instance).pointee.map {
      Unmanaged<DrawnWidget>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
#endif
