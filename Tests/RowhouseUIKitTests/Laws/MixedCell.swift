// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import UIKitDriving

/// A cell of the application's own, as tall as its datum asks.
class MixedCell: UITableViewCell {
  static let nib = "mixed nib"
  static let prototype = "mixed prototype"

  private(set) var row: MixedRow?
  private(set) var index = -1

  func show(_ row: MixedRow, at index: Int) {
    self.row = row
    self.index = index
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: CGFloat(row?.points ?? 44))
  }

  #if os(Linux)
  /// Makes the cells of the nibs known to the stand-in; UIKit has no nibs without files.
  static func registerNibs() {
    for name in [nib, prototype] {
      UINib.register(name) { NibCell(style: .subtitle, reuseIdentifier: name) }
    }
  }
  #endif
}

/// A cell of another class, which no row of the others may get.
final class OtherMixedCell: MixedCell {}

/// A cell of a nib or of a storyboard.
final class NibCell: MixedCell {}

/// A header of the application's own class.
final class MixedHeader: UITableViewHeaderFooterView {
  private(set) var value = -1

  func show(_ value: Int) { self.value = value }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: CGFloat(20 + value * 10))
  }
}

/// A view of the application in a header or footer.
final class MixedView: UIView {}
#endif
