// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita

extension PageWindow {
  /// The top page, or `nil` if the window has been closed.
  ///
  /// While a page that was left disappears, it is the one below.
  var top: PageScreen? { screensToTop.last }

  /// The pages without those that were left and still disappear.
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
