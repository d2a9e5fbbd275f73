// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

extension FieldEditor {
  /// Inserts only the beginning of text that is too long, and no line breaks, into a one-line field.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the signal `insert-text`.
  ///   - view: The widget that has sent the signal.
  func insert(_ arguments: SignalArguments, into view: WidgetPointer) {
    guard let position = arguments.pointer(3) else { return }
    let inserted = arguments.text(1, length: arguments.integer(2))
    let text = gtk_editable_get_text(view.opaque).map { String(cString: $0) } ?? ""
    guard let fitting = fitting(inserted, beside: text) else { return }
    g_signal_stop_emission_by_name(view.raw, "insert-text")
    if !fitting.isEmpty {
      gtk_editable_insert_text(view.opaque, fitting, -1, UnsafeMutablePointer<Int32>(position))
    }
  }
}
#endif
