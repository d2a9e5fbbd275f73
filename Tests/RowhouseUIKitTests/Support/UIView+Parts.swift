// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import UIKitDriving

extension UIView {
  /// The views inside that draw parts, parents before children.
  var drawnParts: [UIView] {
    subviews.flatMap { view -> [UIView] in
      // UIKit makes the views inside of these, except for the pages of a pager.
      switch view {
      case is UILabel, is UISwitch, is UITextField, is UITextView, is UIButton, is UIImageView,
        is UIProgressView, is UIActivityIndicatorView, is UISlider,
        is UIStepper, is UISegmentedControl, is UIPickerView, is UIDatePicker,
        is UIColorWell:
        return [view]
      case is UIPageControl: return []
      case let pages as UIScrollView: return pages.drawnParts
      // A tile contains the view of its picture, which is the same part.
      case _ where "\(type(of: view))" == "TilePartView": return [view]
      default: return [view] + view.drawnParts
      }
    }
  }
}
#endif
