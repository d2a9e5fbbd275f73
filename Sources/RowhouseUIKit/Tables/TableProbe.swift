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

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    host?.environmentMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // By now the table has laid its rows out; before that it cannot be updated.
    host?.takeLearnedWidth()
    guard width != bounds.width else { return }
    let isFirst = width == nil
    width = bounds.width
    if !isFirst { host?.widthMayHaveChanged() }
  }
}
#endif
