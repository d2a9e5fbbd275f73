// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
/// A view in a table that nobody sees, and that is told what the table is told.
final class TableProbe: UIView {
  weak var host: TableHost?
  private var width: CGFloat?
  private var hasNewWidth = false

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    host?.environmentMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hasNewWidth {
      hasNewWidth = false
      host?.takeLearnedWidth()
    }
    guard width != bounds.width else { return }
    let isFirst = width == nil
    width = bounds.width
    if !isFirst { host?.widthMayHaveChanged() }
  }

  /// Tells the host once the table has laid its rows out: before that it cannot be updated.
  func widthWasLearned() {
    hasNewWidth = true
    setNeedsLayout()
  }
}
#endif
