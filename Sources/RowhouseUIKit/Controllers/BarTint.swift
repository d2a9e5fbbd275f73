// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The tint of the navigation bar while a page is visible.
///
/// A bar has a single tint for all pages of its stack, so a page restores the former tint when it
/// disappears.
@MainActor
final class BarTint {
  private weak var bar: UINavigationBar?
  private var former: UIColor?
}

extension BarTint {
  /// Sets the tint of a bar, or restores the former tint if `tint` is `nil`.
  func set(_ tint: UIColor?, in bar: UINavigationBar?) {
    guard let tint, let bar else { return remove() }
    if self.bar !== bar {
      remove()
      // A bar without its own tint returns the tint of its superview.
      former = bar.tintColor == bar.superview?.tintColor ? nil : bar.tintColor
      self.bar = bar
    }
    bar.tintColor = tint
  }

  /// Restores the former tint.
  func remove() {
    bar?.tintColor = former
    bar = nil
    former = nil
  }
}
#endif
