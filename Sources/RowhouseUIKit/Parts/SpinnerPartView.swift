// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// A sign of work of unknown length.
final class SpinnerPartView: UIActivityIndicatorView, PartView {
  func show(_ progress: ProgressPart) {
    accessibilityLabel = progress.label
    // One that has left its window stands still, and so it is begun each time.
    startAnimating()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { startAnimating() }
  }
}
#endif
