// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// A header or footer that contains a view of the application.
final class HostedHeaderFooterView: UITableViewHeaderFooterView {
  private weak var hosted: UIView?
  /// The height that the application gave the view, in points.
  private var ownHeight: CGFloat = 0
  /// The height that this header gave the view, or `nil` if the view has not been laid out yet.
  private var givenHeight: CGFloat?

  /// Shows a view in place of the previous one.
  func show(_ view: UIView) {
    guard hosted !== view || view.superview !== contentView else { return }
    release()
    ownHeight = Self.ownHeight(of: view)
    hosted = view
    contentView.addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Another header may already contain the view.
    guard let hosted, hosted.superview === contentView else { return }
    ownHeight = Self.ownHeight(of: hosted)
    hosted.frame = contentView.bounds
    givenHeight = hosted.frame.height
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { release() }
  }

  /// Removes the view, and restores the height that the application gave it.
  private func release() {
    if let hosted, hosted.superview === contentView {
      let height = Self.ownHeight(of: hosted)
      hosted.removeFromSuperview()
      hosted.frame.size.height = height
    }
    hosted = nil
    givenHeight = nil
  }
}

extension HostedHeaderFooterView {
  /// Returns the height that the application gave a view, which may be in a header of another height.
  static func ownHeight(of view: UIView) -> CGFloat {
    guard let header = view.superview?.superview as? HostedHeaderFooterView, header.hosted === view,
      header.givenHeight == view.frame.height
    else { return view.frame.height }
    return header.ownHeight
  }
}
#endif
