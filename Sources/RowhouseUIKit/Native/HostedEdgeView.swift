// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// The header or footer that contains a view of the application.
final class HostedEdgeView: UITableViewHeaderFooterView {
  private weak var hosted: UIView?

  /// Shows a view in place of the one before.
  func show(_ view: UIView) {
    guard hosted !== view || view.superview !== contentView else { return }
    if let hosted, hosted.superview === contentView { hosted.removeFromSuperview() }
    hosted = view
    contentView.addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Another header may contain the view by now.
    if let hosted, hosted.superview === contentView { hosted.frame = contentView.bounds }
  }
}
#endif
