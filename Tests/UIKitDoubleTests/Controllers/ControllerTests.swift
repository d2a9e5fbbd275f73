// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("View controllers")
@MainActor
struct ControllerTests {
  final class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.lines.append("\(name) loaded")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.lines.append("\(name) will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.lines.append("\(name) did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.lines.append("\(name) will disappear\(isMovingFromParent ? " for good" : "")")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.lines.append("\(name) did disappear")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.lines.append(
        "\(name) \(traitCollection.userInterfaceStyle) \(traitCollection.layoutDirection)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.lines.append("\(name) to \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { _ in self.log.lines.append("at \(Int(self.view.bounds.width))") },
        completion: { _ in self.log.lines.append("turned") })
    }
  }

  @MainActor
  final class Log {
    var lines: [String] = []
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("Pushing and popping notifies both pages in order")
  func navigation() {
    let log = Log()
    let stack = UINavigationController(rootViewController: Page("A", log))
    let window = window(stack)
    #expect(log.lines == ["A loaded", "A will appear", "A did appear"])
    log.lines = []
    weak var second: Page?
    do {
      let page = Page("B", log)
      second = page
      stack.pushViewController(page, animated: true)
    }
    #expect(log.lines == ["A will disappear", "B loaded", "B will appear"])
    Animations.finish()
    #expect(log.lines.suffix(2) == ["A did disappear", "B did appear"])
    #expect(second?.navigationController === stack)
    log.lines = []
    stack.tapBack()
    #expect(
      log.lines == [
        "B will disappear for good", "A will appear", "B did disappear", "A did appear",
      ])
    #expect(second == nil, "nobody holds a page that was popped")
    withExtendedLifetime(window) {}
  }

  @Test("An alert calls the handler of the tapped action after it was dismissed")
  func alert() {
    let log = Log()
    let root = Page("A", log)
    let window = window(root)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        log.lines.append("deleted, \(root.presentedViewController == nil)")
      })
    root.present(alert, animated: true)
    #expect(window.frontmostController === alert)
    alert.tap("Delete")
    #expect(log.lines.last == "deleted, true")
    #expect(window.frontmostController === root)
  }

  @Test("An alert's field has the keyboard, and Return closes the alert with its preferred action")
  func alertField() throws {
    let log = Log()
    let root = Page("A", log)
    let window = window(root)
    for isEnabled in [true, false] {
      log.lines = []
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Save", style: .default) { _ in log.lines.append("saved") })
      alert.addTextField { $0.text = "a" }
      alert.preferredAction = alert.actions[1]
      alert.actions[1].isEnabled = isEnabled
      root.present(alert, animated: true)
      Animations.finish()
      let field = try #require(alert.textFields?.first)
      #expect(field.isFirstResponder)
      field.typeReturn()
      #expect(log.lines == (isEnabled ? ["saved"] : []))
      #expect(window.frontmostController === root)
    }
  }

  @Test("Every controller and view inherits traits")
  func traits() {
    let log = Log()
    let page = Page("A", log)
    let window = window(UINavigationController(rootViewController: page))
    log.lines = []
    window.setStyle(.dark)
    window.setLayoutDirection(.rightToLeft)
    #expect(log.lines == ["A dark leftToRight", "A dark rightToLeft"])
    #expect(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIColor.label.resolvedColor(with: page.traitCollection) == .white)
    page.overrideUserInterfaceStyle = .light
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
    #expect(log.lines.last == "A light rightToLeft")
  }

  @Test("A rotation is announced at the old size, and alongside animations run at the new one")
  func rotation() {
    let log = Log()
    let window = window(Page("A", log))
    log.lines = []
    window.rotate(to: CGSize(width: 667, height: 375))
    #expect(log.lines == ["A to 667 from 375", "at 667"])
    Animations.finish()
    #expect(log.lines.last == "turned")
  }

  @Test("Safe areas grow by the bars, and a scroll view's content begins below them")
  func safeAreas() {
    let log = Log()
    let page = Page("A", log)
    let stack = UINavigationController(rootViewController: page)
    let window = window(stack)
    window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.top == 64)
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    page.view.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -64)
  }

  @Test("A controller presents another only once it is presented itself")
  func presentingTwice() {
    let log = Log()
    let root = Page("A", log)
    let window = window(root)
    let (first, second) = (Page("B", log), Page("C", log))
    root.present(first, animated: true)
    first.present(second, animated: true)
    #expect(first.presentedViewController == nil)
    Animations.finish()
    first.present(second, animated: true)
    Animations.finish()
    #expect(window.frontmostController === second)
  }

  @Test("A sheet is pulled down unless it is modal")
  func sheets() {
    let log = Log()
    let root = Page("A", log)
    let window = window(root)
    let sheet = Page("S", log)
    sheet.isModalInPresentation = true
    root.present(sheet, animated: false)
    sheet.pullDownSheet()
    #expect(window.frontmostController === sheet)
    sheet.isModalInPresentation = false
    sheet.pullDownSheet()
    #expect(window.frontmostController === root)
    #expect(log.lines.last == "S did disappear")
  }
}
#endif
