// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiview>.
open class UIView: UIResponder, NSCoding, UITraitEnvironment {
  public init(frame: CGRect) {
    placement = (frame.origin, CGRect(origin: .zero, size: frame.size))
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    placement = (.zero, .zero)
    super.init()
  }

  nonisolated open func encode(with coder: NSCoder) {}

  var placement: (origin: CGPoint, bounds: CGRect)

  open var frame: CGRect {
    get { CGRect(origin: placement.origin, size: placement.bounds.size) }
    set {
      placement.origin = newValue.origin
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  open var bounds: CGRect {
    get { placement.bounds }
    set {
      let old = placement.bounds
      guard old != newValue else { return }
      placement.bounds = newValue
      if old.size != newValue.size {
        resizeSubviews(from: old.size)
        setNeedsLayout()
      }
    }
  }

  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  var needsLayout = true
  var hasDescendantNeedingLayout = true
  /// The traits that the view knows: those of the screen until it is put somewhere.
  var lastTraits = UITraitCollection.predicted
  var lastSafeArea = UIEdgeInsets.zero
  private(set) lazy var storedLayer = CALayer()

  open var window: UIWindow? { superview?.window }
  override var responderWindow: UIWindow? { window }
  open override var next: UIResponder? { controller ?? superview }
  open var layer: CALayer { storedLayer }

  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var isUserInteractionEnabled = true
  open var isExclusiveTouch = false
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var accessibilityIgnoresInvertColors = false

  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  open func tintColorDidChange() {
    for view in subviews where view.ownTint == nil { view.tintColorDidChange() }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { spreadTraits() }
  }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { layoutMarginsDidChange() }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true

  // Layout
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func setNeedsDisplay() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() { setNeedsLayout() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// See <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  open var safeAreaInsets: UIEdgeInsets { safeAreaFromAbove }

  // Accessibility
  private var ownIsElement: Bool?
  open var isAccessibilityElement: Bool {
    get { ownIsElement ?? isElementByItself }
    set { ownIsElement = newValue }
  }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  private var ownValue: String?
  open var accessibilityValue: String? {
    get { ownValue ?? valueByItself }
    set { ownValue = newValue }
  }
  open var accessibilityIdentifier: String?
  private var ownTraits: UIAccessibilityTraits?
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownTraits ?? traitsByItself }
    set { ownTraits = newValue }
  }
  open var accessibilityElements: [Any]?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityLanguage: String?
  open var shouldGroupAccessibilityChildren = false
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  var gestures: [UIGestureRecognizer] = []
}
#endif
