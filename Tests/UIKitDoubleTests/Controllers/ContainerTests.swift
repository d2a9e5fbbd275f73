// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Containers, scroll views and animations")
@MainActor
struct ContainerTests {
  final class Delegate: NSObject, UINavigationControllerDelegate {
    var log: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.append("will show \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.append("did show \(viewController.title ?? "")")
    }
  }

  final class Page: UIViewController {
    var isShown = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      isShown = true
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isShown = false
    }
  }

  private func page(_ title: String) -> Page {
    let page = Page(nibName: nil, bundle: nil)
    page.title = title
    return page
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("A navigation controller notifies its delegate, and a swipe back may be canceled")
  func navigation() {
    let (first, second, third) = (page("A"), page("B"), page("C"))
    let stack = UINavigationController(rootViewController: first)
    let delegate = Delegate()
    stack.delegate = delegate
    let window = show(stack)
    stack.pushViewController(second, animated: true)
    #expect(delegate.log.last == "will show B")
    Animations.finish()
    #expect(delegate.log.last == "did show B")
    #expect(stack.navigationBar.backItem?.title == "A")
    stack.swipeBackAndReturn()
    #expect(second.isShown && !first.isShown)
    stack.setViewControllers([first, third], animated: false)
    #expect(third.isShown && !second.isShown && second.parent == nil)
    #expect(stack.popToRootViewController(animated: false)?.count == 1)
    #expect(first.isShown && stack.topViewController === first)
    withExtendedLifetime(window) {}
  }

  @Test("A push and a swipe that is canceled have a coordinator until they have ended")
  func transitions() {
    let stack = UINavigationController(rootViewController: page("A"))
    let window = show(stack)
    var ends: [Bool] = []
    func note() {
      stack.topViewController?.transitionCoordinator?.animate(alongsideTransition: nil) {
        ends.append($0.isCancelled)
      }
    }
    stack.pushViewController(page("B"), animated: true)
    note()
    #expect(ends.isEmpty)
    Animations.finish()
    #expect(ends == [false] && stack.transitionCoordinator == nil)
    stack.swipeBackAndReturn {
      #expect(stack.viewControllers.map(\.title) == ["A"])
      note()
    }
    #expect(ends == [false, true] && stack.transitionCoordinator == nil)
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    stack.popViewController(animated: false)
    #expect(stack.transitionCoordinator == nil)
    withExtendedLifetime(window) {}
  }

  @Test("A collapsed split view has the stack of the second column on that of the first")
  func collapsedColumn() {
    let (list, detail, later) = (page("A"), page("B"), page("C"))
    let stack = UINavigationController(rootViewController: list)
    let column = UINavigationController(rootViewController: detail)
    let window = show(stack)
    stack.collapse(column)
    #expect(column.parent === stack && detail.navigationController === column)
    #expect(detail.isShown && !list.isShown)
    column.pushViewController(later, animated: false)
    stack.tapBack()
    #expect(detail.isShown && stack.topViewController === column)
    stack.tapBack()
    #expect(list.isShown && !detail.isShown && column.parent == nil)
    stack.collapse(column)
    #expect(stack.separate() === column && detail.parent === column)
    withExtendedLifetime(window) {}
  }

  @Test("A push during another one is a mistake, which UIKit reports in the log")
  func overlapping() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: true) }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("nested push or pop animation can result in corrupted navigation bar"))
  }

  @Test(
    "A page that hides the bar of tabs has its room, and a chosen tab goes back to its first page")
  func hiddenBar() {
    let (first, pushed, other) = (page("A"), page("B"), page("C"))
    let stack = UINavigationController(rootViewController: first)
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, selectedImage: nil)
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let window = show(tabs)
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == 49)
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 0)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden && first.view.safeAreaInsets.bottom == 49)
    tabs.tapTab("Other")
    #expect(other.isShown && !first.isShown)
    tabs.tapTab("Stack")
    pushed.hidesBottomBarWhenPushed = false
    stack.pushViewController(pushed, animated: false)
    tabs.tapTab("Stack")
    #expect(stack.viewControllers == [first])
  }

  @Test("A title is also that of the items for bars")
  func titles() {
    let page = page("A")
    #expect(page.tabBarItem.title == "A")
    page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    #expect(page.title == "A" && page.navigationItem.title == "A")
    page.title = "B"
    #expect(page.navigationItem.title == "B" && page.tabBarItem.title == "B")
  }

  @Test("Content beyond the end of a view without bars is not covered")
  func beyondTheEnd() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let view = UIView(frame: CGRect(x: 0, y: 480, width: 300, height: 44))
    window.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    window.screenInsets.bottom = 34
    #expect(view.safeAreaInsets.bottom > 0)
  }

  @Test("The selected tab is shown, and its safe area ends above the bar")
  func tabs() {
    let (first, second) = (page("A"), page("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = show(tabs)
    #expect(first.isShown && !second.isShown)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(second.isShown && !first.isShown)
    #expect(second.view.safeAreaInsets.bottom == 49)
    #expect(second.view.bounds.size == CGSize(width: 300, height: 500))
  }

  @Test("Animations end when a test ends them, or at once")
  func animations() {
    var log: [String] = []
    UIView.animate(
      withDuration: 1, animations: { log.append("moved") }, completion: { _ in log.append("ended") }
    )
    #expect(log == ["moved"])
    #expect(Animations.count > 0)
    Animations.finish()
    #expect(Animations.count == 0 && log == ["moved", "ended"])
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in log.append("at once") })
    }
    #expect(log.last == "at once")
    Animations.endAtOnce = true
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in log.append("again") })
    Animations.endAtOnce = false
    #expect(log.last == "again")
  }

  @Test("Content in pages turns to whole pages")
  func paging() {
    let window = show(page("A"))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 600, height: 100)
    window.addSubview(view)
    view.turn(to: 1)
    #expect(view.contentOffset == CGPoint(x: 200, y: 0))
    view.turn(to: 5)
    #expect(view.contentOffset == CGPoint(x: 400, y: 0), "there are three")
  }

  @Test("A view is notified of safe area, window and traits once each, in order")
  func telling() {
    final class Listener: UIView {
      var log: [String] = []

      override func didMoveToWindow() { log.append("window \(window != nil)") }
      override func safeAreaInsetsDidChange() { log.append("safe \(Int(safeAreaInsets.top))") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.append("\(traitCollection.userInterfaceStyle)")
      }
    }
    let root = page("A")
    let window = show(root)
    window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let view = Listener(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
    root.view.addSubview(view)
    window.layoutIfNeeded()
    window.setStyle(.dark)
    window.setStyle(.dark)
    view.removeFromSuperview()
    #expect(view.log == ["window true", "safe 15", "dark", "window false"])
  }
}
#endif
