// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
open class UIViewController: UIResponder, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // View

  private var loadedView: UIView?
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)) has no view after loadView()")
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    modal?.viewWillTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }
  open var isEditing = false
  open private(set) lazy var editButtonItem = makeEditButton()

  // Place

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/title>.
  open var title: String? {
    didSet {
      navigationItem.title = title
      knownTabBarItem?.title = title
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  private var knownTabBarItem: UITabBarItem?
  open var tabBarItem: UITabBarItem! {
    get {
      let item = knownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      knownTabBarItem = item
      return item
    }
    set { knownTabBarItem = newValue }
  }
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open var extendedLayoutIncludesOpaqueBars = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.spreadTraits() }
  }

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  /// The view controller that this one itself presents.
  var modal: UIViewController?

  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>.
  open var presentedViewController: UIViewController? { modal ?? parent?.presentedViewController }
  weak var presenter: UIViewController?
  /// The presentation or dismissal that is under way.
  var modalTransition: ControllerTransition?
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  open internal(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self)
  private lazy var popover = UIPopoverPresentationController(presentedViewController: self)
  /// See <https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller>.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : nil
  }

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  open var isBeingPresented: Bool { appearance == .appearing && presenter != nil }
  open var isBeingDismissed: Bool { appearance == .disappearing && isLeaving && presenter != nil }
  open var isMovingToParent: Bool { appearance == .appearing && isArriving }
  open var isMovingFromParent: Bool { appearance == .disappearing && isLeaving && parent != nil }

  // State of the stand-in

  enum Appearance {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var appearance = Appearance.disappeared
  var isLeaving = false
  var isArriving = false
  var lastTraits = UITraitCollection.predicted
  weak var hostWindow: UIWindow?
  /// The insets of the view that bars of containers cover.
  var insetsOfBars = UIEdgeInsets.zero

  func ancestor<Kind: UIViewController>() -> Kind? {
    var candidate = parent
    while let current = candidate {
      if let found = current as? Kind { return found }
      candidate = current.parent
    }
    return nil
  }
}
#endif
