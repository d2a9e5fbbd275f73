// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

extension ControlMetrics {
  /// The most recently read sizes, and the text scale at which they were read.
  @MainActor private static var last: (textScale: Double, metrics: ControlMetrics)?

  /// Returns the sizes of GTK's controls.
  ///
  /// All tables share these sizes until the system settings change, because reading them requires
  /// creating controls.
  ///
  /// - Parameter textScale: The ratio of the user's text size to the standard size. Controls
  ///   without text do not grow with it.
  /// - Returns: The sizes, at the standard text size.
  @MainActor
  static func desktop(textScale: Double) -> ControlMetrics {
    if let last, last.textScale == textScale { return last.metrics }
    let metrics = reading(textScale: textScale)
    last = (textScale, metrics)
    return metrics
  }

  /// Discards the sizes, because the system's fonts or style have changed.
  ///
  /// They are read again the next time they are used.
  @MainActor
  static func forgetDesktop() { last = nil }

  /// Creates controls and reads their sizes.
  @MainActor
  private static func reading(textScale: Double) -> ControlMetrics {
    var metrics = ControlMetrics.standard
    func unscaled(_ size: Dimensions) -> Dimensions {
      Dimensions(width: size.width / textScale, height: size.height / textScale)
    }
    metrics.toggle = unscaled(size(of: gtk_switch_new()))
    metrics.progress.spinner = .square(16 / textScale)
    metrics.accessories.disclosure = .square(16 / textScale)
    metrics.accessories.checkmark = .square(16 / textScale)
    metrics.accessories.detail = unscaled(.square(34))
    metrics.progress.bar = unscaled(Dimensions(width: 128, height: 8))
    metrics.slider = unscaled(
      Dimensions(
        width: 160,
        height: size(of: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil)).height))
    metrics.stepper = unscaled(Dimensions(width: 74, height: 34))
    metrics.field.size = Dimensions(width: 160, height: 24)
    metrics.field.inset = Dimensions(width: 0, height: 1)
    let button = size(of: gtk_button_new_with_label(""))
    metrics.button.size = unscaled(button)
    metrics.picker = unscaled(Dimensions(width: 160, height: button.height))
    metrics.wheel = metrics.picker
    metrics.date = metrics.picker
    metrics.color = unscaled(size(of: gtk_color_button_new()))
    let (padding, fontSize) = titleOfButton(textScale: textScale)
    metrics.button.inset = unscaled(Dimensions(width: padding, height: 5))
    metrics.button.font = .system(size: fontSize, weight: .bold)
    return metrics
  }

  /// Returns the space between the title of a button and one of its sides, and the size of the title's font at the
  /// standard text size.
  @MainActor
  private static func titleOfButton(textScale: Double) -> (padding: Double, fontSize: Double) {
    guard let widget = gtk_button_new_with_label("Title") else { return (0, Theme.bodySize) }
    let button = OwnedWidget(widget)
    guard let title = gtk_button_get_child(button.pointer.opaque.cast()) else {
      return (0, Theme.bodySize)
    }
    let outer = button.pointer.measured(GTK_ORIENTATION_HORIZONTAL).natural
    let inner = title.measured(GTK_ORIENTATION_HORIZONTAL).natural
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(title))
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    // An absolute size, which GTK sets, is in points of the layout, and includes the text scale.
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    // GTK rounds the width of a title up.
    return (Double(outer - inner + 1) / 2, isAbsolute ? size / textScale : size * 96 / 72)
  }

  @MainActor
  private static func size(of widget: WidgetPointer?) -> Dimensions {
    guard let widget else { return .square(0) }
    let owner = OwnedWidget(widget)
    let width = owner.pointer.measured(GTK_ORIENTATION_HORIZONTAL).natural
    let height = owner.pointer.measured(GTK_ORIENTATION_VERTICAL).natural
    return Dimensions(width: Double(width), height: Double(height))
  }
}
#endif
