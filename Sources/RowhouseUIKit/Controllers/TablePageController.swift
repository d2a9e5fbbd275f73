// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
public import UIKit
#else
public import UIKitDouble
#endif
public import RowhouseHosting
public import RowhouseModel

/// A view controller that shows a page in a table of its own.
///
/// ```swift
/// let controller = TablePageController { navigator in
///   SettingsPage(settings: settings, navigator: navigator)
/// }
/// window.rootViewController = UINavigationController(rootViewController: controller)
/// ```
///
/// The page's title is the controller's, its appearance decides on the style of the table, and its
/// navigator works on the navigation controller that this one stands in. The page is evaluated when the
/// view is loaded.
open class TablePageController: UIViewController {
  /// The navigator of the page.
  public let navigator: Navigator
  /// What gets each method of `UITableViewDelegate` and `UITableViewDataSource` that it implements, those
  /// that the page would take too; it is not kept alive.
  ///
  /// How many rows there are and which cells show them stays the page's.
  public weak var forwarding: (any NSObjectProtocol)? {
    didSet { host.forward(to: forwarding) }
  }
  /// The table; nothing before the view is loaded.
  ///
  /// Another one takes its place when the page asks for another appearance.
  public private(set) var tableView: UITableView?

  let host: TableHost
  let presenter: PagePresenter
  private var page: (any TablePage)?
  private var wantedScroll: ScrollTarget?
  private var keyboard: KeyboardInset?

  /// Makes a controller that shows a page.
  ///
  /// - Parameters:
  ///   - page: The page; nothing for one whose sections are pushed by hand, to ``driver``.
  ///   - navigator: The navigator of the page and of those that it leads to; one of its own, unless
  ///     given.
  ///   - options: Theme, pictures, texts and diagnostics; the standard ones, unless given.
  public init(
    _ page: (any TablePage)? = nil, navigator: Navigator = Navigator(),
    options: TableOptions = TableOptions()
  ) {
    self.navigator = navigator
    self.page = page
    host = TableHost(options: options)
    presenter = navigator.host as? PagePresenter ?? PagePresenter(navigator, options: options)
    super.init(nibName: nil, bundle: nil)
    presenter.add(self)
    title = page?.title
    host.onChrome = { [weak self] page, chrome in self?.show(page, chrome) }
    host.onScroll = { [weak self] table in self?.didScroll(table) }
  }

  /// Makes a controller that shows a page which knows its navigator.
  ///
  /// - Parameters:
  ///   - options: Theme, pictures, texts and diagnostics; the standard ones, unless given.
  ///   - page: Makes the page.
  /// - Throws: What `page` throws.
  public convenience init(
    options: TableOptions = TableOptions(), page: (Navigator) throws -> any TablePage
  ) rethrows {
    let navigator = Navigator()
    self.init(try page(navigator), navigator: navigator, options: options)
  }

  /// Traps: a page is no part of a storyboard.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "A TablePageController cannot be read from a storyboard, which has no page. Make it in code.")
  }

  /// Evaluates the page and shows it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let page { host.driver.show(page) }
    page = nil
    showTable(ofStyle: host.page?.tableStyle ?? .grouped)
    if let page = host.page { showBar(page) }
  }

  /// Carries out what had to wait until there is a window.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let wantedScroll { scroll(to: wantedScroll) }
    scrollAsWanted()
    presenter.presentNext()
  }
}

extension TablePageController {
  /// What keeps the table in step with the page.
  public var driver: PageDriver { host.driver }

  private func showTable(ofStyle style: UITableView.Style) {
    let old = tableView
    let table = UITableView(frame: view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A table decides by itself on headers and footers of none; an empty view is a decision.
    table.tableHeaderView = PageEdgeView(frame: .zero)
    table.tableFooterView = PageEdgeView(frame: .zero)
    view.insertSubview(table, at: 0)
    tableView = table
    host.attach(to: table, forwarding: forwarding)
    keyboard = KeyboardInset(of: table)
    old?.removeFromSuperview()
  }

  private func show(_ page: PageSnapshot, _ chrome: PageChrome) {
    defer { scrollAsWanted() }
    if chrome.contains(.title) { title = page.title }
    guard isViewLoaded, let table = tableView, chrome.contains(.appearance) else { return }
    let style = page.tableStyle
    if table.style != style { showTable(ofStyle: style) }
    showBar(page)
  }

  private func didScroll(_ table: UIScrollView) {
    guard host.page?.bar == .fadesIn else { return }
    fadeBar(offset: Double(table.contentOffset.y))
  }

  /// Brings a row into view, as soon as the page shows what has changed so far.
  ///
  /// A row that the page does not have yet may come with the next update, or not at all.
  func scroll(to target: ScrollTarget) {
    wantedScroll = target
    guard isOnScreen else { return }
    driver.flush()
    guard wantedScroll != nil, host.page?.indexPath(of: target) != nil else { return }
    scrollAsWanted()
  }

  private func scrollAsWanted() {
    guard let target = wantedScroll, let table = tableView, isOnScreen else { return }
    wantedScroll = nil
    guard let place = host.page?.indexPath(of: target) else { return }
    table.scrollToRow(at: IndexPath(place), at: .top, animated: true)
  }

  private var isOnScreen: Bool { tableView?.window != nil }
}

extension PageSnapshot {
  /// The style of a table that looks so.
  ///
  /// Headers stay in view in tables of plain style, and in no others.
  fileprivate var tableStyle: UITableView.Style {
    switch appearance {
    case .plain: stickyHeaders ? .plain : .grouped
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
#endif
