// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

extension PageWindow {
  /// The top page, or `nil` if the window is closed.
  ///
  /// While a page disappears after the user has left it, the page below is the top page.
  var top: PageScreen? { screensToTop.last }

  /// The pages, except those that are disappearing after the user has left them.
  var screensToTop: ArraySlice<PageScreen> {
    guard let shown = adw_leaflet_get_visible_child(leaflet.opaque),
      let index = screens.firstIndex(where: { $0.widget.pointer == shown })
    else { return screens[...] }
    return screens[...index]
  }

  /// True if there is a page below the top one.
  var canGoBack: Bool { screensToTop.count > 1 }
}
#endif
