// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
import Foundation

/// See <https://developer.apple.com/documentation/uikit/uitabbarcontroller>.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in children { child.removeFromParent() }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.didMove(toParent: self)
      }
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
    new.insetsOfBars = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    new.loadViewIfNeeded()
    if isShown { new.beginAppearing(animated: false) }
    view.addSubview(new.view)
    new.view.frame = view.bounds
    if isShown { new.endAppearing(animated: false) }
  }
}

/// See <https://developer.apple.com/documentation/uikit/uitabbaritem>.
@MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag: Int
  open var badgeValue: String?

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
}
#endif
