// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// Scroll views of other kinds have delegates of other types under the same name, which a subclass
/// could not declare if it inherited one.
@MainActor
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/delegate>.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// See <https://developer.apple.com/documentation/uikit/uiscrollview>.
open class UIScrollView: UIView, UIScrollViewDelegating {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      guard old.origin != newValue.origin else { return }
      didScroll()
    }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet { insetsChanged(from: oldValue + (adjustedContentInset - contentInset)) }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
  }
  open func adjustedContentInsetDidChange() {}

  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      refuseMacIdiom("UIRefreshControl")
      insertSubview(refreshControl, at: 0)
    }
  }

  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:)>.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Moves the content at once, or when the animation ends.
  ///
  /// A drag or a later scroll stops the animation, which the delegate is not notified of. A change of `contentOffset` does
  /// not stop it.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)>.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    isDecelerating = false
    stopScrollAnimation()
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    let number = scrollAnimation
    Animations.add { [weak self] in
      guard let self, number == scrollAnimation else { return }
      if self.contentOffset != contentOffset {
        self.contentOffset = contentOffset
        layoutIfNeeded()
      }
      OptionalMethods.ask("scrollViewDidEndScrollingAnimation:", of: scrollDelegate) {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// The number of the last animation that was begun or stopped.
  private var scrollAnimation = 0

  func stopScrollAnimation() { scrollAnimation += 1 }

  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)>.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    if rect.minY < bounds.minY + inset.top {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > bounds.maxY - inset.bottom {
      offset.y = rect.maxY - bounds.height + inset.bottom
    }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  open func flashScrollIndicators() {}

  func didScroll() {
    setNeedsLayout()
    OptionalMethods.ask("scrollViewDidScroll:", of: scrollDelegate) {
      $0.scrollViewDidScroll(self)
    }
  }

  /// Content at the top stays at the top when an inset grows or shrinks.
  func insetsChanged(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    guard old != new else { return }
    if abs(contentOffset.y + old.top) < 0.01 { contentOffset.y = -new.top }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    OptionalMethods.ask("scrollViewDidChangeAdjustedContentInset:", of: scrollDelegate) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard contentInsetAdjustmentBehavior != .never else { return }
    insetsChanged(from: contentInset + knownSafeArea)
    knownSafeArea = safeAreaInsets
  }
  private var knownSafeArea = UIEdgeInsets.zero

  // A scroll view handles the touches on its content, and does not forward them to the next responder.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIEdgeInsets {
  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left,
      bottom: left.bottom - right.bottom, right: left.right - right.right)
  }
}

extension UIScrollView {
  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum>.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes
    case never
    case always
  }

  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum>.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black
    case white
  }

  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum>.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  /// See <https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct>.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
#endif
