// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
extension PageWindow {
  /// Calls a closure with the native window, for features of GTK that pages do not describe.
  ///
  /// The window is an `AdwWindow`, and its application the running one, if there is one. Examples are the parent of a dialog
  /// of the application, a shortcut controller, and a group of actions. To use the functions of GTK, import `CAdwaita`:
  ///
  /// ```swift
  /// func showAbout(over window: PageWindow) {
  ///   let about = OpaquePointer(adw_about_window_new())
  ///   adw_about_window_set_application_name(about, "Settings")
  ///   window.withNativeWindow { native in
  ///     gtk_window_set_transient_for(UnsafeMutablePointer(about), UnsafeMutablePointer(native))
  ///   }
  ///   gtk_window_present(UnsafeMutablePointer(about))
  /// }
  /// ```
  ///
  /// Do not replace the content, the title, the close handler, or the color scheme of the window, which follow its pages.
  /// After the window has been closed, GTK does not show it again.
  ///
  /// - Parameter body: A closure that receives the address of the window, which is valid until the closure returns.
  /// - Returns: The value that `body` returns.
  /// - Throws: The error that `body` throws.
  public func withNativeWindow<Result, Failure: Error>(
    _ body: (_ window: OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(pointer.opaque)
  }
}
#endif
