// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

/// The style rules for native widgets in rows.
///
/// The rules of libadwaita are intended for widgets outside of rows.
@MainActor
enum StyleSheet {
  private static let rules = """
    /* In a dark scheme, the background of a text view is darker than a card. */
    textview.rowhouse-lines, textview.rowhouse-lines > text { background: none; }
    /* The row is the frame of its field. */
    entry.rowhouse-field { all: unset; }
    /* The button is as tall as a line of text. */
    tablerow button.rowhouse-reveal { min-height: 0; min-width: 0; padding: 2px; }
    /* Segments are as wide as their place, which a narrow window or large text makes scarce. */
    tablerow button.rowhouse-segment { padding-left: 5px; padding-right: 5px; }
    /* A title of the index is as tall as its text, and wide enough for a press. */
    sectionindex > button { min-height: 0; min-width: 14px; padding: 1px 5px; border-radius: 6px; }
    /* The layout makes a bar as narrow as its place. */
    tablerow progressbar > trough, header-footer progressbar > trough { min-width: 1px; }
    /* The dots are legible on any picture. */
    pager carouselindicatordots {
      color: white; background: rgba(0, 0, 0, 0.6); border-radius: 10px; padding: 0 6px;
    }
    """

  /// Adds the rules to those of the display.
  static func add() {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else {
      return
    }
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider_for_display(
      display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider.raw)
  }
}
#endif
