// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import UIKitDriving

extension UIView {
  /// The views inside that draw parts, parents before children.
  var drawnParts: [UIView] {
    subviews.flatMap { view -> [UIView] in
      switch view {
      // The subviews of these draw no parts.
      case is UILabel, is UISwitch, is UITextField, is UITextView, is UIButton, is UIImageView,
        is UIProgressView, is UIActivityIndicatorView, is UISlider,
        is UIStepper, is UISegmentedControl, is UIPickerView, is UIDatePicker,
        is UIColorWell:
        [view]
      // The view of a date that may be missing contains a date picker and two buttons.
      case _ where "\(type(of: view))" == "OptionalDatePartView": [view]
      case is UIPageControl: []
      case is UIScrollView: view.drawnParts
      default: [view] + view.drawnParts
      }
    }
  }

  /// All labels in the view, visible or not.
  var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
#endif
