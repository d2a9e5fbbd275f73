// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// Methods that describe widgets to assistive technologies.
extension WidgetPointer {
  /// Sets the accessible name of the widget.
  @MainActor
  func setAccessibleName(_ name: String) { set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name) }

  /// Sets the text that describes the value of the widget.
  @MainActor
  func setAccessibleValue(_ text: String) { set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: text) }

  /// Sets the text that explains the widget, or removes it.
  @MainActor
  func setAccessibleDescription(_ text: String?) {
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text)
  }

  /// Sets the names of the keys that activate the widget, or removes them if they are `nil`.
  @MainActor
  func setAccessibleKeys(_ keys: String?) { set(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, to: keys) }

  /// Sets the text that the widget shows while it has none.
  @MainActor
  func setAccessiblePlaceholder(_ text: String) {
    set(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, to: text.isEmpty ? nil : text)
  }

  @MainActor
  private func set(_ property: GtkAccessibleProperty, to text: String?) {
    guard let text else { return gtk_accessible_reset_property(opaque, property) }
    var (property, value) = (property, GValue())
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Sets the position of the widget, counted from 1, among others that do not all exist.
  @MainActor
  func setAccessiblePosition(_ position: Int, of count: Int) {
    for (relation, number) in [
      (GTK_ACCESSIBLE_RELATION_POS_IN_SET, position), (GTK_ACCESSIBLE_RELATION_SET_SIZE, count),
    ] {
      var (relation, value) = (relation, GValue())
      gtk_accessible_relation_init_value(relation, &value)
      g_value_set_int(&value, Int32(clamping: number))
      gtk_accessible_update_relation_value(opaque, 1, &relation, &value)
      g_value_unset(&value)
    }
  }

  /// Hides the widget from assistive technologies, or shows it to them again.
  @MainActor
  func setAccessibleHidden(_ isHidden: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden)
  }

  /// Sets the selected state of the widget, or resets it if the value is `nil`.
  @MainActor
  func setAccessibleSelected(_ isSelected: Bool?) {
    setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
  }

  /// Sets or resets the state in which the user cannot use the widget.
  @MainActor
  func setAccessibleDisabled(_ isDisabled: Bool) {
    setAccessible(GTK_ACCESSIBLE_STATE_DISABLED, isDisabled ? true : nil)
  }

  /// Sets the expanded state, in which the rows below the widget are shown, or resets it if the
  /// value is `nil`.
  @MainActor
  func setAccessibleExpanded(_ isExpanded: Bool?) {
    setAccessible(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded)
  }

  @MainActor
  private func setAccessible(_ state: GtkAccessibleState, _ isOn: Bool?) {
    guard let isOn else { return gtk_accessible_reset_state(opaque, state) }
    var (state, value) = (state, GValue())
    gtk_accessible_state_init_value(state, &value)
    if value.g_type == .boolean {
      g_value_set_boolean(&value, isOn.glib)
    } else {
      g_value_set_int(&value, isOn.glib)
    }
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }
}
#endif
