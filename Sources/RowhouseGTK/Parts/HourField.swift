// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The field for the hour of a time, and the button for the half of the day if the clock counts 12
/// hours.
///
/// The value of the field is the hour from 0 to 23, so the hour after 11 AM is 12 PM. Its text is
/// the hour as the clock counts it.
@MainActor
final class HourField {
  let field: WidgetPointer
  /// The button that shows the half of the day and changes to the other one.
  let half: WidgetPointer
  private var dates: DateTexts?

  init() {
    field = gtk_spin_button_new_with_range(0, 23, 1)
    half = gtk_button_new()
    observe("clicked", of: half.raw) { [weak self] _ in self?.changeHalf() }
    handle("output", of: field.raw) { [weak self] _ in
      self?.showHour()
      return true
    }
    handle("input", of: field.raw) { [weak self] arguments in
      guard let hour = self?.typedHour, let number = arguments.pointer(1) else { return false }
      UnsafeMutablePointer<Double>(number).pointee = Double(hour)
      return true
    }
  }
}

extension HourField {
  /// Adopts the language of the page and the clock of the desktop.
  func show(in dates: DateTexts) {
    self.dates = dates
    showHour()
  }

  private var hour: Int { Int(gtk_spin_button_get_value(field.opaque)) }

  private func showHour() {
    let text = DateTexts.twoDigits(dates?.shownHour(hour) ?? hour)
    if gtk_editable_get_text(field.opaque).map({ String(cString: $0) }) != text {
      gtk_editable_set_text(field.opaque, text)
    }
    let name = dates?.halfOfDay(isLate: hour >= 12)
    gtk_widget_set_visible(half, (name != nil).glib)
    if let name { gtk_button_set_label(half.cast(), name) }
  }

  /// The hour that the text means, or `nil` if the field counts to 23 or has no number.
  ///
  /// A number up to 12 is an hour in the half of the day that the button shows.
  private var typedHour: Int? {
    guard dates?.halfOfDay(isLate: false) != nil,
      let text = gtk_editable_get_text(field.opaque), let number = Int(String(cString: text))
    else { return nil }
    return number > 12 ? number : number % 12 + (hour >= 12 ? 12 : 0)
  }

  private func changeHalf() {
    gtk_spin_button_update(field.opaque)
    gtk_spin_button_set_value(field.opaque, Double((hour + 12) % 24))
  }
}
#endif
