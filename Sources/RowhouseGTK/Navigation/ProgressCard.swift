// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting

/// The progress of the latest activity, near the lower edge of a window.
@MainActor
final class ProgressCard {
  let pointer: WidgetPointer
  private let label: WidgetPointer
  private let bar: WidgetPointer
  private let spinner: WidgetPointer
  private var reports: [ProgressReport] = []

  init() {
    pointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    label = gtk_label_new("")
    bar = gtk_progress_bar_new()
    spinner = gtk_spinner_new()
    gtk_label_set_wrap(label.opaque, 1)
    gtk_widget_set_size_request(bar, 120, -1)
    gtk_widget_set_valign(bar, GTK_ALIGN_CENTER)
    for part in [spinner, label, bar] { gtk_box_append(pointer.cast(), part) }
    gtk_widget_add_css_class(pointer, "osd")
    gtk_widget_add_css_class(pointer, "toolbar")
    gtk_widget_set_halign(pointer, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(pointer, GTK_ALIGN_END)
    gtk_widget_set_visible(pointer, 0)
    stay(above: nil)
  }

  /// Moves the card above a toast of a height in points, which includes the space below it, or near the lower edge if
  /// there is no toast.
  func stay(above toast: Int32?) { gtk_widget_set_margin_bottom(pointer, toast ?? 24) }

  /// Shows a report in place of the previous report of its activity.
  func show(_ report: ProgressReport) {
    reports.receive(report)
    gtk_widget_set_visible(pointer, (!reports.isEmpty).glib)
    guard let latest = reports.last else { return gtk_spinner_stop(spinner.opaque) }
    gtk_label_set_text(label.opaque, latest.message)
    gtk_widget_set_visible(spinner, (latest.fraction == nil).glib)
    gtk_widget_set_visible(bar, (latest.fraction != nil).glib)
    gtk_spinner_set_spinning(spinner.opaque, (latest.fraction == nil).glib)
    if let fraction = latest.fraction { gtk_progress_bar_set_fraction(bar.opaque, fraction) }
    bar.setAccessibleName(latest.message)
  }
}
#endif
