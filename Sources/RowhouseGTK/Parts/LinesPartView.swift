// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A field for several lines of text.
final class LinesPartView: OwnedWidget {
  let editor = FieldEditor()
  let view: WidgetPointer
  /// The label over an empty text.
  private let placeholder: WidgetPointer
  private let tag: UnsafeMutablePointer<GtkTextTag>
  private var isShowing = false

  init() {
    view = gtk_text_view_new()
    gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.cast(), 0)
    gtk_widget_add_css_class(view, "rowhouse-lines")
    tag = gtk_text_tag_new("look")
    let scroll: WidgetPointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(
      scroll.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroll.opaque, view)
    placeholder = gtk_label_new("")
    gtk_label_set_wrap(placeholder.opaque, 1)
    gtk_label_set_wrap_mode(placeholder.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_yalign(placeholder.opaque, 0)
    gtk_widget_set_can_target(placeholder, 0)
    // Assistive technologies read the placeholder as a property of the text.
    placeholder.setAccessibleHidden(true)
    super.init(gtk_overlay_new())
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    gtk_overlay_set_child(pointer.opaque, scroll)
    gtk_overlay_add_overlay(pointer.opaque, placeholder)
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    g_object_unref(tag.raw)
  }

  func show(_ field: FieldPart, in context: DrawingContext) {
    let text = editor.show(field)
    view.setAccessibleName(field.label)
    gtk_text_view_set_input_purpose(view.cast(), field.input.kind.inputPurpose)
    gtk_text_view_set_input_hints(view.cast(), field.input.inputHints)
    let justification =
      switch context.alignment(field.alignment) {
      case PANGO_ALIGN_RIGHT: GTK_JUSTIFY_RIGHT
      case PANGO_ALIGN_CENTER: GTK_JUSTIFY_CENTER
      default: GTK_JUSTIFY_LEFT
      }
    gtk_text_view_set_justification(view.cast(), justification)
    let font = field.font.pangoDescription(
      scale: context.environment.textScale, systemFamily: context.fonts.systemFamily)
    if let name = pango_font_description_to_string(font) {
      Property.set("font", of: tag.raw, to: String(cString: name))
      g_free(name)
    }
    pango_font_description_free(font)
    if let name = withUnsafePointer(to: context.color(field.color), { gdk_rgba_to_string($0) }) {
      Property.set("foreground", of: tag.raw, to: String(cString: name))
      g_free(name)
    }
    showPlaceholder(of: field, in: context)
    if let text, text != self.text { set(text) }
    updateStyle()
    updatePlaceholder()
  }

  private func showPlaceholder(of field: FieldPart, in context: DrawingContext) {
    let text = field.input.placeholder
    view.setAccessiblePlaceholder(text)
    gtk_label_set_text(placeholder.opaque, text)
    let attributes = TextAttributes(field.font, .placeholder, in: context)
    gtk_label_set_attributes(placeholder.opaque, attributes.list)
    // GTK swaps the sides on a right-to-left page.
    gtk_label_set_xalign(placeholder.opaque, field.alignment.share)
    let justification =
      switch field.alignment {
      case .leading: GTK_JUSTIFY_LEFT
      case .center: GTK_JUSTIFY_CENTER
      case .trailing: GTK_JUSTIFY_RIGHT
      }
    gtk_label_set_justify(placeholder.opaque, justification)
  }

  private func updatePlaceholder() {
    gtk_widget_set_visible(placeholder, text.isEmpty.glib)
  }
}

extension LinesPartView {
  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
    gtk_text_view_get_buffer(view.cast())
  }

  /// The text that the user sees.
  var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func set(_ text: String) {
    isShowing = true
    defer { isShowing = false }
    gtk_text_buffer_set_text(buffer, text, Int32(clamping: text.utf8.count))
  }

  /// Applies the font and the color of the field to the whole text.
  private func updateStyle() {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
  }

  private func changed() {
    guard !isShowing else { return }
    editor.changed(text, in: view)
    updateStyle()
    updatePlaceholder()
    if editor.part?.input.maximumShownLines != nil { editor.target?.linesChanged() }
  }

  /// The text of a field that grows with its text while the user edits it, or `nil` for any other field.
  var growingText: String? {
    editor.isEditing && editor.part?.input.maximumShownLines != nil ? text : nil
  }

  /// Returns the frame of the caret in another widget, or `nil` if the two are in different windows.
  func caret(in other: WidgetPointer) -> PartFrame? {
    var caret = GdkRectangle()
    gtk_text_view_get_cursor_locations(view.cast(), nil, &caret, nil)
    var (x, y): (gint, gint) = (0, 0)
    gtk_text_view_buffer_to_window_coords(
      view.cast(), GTK_TEXT_WINDOW_WIDGET, caret.x, caret.y, &x, &y)
    let height = Double(caret.height)
    // The text view itself scrolls a text that is longer than the field.
    let top = max(0, min(Double(y), view.bounds.height - height))
    return view.point(Double(x), top, in: other)
      .map { PartFrame(x: $0.x, y: $0.y, width: 0, height: height) }
  }

  /// Inserts only the beginning of text that is too long.
  private func insert(_ inserted: String, at place: UnsafeMutablePointer<GtkTextIter>) {
    guard !isShowing, let fitting = editor.fitting(inserted, beside: text), let buffer else {
      return
    }
    g_signal_stop_emission_by_name(buffer.raw, "insert-text")
    if !fitting.isEmpty { gtk_text_buffer_insert(buffer, place, fitting, -1) }
  }
}

extension LinesPartView: EditableControlView {
  /// Removes the steps that the user could undo, and text that has not been reported.
  func forgetUse() {
    editor.forgetUse()
    let hasUndo = gtk_text_buffer_get_enable_undo(buffer)
    gtk_text_buffer_set_enable_undo(buffer, 0)
    gtk_text_buffer_set_enable_undo(buffer, hasUndo)
  }

  var described: [WidgetPointer] { [view] }

  func connect(to target: any PartTarget) {
    editor.target = target
    if let buffer {
      observe("changed", of: buffer.raw) { [weak self] _ in self?.changed() }
      observe("notify::cursor-position", of: buffer.raw) { [weak self] _ in
        if let self, self.editor.isEditing { self.editor.target?.caretMoved() }
      }
      observe("insert-text", of: buffer.raw) { [weak self] arguments in
        guard let place = arguments.pointer(1) else { return }
        self?.insert(
          arguments.text(2, length: arguments.integer(3)), at: UnsafeMutablePointer(place))
      }
    }
    guard let focus = gtk_event_controller_focus_new() else { return }
    observe("enter", of: focus.raw) { [weak self] _ in
      if let self { self.editor.begin(self.text) }
    }
    observe("leave", of: focus.raw) { [weak self] _ in
      if let self { self.editor.end(self.text) }
    }
    gtk_widget_add_controller(view, focus)
  }
}
#endif
