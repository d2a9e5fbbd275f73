// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A field for one line of text.
class FieldPartView: OwnedWidget {
  let editor = FieldEditor()
  let view: WidgetPointer
  /// The widget with which assistive technologies read and change the text, or `view` if they must not read it.
  private let entry: WidgetPointer
  /// The button that shows the text of a secure field.
  private let reveal: WidgetPointer
  /// The magnifying glass of a search field.
  private let glass: WidgetPointer
  /// The button that removes the text of a search field.
  private let removal: WidgetPointer
  private var isShowing = false
  /// The fraction of the unused space that is before the text, in the direction of the page.
  private var share: Float = 0

  required convenience init() { self.init(text: nil) }

  /// Creates a field with a text of its own, or with an entry around its text if `text` is `nil`.
  fileprivate init(text: WidgetPointer?) {
    entry = text ?? gtk_entry_new()
    view = gtk_editable_get_delegate(entry.opaque).map { WidgetPointer($0) } ?? entry
    reveal = gtk_toggle_button_new()
    glass = gtk_image_new_from_icon_name("system-search-symbolic")
    removal = gtk_button_new_from_icon_name("edit-clear-symbolic")
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_hexpand(entry, 1)
    gtk_widget_add_css_class(entry, "rowhouse-field")
    for button in [reveal, removal] {
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      gtk_widget_add_css_class(button, "rowhouse-reveal")
      gtk_widget_add_css_class(button, "flat")
      // A click does not end editing.
      gtk_widget_set_focus_on_click(button, 0)
    }
    gtk_widget_add_css_class(glass, "dim-label")
    for widget in [glass, entry, reveal, removal] { gtk_box_append(pointer.cast(), widget) }
    gtk_widget_set_valign(entry, GTK_ALIGN_CENTER)
  }

  func show(_ field: FieldPart, in context: DrawingContext) {
    let text = editor.show(field)
    entry.setAccessibleName(field.label)
    let isSecure = field.input.kind == .secure
    gtk_widget_set_visible(glass, (field.input.kind == .search).glib)
    removal.setAccessibleName(context.texts.fields.clear)
    gtk_widget_set_tooltip_text(removal, context.texts.fields.clear)
    gtk_widget_set_visible(reveal, isSecure.glib)
    reveal.setAccessibleName(context.texts.fields.show)
    gtk_widget_set_tooltip_text(reveal, context.texts.fields.show)
    if !isSecure { hideSecret() }
    updateSecretVisibility()
    gtk_text_set_input_purpose(view.cast(), field.input.kind.inputPurpose)
    gtk_text_set_input_hints(view.cast(), field.input.inputHints)
    gtk_text_set_placeholder_text(view.cast(), field.input.placeholder)
    // GTK passes only the placeholder of the entry itself on to assistive technologies.
    entry.setAccessiblePlaceholder(field.input.placeholder)
    let attributes = TextAttributes(field.font, field.color, in: context)
    gtk_text_set_attributes(view.cast(), attributes.list)
    if let placeholder {
      let attributes = TextAttributes(field.font, .placeholder, in: context)
      gtk_label_set_attributes(placeholder.opaque, attributes.list)
    }
    share = field.alignment.share
    defer {
      align()
      updateRemoval()
    }
    guard let text, text != self.text else { return }
    isShowing = true
    defer { isShowing = false }
    gtk_editable_set_text(view.opaque, text)
    // After Return, the user may continue to type.
    if editor.isEditing { gtk_editable_set_position(view.opaque, -1) }
    // Prevents the user from undoing this change.
    forgetUndo()
  }

  /// Shows the text of a secure field only while the button that reveals it is active.
  private func updateSecretVisibility() {
    let isWanted = gtk_toggle_button_get_active(reveal.cast()) != 0
    let isShown = isWanted || editor.part?.input.kind != .secure
    gtk_button_set_icon_name(
      reveal.cast(), isWanted ? "view-conceal-symbolic" : "view-reveal-symbolic")
    if (gtk_text_get_visibility(view.cast()) != 0) != isShown {
      gtk_text_set_visibility(view.cast(), isShown.glib)
    }
  }

  /// Shows the text of a secure field as dots again.
  private func hideSecret() { gtk_toggle_button_set_active(reveal.cast(), 0) }

  /// Shows the button that removes the text of a search field while there is text.
  private func updateRemoval() {
    gtk_widget_set_visible(removal, (isSearch && !text.isEmpty).glib)
  }

  private var isSearch: Bool { editor.part?.input.kind == .search }

  /// Removes the text of a search field as the user would by deleting it.
  ///
  /// - Returns: True if there was text.
  private func clear() -> Bool {
    guard isSearch, !text.isEmpty else { return false }
    gtk_widget_grab_focus(view)
    gtk_editable_set_text(view.opaque, "")
    return true
  }

  /// The label that is shown while there is no text.
  private var placeholder: WidgetPointer? { view.firstDescendant(of: gtk_label_get_type()) }

  /// Aligns the text in the direction of the page.
  ///
  /// GTK swaps the sides for right-to-left text, even on a left-to-right page.
  private func align() {
    let isMirrored = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL
    gtk_editable_set_alignment(
      view.opaque, isTextMirrored(onPage: isMirrored) == isMirrored ? share : 1 - share)
    // The sign of a number follows the text.
    if hasSignBefore, let row = gtk_widget_get_parent(pointer) { gtk_widget_queue_draw(row) }
  }

  /// Returns true if GTK writes the text from right to left.
  ///
  /// Text without letters, such as a number, and the text of a secure field have the direction of
  /// the keyboard while the field has the focus, and otherwise the direction of the page.
  private func isTextMirrored(onPage isMirrored: Bool) -> Bool {
    let isShown = gtk_text_get_visibility(view.cast()) != 0
    switch isShown ? pango_find_base_dir(text, -1) : PANGO_DIRECTION_NEUTRAL {
    case PANGO_DIRECTION_RTL: return true
    case PANGO_DIRECTION_LTR: return false
    default:
      guard view.containsFocus,
        let seat = gdk_display_get_default_seat(gtk_widget_get_display(view)),
        let keyboard = gdk_seat_get_keyboard(seat)
      else { return isMirrored }
      return gdk_device_get_direction(keyboard) == PANGO_DIRECTION_RTL
    }
  }

  private var hasSignBefore: Bool { editor.part?.input.number.signPlace == .before }

  /// The text that the user sees.
  var text: String {
    gtk_editable_get_text(view.opaque).map { String(cString: $0) } ?? ""
  }

  private func changed() {
    align()
    updateRemoval()
    if !isShowing { editor.changed(text, in: view) }
  }
}

/// A field whose text assistive technologies must not read.
///
/// GTK 4.8 would pass the text of an entry on to them, even if the entry shows dots.
final class SecureFieldPartView: FieldPartView {
  required convenience init() {
    let text: WidgetPointer = gtk_text_new()
    // The text inside an entry has no accessible role by default.
    Property.set("accessible-role", of: text.raw, to: Int32(GTK_ACCESSIBLE_ROLE_TEXT_BOX.rawValue))
    self.init(text: text)
  }
}

extension FieldPartView: EditableControlView {
  var described: [WidgetPointer] { [entry] }

  func forgetUse() {
    editor.forgetUse()
    forgetUndo()
    hideSecret()
  }

  /// Removes the steps that the user could undo.
  private func forgetUndo() {
    let hasUndo = gtk_editable_get_enable_undo(view.opaque)
    gtk_editable_set_enable_undo(view.opaque, 0)
    gtk_editable_set_enable_undo(view.opaque, hasUndo)
  }

  func connect(to target: any PartTarget) {
    editor.target = target
    observe("toggled", of: reveal.raw) { [weak self] _ in self?.updateSecretVisibility() }
    observe("clicked", of: removal.raw) { [weak self] _ in _ = self?.clear() }
    observe("changed", of: view.raw) { [weak self] _ in self?.changed() }
    observe("insert-text", of: view.raw) { [weak self] arguments in
      if let self, !self.isShowing { self.editor.insert(arguments, into: self.view) }
    }
    observe("activate", of: view.raw) { [weak self] _ in
      if let self { self.editor.submit(self.text) }
    }
    clearWithEscape()
    guard let focus = gtk_event_controller_focus_new() else { return }
    observe("enter", of: focus.raw) { [weak self] _ in
      guard let self else { return }
      self.align()
      self.editor.begin(self.text)
    }
    observe("leave", of: focus.raw) { [weak self] _ in
      guard let self else { return }
      self.align()
      self.editor.end(self.text)
    }
    gtk_widget_add_controller(view, focus)
  }

  /// Removes the text of a search field with the Escape key, which otherwise leaves the page.
  private func clearWithEscape() {
    guard let keys = gtk_event_controller_key_new() else { return }
    handle("key-pressed", of: keys.raw) { [weak self] arguments in
      guard arguments.number(1) == guint(GDK_KEY_Escape),
        arguments.flags(3) & TableKeys.modifiers == 0
      else { return false }
      return self?.clear() ?? false
    }
    gtk_widget_add_controller(view, keys)
  }

  func frame(in frame: PartFrame) -> PartFrame {
    let height = Double(pointer.measured(GTK_ORIENTATION_VERTICAL).natural)
    let top = frame.y + ((frame.height - height) / 2).rounded()
    return PartFrame(x: frame.x, y: top, width: frame.width, height: height)
  }
}

extension FieldPartView {
  /// The distance in points by which a sign before the field moves so that it is next to the text.
  ///
  /// The distance is negative if the page has right-to-left direction.
  var distanceOfSign: Double {
    let width = Double(gtk_widget_get_width(view))
    let isMirrored = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL
    var text = edgesOfText
    if let placeholder, self.text.isEmpty {
      let extent = Double(placeholder.measured(GTK_ORIENTATION_HORIZONTAL).natural)
      text = (min(text.left, width - extent), max(text.right, extent))
    }
    // A longer text than the field has room for is scrolled.
    return (isMirrored ? min(0, text.right - width) : max(0, text.left)).rounded()
  }

  /// The positions of the text in the field, in points.
  private var edgesOfText: (left: Double, right: Double) {
    let end = text.unicodeScalars.count
    let edges = [0, end].map { position in
      var cursor = graphene_rect_t()
      gtk_text_compute_cursor_extents(view.cast(), gsize(position), &cursor, nil)
      return Double(cursor.origin.x)
    }
    return (min(edges[0], edges[1]), max(edges[0], edges[1]))
  }
}

extension TextPart.Alignment {
  /// The fraction of the unused space that is before the text.
  var share: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
#endif
