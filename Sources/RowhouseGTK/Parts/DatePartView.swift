// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A button that shows a day, a time, or both, and opens a calendar and fields for the time.
///
/// If the value has changed, the row receives it when the user closes the calendar and the fields.
final class DatePartView: OwnedWidget {
  private(set) var part: DatePart?
  /// The value that the calendar and the fields showed before the user chose another one.
  ///
  /// It differs from the value in the model if that date does not exist.
  private var known: DateValue?
  private let popover: WidgetPointer
  /// The calendar, which is hidden for times.
  let calendar: WidgetPointer
  /// The field for the hour, which is hidden for days.
  let hour: WidgetPointer
  /// The button for the half of the day, which is hidden if the clock counts 24 hours.
  var half: WidgetPointer { hourField.half }
  private let hourField = HourField()
  /// The field for the minute, which is hidden for days.
  let minute: WidgetPointer
  private let time: WidgetPointer
  /// The buttons below the calendar, which are hidden unless the value may be missing.
  private let buttons: WidgetPointer
  let removal: WidgetPointer
  /// The button that takes the shown value, even if the user has not changed it.
  private let confirmation: WidgetPointer
  /// The value that the user has confirmed or, in the inner optional, removed.
  private var decision: DateValue??
  private weak var target: (any PartTarget)?

  init() {
    calendar = gtk_calendar_new()
    hour = hourField.field
    minute = gtk_spin_button_new_with_range(0, 59, 1)
    time = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    popover = gtk_popover_new()
    buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    removal = gtk_button_new()
    confirmation = gtk_button_new()
    super.init(gtk_menu_button_new())
    for field in [hour, minute] {
      gtk_spin_button_set_wrap(field.opaque, 1)
      gtk_spin_button_set_numeric(field.opaque, 1)
    }
    handle("output", of: minute.raw) { [minute] _ in
      let number = Int(gtk_spin_button_get_value(minute.opaque))
      gtk_editable_set_text(minute.opaque, DateTexts.twoDigits(number))
      return true
    }
    for part in [hour, gtk_label_new(":"), minute, half] { gtk_box_append(time.cast(), part) }
    // In all languages, the hour is at the left of the minute.
    observe("direction-changed", of: time.raw) { [time] _ in
      gtk_widget_set_direction(time, GTK_TEXT_DIR_LTR)
    }
    gtk_widget_set_direction(time, GTK_TEXT_DIR_LTR)
    gtk_widget_set_halign(time, GTK_ALIGN_CENTER)
    let contents: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    gtk_box_append(contents.cast(), calendar)
    gtk_box_append(contents.cast(), time)
    for button in [removal, confirmation] {
      gtk_widget_set_hexpand(button, 1)
      gtk_box_append(buttons.cast(), button)
    }
    gtk_box_append(contents.cast(), buttons)
    gtk_popover_set_child(popover.cast(), contents)
    gtk_menu_button_set_popover(pointer.opaque, popover)
  }

  isolated deinit { gtk_menu_button_popdown(pointer.opaque) }

  func show(_ part: DatePart, in context: DrawingContext) {
    self.part = part
    gtk_widget_set_visible(calendar, (part.date.kind != .time).glib)
    gtk_widget_set_visible(time, (part.date.kind != .date).glib)
    hour.setAccessibleName(context.texts.fields.hour)
    minute.setAccessibleName(context.texts.fields.minute)
    gtk_box_reorder_child_after(time.cast(), half, context.dates.hasHalfAtLeft ? nil : minute)
    gtk_widget_set_visible(buttons, (part.noneTitle != nil).glib)
    gtk_widget_set_visible(removal, (!part.isMissing).glib)
    gtk_button_set_label(removal.cast(), part.shownNoneTitle)
    gtk_button_set_label(confirmation.cast(), context.texts.dismiss)
    // An update must not replace a value while the user is choosing it, or an hour while the user is typing it.
    if !isOpen {
      hourField.show(in: context.dates)
      showValue(of: part)
    }
    let text = part.isMissing ? part.shownNoneTitle : context.dates.text(of: part.date)
    gtk_menu_button_set_label(pointer.opaque, text)
    for widget in withButton {
      widget.setAccessibleName(part.label)
      widget.setAccessibleValue(text)
    }
  }

  /// The value that the calendar and the fields show, or `nil` if there is none.
  var shown: DateValue? {
    guard let kind = part?.date.kind else { return nil }
    let day = Self.day(of: calendar)
    let time = ClockTime(hour: Self.number(of: hour), minute: Self.number(of: minute))
    return switch kind {
    case .date: day.map { .date($0) }
    case .time: .time(time)
    case .dateTime: day.map { .dateTime(CalendarDateTime($0, time)) }
    }
  }
}

extension DatePartView {
  private var isOpen: Bool { gtk_widget_get_visible(popover) != 0 }

  /// Shows the value of the page or, if it is missing, the current time.
  private func showValue(of part: DatePart) {
    show(part.isMissing ? Self.now(nearestIn: part) ?? part.date : part.date)
    known = shown
  }

  private func show(_ value: DateValue) {
    guard value.exists else { return }
    if let day = value.day,
      let native = g_date_time_new_utc(
        gint(day.year), gint(day.month), gint(day.day), 0, 0, 0)
    {
      if Self.day(of: calendar) != day { gtk_calendar_select_day(calendar.opaque, native) }
      g_date_time_unref(native)
    }
    if let time = value.time {
      gtk_spin_button_set_value(hour.opaque, Double(time.hour))
      gtk_spin_button_set_value(minute.opaque, Double(time.minute))
    }
  }

  private static func day(of calendar: WidgetPointer) -> CalendarDate? {
    guard let native = gtk_calendar_get_date(calendar.opaque) else { return nil }
    defer { g_date_time_unref(native) }
    return CalendarDate(
      year: Int(g_date_time_get_year(native)), month: Int(g_date_time_get_month(native)),
      day: Int(g_date_time_get_day_of_month(native)))
  }

  private static func number(of field: WidgetPointer) -> Int {
    gtk_spin_button_update(field.opaque)
    return Int(gtk_spin_button_get_value_as_int(field.opaque))
  }

  /// Returns the value for the current time in the time zone of the part that the user can choose.
  private static func now(nearestIn part: DatePart) -> DateValue? {
    let zone =
      part.timeZone.flatMap { g_time_zone_new_identifier(name(of: $0)) } ?? g_time_zone_new_local()
    defer { g_time_zone_unref(zone) }
    guard let now = g_date_time_new_now(zone) else { return nil }
    defer { g_date_time_unref(now) }
    let day = CalendarDate(
      year: Int(g_date_time_get_year(now)), month: Int(g_date_time_get_month(now)),
      day: Int(g_date_time_get_day_of_month(now)))
    let time = ClockTime(
      hour: Int(g_date_time_get_hour(now)), minute: Int(g_date_time_get_minute(now)))
    return part.nearest(to: day, time)
  }

  /// Returns GLib's name of a time zone.
  ///
  /// Foundation calls a zone one hour ahead of UTC `GMT+0100`. GLib reads this name as a POSIX zone one hour behind UTC, because
  /// the sign of POSIX has the opposite meaning. It reads `+0100` as one hour ahead of UTC.
  private static func name(of zone: String) -> String {
    zone.hasPrefix("GMT+") || zone.hasPrefix("GMT-") ? String(zone.dropFirst(3)) : zone
  }

  /// Closes the popover and reports the removal, or the shown value.
  private func decide(removing: Bool) {
    decision = .some(removing ? nil : shown?.minutes.flatMap { part?.nearest(toMinutes: $0) })
    // Closing calls `closed()`.
    if isOpen { gtk_menu_button_popdown(pointer.opaque) } else { closed() }
  }

  private func closed() {
    let value: DateValue?? = decision ?? chosen.map(Optional.some)
    decision = nil
    if let part, let value, ControlValue.date(value) != ControlPart.date(part).value {
      target?.control(part.control, changedTo: .date(value))
    }
    known = shown
    target?.showPageAgain()
  }

  /// The value in the range that is nearest to the user's choice, or `nil` if the user has not chosen a value.
  private var chosen: DateValue? {
    guard let part, let shown, shown != known, let minutes = shown.minutes else { return nil }
    return part.nearest(toMinutes: minutes)
  }
}

extension DatePartView: ControlView {
  var described: [WidgetPointer] { withButton }

  func connect(to target: any PartTarget) {
    self.target = target
    // The page may have been updated long before the user opens the calendar.
    observe("show", of: popover.raw) { [weak self] _ in
      if let self, let part, part.isMissing { self.showValue(of: part) }
    }
    observe("closed", of: popover.raw) { [weak self] _ in self?.closed() }
    observe("clicked", of: removal.raw) { [weak self] _ in self?.decide(removing: true) }
    observe("clicked", of: confirmation.raw) { [weak self] _ in self?.decide(removing: false) }
    // A GtkSpinButton reports the Return key only in GTK 4.14 and later. The text widget inside it
    // reports the key in all versions.
    for field in [hour, minute] {
      guard let text = gtk_editable_get_delegate(field.opaque) else { continue }
      observe("activate", of: text.raw) { [weak self] _ in
        if let self { gtk_menu_button_popdown(self.pointer.opaque) }
      }
    }
  }

  func frame(in frame: PartFrame) -> PartFrame { trailingFrame(in: frame) }
}

extension DateValue {
  /// The day, or `nil` for a time.
  fileprivate var day: CalendarDate? {
    switch self {
    case .date(let day): day
    case .time: nil
    case .dateTime(let value): value.date
    }
  }

  /// The time, or `nil` for a day.
  fileprivate var time: ClockTime? {
    switch self {
    case .date: nil
    case .time(let time): time
    case .dateTime(let value): value.time
    }
  }
}
#endif
