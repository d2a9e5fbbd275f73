// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiwindow>.
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  /// The traits of the device and its settings, which touch helpers change.
  public internal(set) var screenTraits = UITraitCollection(values: .device) {
    didSet { spreadTraits() }
  }

  /// The insets of notch and home indicator, which tests may set.
  public var screenInsets = UIEdgeInsets.zero {
    didSet {
      setNeedsLayout()
      for view in subviews { view.setNeedsLayout() }
    }
  }

  /// The position of the window on the screen, as in Split View; settable by tests.
  public var screenOrigin = CGPoint.zero

  /// A screen of its own, so that tests that run at the same time have different keyboards.
  open var screen: UIScreen { ownScreen }
  private let ownScreen = UIScreen()
  /// The responder that typing goes to.
  weak var firstResponder: UIResponder?

  open override var safeAreaInsets: UIEdgeInsets { screenInsets }

  public var isKeyWindow: Bool { Self.key === self }
  /// The window that was made key last, while it lives.
  static weak var key: UIWindow?

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue, oldValue.isViewLoaded {
        oldValue.disappear(animated: false)
        oldValue.view.removeFromSuperview()
      }
      oldValue?.hostWindow = nil
      if isKeyWindow || !isHidden { showRoot() }
    }
  }

  open func makeKeyAndVisible() {
    Self.key = self
    isHidden = false
    showRoot()
  }

  private func showRoot() {
    guard isKeyWindow, let root = rootViewController, root.view.superview !== self else { return }
    root.hostWindow = self
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearing(animated: false)
    addSubview(root.view)
    spreadTraits()
    layoutIfNeeded()
    root.endAppearing(animated: false)
  }
}

extension UITraitCollection {
  /// The traits of views without a window: those of the key window's screen.
  ///
  /// See <https://developer.apple.com/documentation/uikit/uitraitcollection/current>.
  @MainActor
  static var predicted: UITraitCollection {
    UIWindow.key?.screenTraits ?? UITraitCollection(values: .device)
  }
}

/// See <https://developer.apple.com/documentation/uikit/uiscreen>.
@MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  open var scale: CGFloat { 2 }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
}
#endif
