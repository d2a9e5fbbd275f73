// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
open class UINavigationController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false { didSet { layOutTop() } }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// The push, the pop, or the gesture that is under way.
  var stackTransition: ControllerTransition?
  /// The pages before the gesture that is under way.
  var pagesBeforeSwipe: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !children.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))"
    )
    precondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported")
    change(to: children + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = children.last
    change(to: Array(children.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        "Tried to pop to a view controller that doesn't exist: \(viewController)")
    }
    let popped = Array(children[(index + 1)...])
    change(to: Array(children[...index]), animated: animated)
    return popped.isEmpty ? nil : popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = children.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutTop()
  }

  private func layOutTop() {
    guard let top = topViewController, let own = viewIfLoaded else { return }
    if tabBarController?.selectedViewController === self { tabBarController?.layOutBar() }
    let bar: CGFloat = isNavigationBarHidden ? 0 : 44
    top.insetsOfBars = UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
    guard top.isViewLoaded, top.view.superview === own else { return }
    top.view.frame = own.bounds
    top.view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { view.addSubview(top.view) }
    layOutTop()
  }

  private func change(to new: [UIViewController], animated: Bool) {
    // UIKit logs this, and may ignore the change.
    precondition(
      stackTransition == nil,
      "nested push or pop animation can result in corrupted navigation bar (\(self))")
    let oldTop = children.last
    let gone = children.filter { old in !new.contains { $0 === old } }
    let come = new.filter { next in !children.contains { $0 === next } }
    let newTop = new.last
    for controller in gone {
      controller.isLeaving = true
      controller.willMove(toParent: nil)
    }
    for controller in come {
      controller.isArriving = true
      controller.willMove(toParent: self)
      controller.parent = self
      controller.navigationItem.title = controller.navigationItem.title ?? controller.title
    }
    let isShown = appearance == .appeared || appearance == .appearing
    let isChanging = oldTop !== newTop
    let transition = isChanging && isShown && animated ? ControllerTransition() : nil
    stackTransition = transition
    if isChanging, isShown { oldTop?.beginDisappearing(animated: animated) }
    children = new
    navigationBar.items = new.map(\.navigationItem)
    if isChanging, isViewLoaded, let newTop {
      newTop.loadViewIfNeeded()
      if isShown {
        OptionalMethods.ask("navigationController:willShowViewController:animated:", of: delegate) {
          $0.navigationController(self, willShow: newTop, animated: animated)
        }
        newTop.beginAppearing(animated: animated)
      }
      view.addSubview(newTop.view)
      layOutTop()
      window?.layoutIfNeeded()
    }
    let end = { [self] in
      stackTransition = nil
      if isChanging {
        oldTop?.viewIfLoaded?.removeFromSuperview()
        oldTop?.endDisappearing(animated: animated)
        if isShown { newTop?.endAppearing(animated: animated) }
      }
      for controller in gone where controller.parent === self {
        controller.parent = nil
        controller.didMove(toParent: nil)
      }
      for controller in come { controller.didMove(toParent: self) }
      if isChanging, isShown, let newTop {
        OptionalMethods.ask("navigationController:didShowViewController:animated:", of: delegate) {
          $0.navigationController(self, didShow: newTop, animated: animated)
        }
      }
      transition?.end()
    }
    if isShown { finish(animated: animated, end) } else { end() }
  }
}

/// See <https://developer.apple.com/documentation/uikit/uinavigationbar>.
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}
#endif
