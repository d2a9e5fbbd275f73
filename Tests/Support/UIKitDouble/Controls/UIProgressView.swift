// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiprogressview>.
open class UIProgressView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var progressViewStyle: Style = .default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  private var stored: Float = 0

  open var progress: Float {
    get { stored }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    stored = min(max(progress, 0), 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// See <https://developer.apple.com/documentation/uikit/uiprogressview/style>.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar
  }
}

/// See <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>.
open class UIActivityIndicatorView: UIView {
  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open var style: Style
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// See <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum>.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}

/// See <https://developer.apple.com/documentation/uikit/uipagecontrol>.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { currentPage = currentPage } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  private var stored = 0

  open var currentPage: Int {
    get { stored }
    set { stored = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 20, height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

/// See <https://developer.apple.com/documentation/uikit/uirefreshcontrol>.
open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The height of a control that is in view.
  static let height: CGFloat = 60

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Sends no action, and does not scroll to the control.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()>.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Content that is scrolled to the control returns to its top.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()>.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView = superview as? UIScrollView, !scrollView.isTracking else { return }
    let top = -scrollView.adjustedContentInset.top
    guard scrollView.contentOffset.y < top else { return }
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
  }
}
#endif
