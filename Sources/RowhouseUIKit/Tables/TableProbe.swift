// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// An invisible view in a table that notifies the host when the table's traits, size, or safe area changes.
final class TableProbe: UIView {
  weak var host: TableHost?
  private var size: CGSize?

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    host?.environmentMayHaveChanged()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    // The scroll position may have to be restored.
    setNeedsLayout()
    host?.onWindow?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // By now, the table has laid out its rows. It could not be updated earlier.
    host?.restorePosition()
    host?.takeReportedWidth()
    host?.widthMayHaveChanged()
    host?.sizeMayHaveChanged()
    guard size != bounds.size else { return }
    size = bounds.size
    host?.onLayout?()
  }
}
#endif
