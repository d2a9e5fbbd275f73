// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseModel

/// The colors of a header bar, as rules for its widgets.
@MainActor
final class BarStyle {
  private let bar = gtk_css_provider_new()
  private let buttons = gtk_css_provider_new()
  private var rules: [String] = []

  /// Adds the rules to a header bar and to the buttons in it.
  init(bar widget: WidgetPointer, buttons widgets: [WidgetPointer]) {
    Self.add(bar, to: widget)
    for widget in widgets { Self.add(buttons, to: widget) }
  }

  isolated deinit {
    for provider in [bar, buttons] { if let provider { g_object_unref(provider.raw) } }
  }
}

extension BarStyle {
  /// Shows colors in a context, or those of libadwaita if there are none.
  func show(_ colors: PageBarColors?, in context: DrawingContext) {
    let new = colors.map { colors in
      let (background, title) = (context.css(colors.background), context.css(colors.title))
      return [
        "headerbar { background: \(background); color: \(title); }",
        "button { color: \(context.css(colors.tint)); }",
      ]
    }
    let rules = new ?? ["", ""]
    guard rules != self.rules else { return }
    self.rules = rules
    gtk_css_provider_load_from_data(bar, rules[0], -1)
    gtk_css_provider_load_from_data(buttons, rules[1], -1)
  }

  private static func add(
    _ provider: UnsafeMutablePointer<GtkCssProvider>?, to widget: WidgetPointer
  ) {
    guard let provider else { return }
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), provider.opaque,
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}

extension DrawingContext {
  /// Returns a color of the theme in the syntax of CSS.
  fileprivate func css(_ color: StyleColor) -> String {
    guard let text = withUnsafePointer(to: self.color(color), { gdk_rgba_to_string($0) }) else {
      return "inherit"
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
#endif
