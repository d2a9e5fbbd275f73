// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitabbarcontroller>.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    didSet {
      for child in children { child.removeFromParent() }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      tabBar.items = viewControllers?.compactMap(\.tabBarItem)
      show(0)
    }
  }

  private var selected = 0

  open var selectedIndex: Int {
    get { selected }
    set { if newValue != selected { show(newValue) } }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selected) ? children[selected] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    show(selected)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    selectedViewController?.viewIfLoaded?.frame = view.bounds
  }

  private func show(_ index: Int) {
    let old = selectedViewController
    let isShown = appearance == .appeared
    guard isViewLoaded else {
      selected = index
      return
    }
    if isShown { old?.beginDisappearing(animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { old?.endDisappearing(animated: false) }
    selected = index
    guard let new = selectedViewController else { return }
    layOutBar()
    new.loadViewIfNeeded()
    if isShown { new.beginAppearing(animated: false) }
    view.addSubview(new.view)
    new.view.frame = view.bounds
    if isShown { new.endAppearing(animated: false) }
  }

  /// Makes room for the bar, unless a page asks for it to be hidden.
  func layOutBar() {
    guard let shown = selectedViewController else { return }
    let pages = (shown as? UINavigationController)?.viewControllers ?? []
    tabBar.isHidden = pages.contains { $0.hidesBottomBarWhenPushed }
    let height: CGFloat = tabBar.isHidden ? 0 : 49
    guard shown.insetsOfBars.bottom != height else { return }
    shown.insetsOfBars = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    shown.viewIfLoaded?.setNeedsLayout()
  }
}
#endif
