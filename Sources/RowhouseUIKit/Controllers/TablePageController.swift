// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseHosting
public import RowhouseModel

/// A view controller that shows a page in its own table.
///
/// ```swift
/// let controller = TablePageController(SettingsPage(account: account))
/// window.rootViewController = UINavigationController(rootViewController: controller)
/// ```
///
/// The title of the controller is the title of the page. The appearance of the page determines the style of the table.
/// The navigator pushes pages onto the navigation controller that contains this controller. The page is evaluated when
/// the view is loaded.
open class TablePageController: UIViewController {
  /// The navigator of the page.
  public let navigator: Navigator
  /// An object that receives the methods of `UITableViewDelegate` and `UITableViewDataSource` that
  /// it implements, as described at `UITableView.showPage(_:navigator:forwarding:options:)`.
  public weak var forwarding: (any NSObjectProtocol)? {
    didSet { host.connection.forward(to: forwarding) }
  }
  /// The table.
  ///
  /// Accessing this property loads the view if necessary, and thus evaluates the page. When the page changes its
  /// appearance, another table replaces this one. The new table takes over the header and footer views, the refresh
  /// control, the background view, the accessibility identifier, and the settings for scrolling, selection, and focus.
  public var tableView: UITableView {
    loadViewIfNeeded()
    guard let table else {
      preconditionFailure(
        "\(type(of: self)) has no table yet. Call super.viewDidLoad() before accessing the table.")
    }
    return table
  }

  let host: TableHost
  /// The presenter of the navigator, or `nil` if the application has set another host.
  private let presenter: PagePresenter?
  private var page: (any TablePage)?
  /// The table, or `nil` before the view is loaded.
  private var table: UITableView?
  private lazy var requests = RowRequests(host: host)
  let restorer: PageRestorer
  private var bottomInset: BottomInset?
  /// The application's interface style while the color scheme of the page replaces it.
  private var formerStyle: UIUserInterfaceStyle?
  private let barItem = PageBarItem()
  private let barTint = BarTint()
  private(set) lazy var leaveLock = LeaveLock(host: host, navigator: navigator)
  private lazy var follower = ModelFollower(driver: driver)
  /// True from the time the view is about to appear until it is about to disappear.
  private var isAppearing = false
  /// True if the view has been visible before.
  private var wasVisible = false
  /// True if the page had shortcuts after its last update.
  private var hadShortcuts = false

  /// Creates a controller that shows a page.
  ///
  /// - Parameters:
  ///   - page: The page, or `nil` to push sections to ``driver``. Defaults to `nil`.
  ///   - navigator: The navigator of the page and its subpages. If the navigator already has a host, the host is kept.
  ///     Defaults to a new navigator.
  ///   - options: The theme, images, texts, and diagnostics. Defaults to the standard options.
  public init(
    _ page: (any TablePage)? = nil, navigator: Navigator = Navigator(),
    options: TableOptions = TableOptions()
  ) {
    self.navigator = navigator
    self.page = page
    host = TableHost(navigator: navigator, options: options)
    restorer = PageRestorer(page, host: host)
    presenter = PagePresenter.joined(of: navigator, options: options)
    super.init(nibName: nil, bundle: nil)
    presenter?.add(self)
    title = page?.title
    host.onChrome = { [weak self] page, chrome in self?.update(chrome, of: page) }
    host.onScroll = { [weak self] _ in self?.didScroll() }
    host.onDrag = { [weak self] in
      self?.restorer.cancelScrolling()
      self?.requests.cancelCorrection()
    }
    host.onScrollEnd = { [weak self] in self?.requests.correctScroll() }
    host.onCaret = { [weak self] in self?.bottomInset?.showEditedRow() }
    host.onEditingEnd = { [weak self] in self?.becomeResponderLater() }
  }

  /// Creates a controller with a navigator, and shows the page that a closure creates for it.
  ///
  /// - Parameters:
  ///   - options: The theme, images, texts, and diagnostics. Defaults to the standard options.
  ///   - page: Returns the page.
  /// - Throws: The error that `page` throws.
  public convenience init(
    options: TableOptions = TableOptions(), page: (Navigator) throws -> any TablePage
  ) rethrows {
    let navigator = Navigator()
    self.init(try page(navigator), navigator: navigator, options: options)
  }

  /// Traps, because a storyboard contains no page.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      """
      A TablePageController cannot be created from a storyboard, because a storyboard contains no \
      page. Create it in code.
      """)
  }

  /// Evaluates the page and shows it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let page { restorer.show(page) }
    page = nil
    showTable(ofStyle: host.page?.tableStyle ?? .grouped)
    showBar()
  }

  /// Applies the page's tint to the navigation bar.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAppearing = true
    // The pages above may have changed a model that is not observable.
    if wasVisible { driver.readAgain() }
    showBar()
    leaveLock.update(around: self)
    follower.call { [weak self] in self?.modelDidChange() }
  }

  /// Updates bar buttons and other views outside of the table.
  ///
  /// ```swift
  /// final class ProfileController: TablePageController {
  ///   var form: FormModel<Profile>?
  ///
  ///   override func modelDidChange() {
  ///     super.modelDidChange()
  ///     navigationItem.rightBarButtonItem?.isEnabled = form?.isDirty == true
  ///   }
  /// }
  /// ```
  ///
  /// The controller calls this method each time the view is about to appear. From then on, even while the view is not
  /// visible, it also calls the method after each evaluation of the page, and after each change of an observable object or
  /// form that the last call has read, in the next turn of the main loop. If each call changes the model, the calls never
  /// end. The default implementation does nothing.
  open func modelDidChange() {}

  /// Restores the navigation bar's former tint.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isAppearing = false
    wasVisible = true
    restorer.pageWillDisappear()
    barTint.remove()
  }

  /// Restores the navigation bar of the view controller that previously contained this one.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    barItem.restore()
    leaveLock.update(around: self)
    // The application may show the controller again, when its requests must not be carried out.
    navigator.settleHeldRequests()
  }

  /// Lays out the view again.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the insets of the table and the back button, because the safe area and the columns of a split view may have
  /// changed.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    leaveLock.stackMayHaveChanged()
    bottomInset?.update()
    restorer.scroll()
    requests.scrollBeforeAppearing()
  }

  /// Sends the text that the user is typing to its row, and sets the editing mode of the controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    host.reportTypedText()
    super.setEditing(editing, animated: animated)
  }

  /// Carries out the requests that were waiting until the page is visible.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    requests.perform()
    presenter?.siteAppeared()
    becomeResponderForShortcuts()
  }

  /// The key commands of the keyboard shortcuts of the page, with the names of their rows, or only those of the superclass
  /// while a view controller is presented over the page.
  open override var keyCommands: [UIKeyCommand]? {
    let own = shortcutCommands
    return own.isEmpty ? super.keyCommands : (super.keyCommands ?? []) + own
  }

  /// True if the page has keyboard shortcuts, because UIKit looks for key commands in the first responder and those around it.
  open override var canBecomeFirstResponder: Bool {
    hasShortcuts || super.canBecomeFirstResponder
  }

  #if os(Linux)
  // Without Objective-C, no runtime finds the method by its name.
  @discardableResult
  open override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    let command = object as? UIKeyCommand
    MainActor.assumeIsolated {
      if aSelector == Self.shortcutAction, let command { pressShortcut(command) }
    }
    return nil
  }
  #endif
}

extension TablePageController {
  /// The driver that updates the table.
  public var driver: PageDriver { host.driver }

  /// Changes the model of the page, and shows this change with a specific animation for inserted
  /// and deleted rows.
  ///
  /// The model does not need to be observable.
  ///
  /// - Parameters:
  ///   - animation: The animation of rows and sections that this update inserts and deletes.
  ///   - changes: A closure that changes the model.
  /// - Throws: The error that `changes` throws.
  public func update(
    with animation: UITableView.RowAnimation, _ changes: () throws -> Void
  ) rethrows {
    try host.animate(with: animation, changes)
  }

  /// Sends the text that the user is typing to its row, which may store it in the model.
  ///
  /// UIKit does not end editing when the user taps a bar button or another control outside of the page, and the page is
  /// not notified of the tap. Call this method before such a control reads or stores the model. The field keeps the
  /// keyboard, and shows the text of the page if the control then changes it. If the user edits no field of the page, the
  /// method has no effect.
  public func reportTypedText() { host.reportTypedText() }

  private func showTable(ofStyle style: UITableView.Style) {
    let old = self.table
    let table = UITableView(frame: view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Without these views, the table would show a default header and footer.
    table.tableHeaderView = PageHeaderFooterView(frame: .zero)
    table.tableFooterView = PageHeaderFooterView(frame: .zero)
    table.keyboardDismissMode = .interactive
    if let old {
      table.takeSettings(of: old)
      host.allowedSelection.copySettings(of: old, to: table)
    }
    view.insertSubview(table, at: 0)
    self.table = table
    let edited = host.leaveField()
    host.attach(to: table, forwarding: forwarding)
    bottomInset = BottomInset(of: table, shownBy: host, replacing: bottomInset)
    if let edited { host.editField(edited.field, of: edited.row) }
    old?.removeFromSuperview()
  }

  private func update(_ chrome: PageChrome, of page: PageSnapshot) {
    defer { requests.performPendingScroll() }
    restorer.pageWillChange()
    requests.pageWillChange()
    if chrome.contains(.title) { show(title: page.title) }
    if chrome.contains(.leaving) { leaveLock.update(around: self) }
    if hasShortcuts != hadShortcuts {
      hadShortcuts.toggle()
      becomeResponderLater()
    }
    // Another theme has other colors for the bar.
    guard let table, !chrome.isDisjoint(with: [.appearance, .style]) else { return }
    let style = page.tableStyle
    if table.style != style {
      showTable(ofStyle: style)
      requests.tableWasReplaced()
    }
    showBar()
  }

  /// Sets the title of the controller, but not of its tab if the application has given the tab another title.
  private func show(title: String) {
    guard title != self.title else { return }
    // Without a tab bar, accessing `tabBarItem` would create an item.
    let tabs = tabBarController == nil ? [] : [tabBarItem, navigationController?.tabBarItem]
    let items = tabs.compactMap { $0 }.filter { $0.title != nil && $0.title != self.title }
    let titles = items.map(\.title)
    self.title = title
    for (item, own) in zip(items, titles) { item.title = own }
  }

  /// Makes the controller the first responder in the next turn of the main loop, when another field may be it.
  private func becomeResponderLater() {
    guard isAppearing, hasShortcuts else { return }
    Task { [weak self] in
      if let self, isAppearing { becomeResponderForShortcuts() }
    }
  }

  private func didScroll() {
    if let shown = host.shown { barItem.fade(shown) }
  }

  private func showBar() {
    guard let shown = host.shown else { return }
    showInterfaceStyle(of: shown.page)
    barItem.show(shown, around: self)
    bottomInset?.keepsSafeArea = shown.page.bar == .fadesIn
    tintBar()
  }

  private func showInterfaceStyle(of page: PageSnapshot) {
    if let style = page.colorScheme?.interfaceStyle {
      formerStyle = formerStyle ?? overrideUserInterfaceStyle
      overrideUserInterfaceStyle = style
    } else if let style = formerStyle {
      formerStyle = nil
      overrideUserInterfaceStyle = style
    }
  }

  private func tintBar() {
    guard isAppearing, let shown = host.shown else { return }
    barTint.set(PageBarStyle(of: shown).tint, in: navigationController?.navigationBar)
  }

  /// Scrolls a row into view, now or after the update that inserts it.
  func scroll(to target: ScrollTarget) {
    restorer.cancelScrolling()
    requests.scroll(to: target)
  }

  /// Scrolls a row into view, now or after the update that inserts it or shows its error, and edits its field.
  func focus(_ target: FocusTarget) { requests.focus(target) }
}

extension TablePageController: PageSite {
  var siteController: UIViewController? { self }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  func replacePage(with page: any TablePage) { restorer.replacePage(with: page) }
}

extension PageSnapshot {
  /// The style of the table.
  ///
  /// Only a plain table keeps its headers in view.
  fileprivate var tableStyle: UITableView.Style {
    switch self.appearance {
    case .plain: self.stickyHeaders ? .plain : .grouped
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
#endif
