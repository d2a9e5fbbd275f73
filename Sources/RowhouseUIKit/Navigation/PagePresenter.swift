// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// A host that carries out the requests of a navigator in the view controllers that contain its
/// pages.
@MainActor
final class PagePresenter {
  private struct Entry {
    weak var site: (any PageSite)?
  }

  private struct DialogPlace {
    weak var controller: UIViewController?
  }

  private struct ShownDialog {
    let dialog: Dialog
    weak var alert: UIAlertController?
  }

  let options: TableOptions
  let navigator: Navigator
  private var entries: [Entry] = []
  /// The requests that are waiting until a page is in a window.
  private var waiting: [@MainActor () -> Void] = []
  /// The requests that are waiting, in order, until a table has laid out its rows or a transition has ended.
  private var postponed: [@MainActor () -> Void] = []
  private var dialogs: [Dialog] = []
  /// The view controllers, instead of the top page, over which waiting dialogs are presented.
  private var dialogPlaces: [DialogID: DialogPlace] = [:]
  /// The view controller, instead of the top page, over which newly requested dialogs are
  /// presented.
  private var dialogPlace: DialogPlace?
  /// The messages that wait for the one on screen.
  private var toasts: [String] = []
  private var isShowingToast = false
  private var shownDialog: ShownDialog?
  /// The delegate of the photo library, until the user has chosen a picture or closed the library.
  ///
  /// The library does not retain it.
  var picturePicker: PicturePicker?
  private var reports: [ProgressReport] = []
  private weak var progress: ProgressOverlay?

  private init(_ navigator: Navigator, options: TableOptions) {
    self.navigator = navigator
    self.options = options
    navigator.host = self
  }

  deinit {
    // The actions of dialogs retain their page, which retains the navigator.
    Task { @MainActor [navigator] in
      if navigator.host == nil { navigator.forget() }
    }
  }

  /// Returns the presenter of a navigator, or `nil` if the application has set another host.
  static func joined(of navigator: Navigator, options: TableOptions) -> PagePresenter? {
    guard let host = navigator.host else { return PagePresenter(navigator, options: options) }
    return host as? PagePresenter
  }

  /// Adds a site whose page uses the navigator.
  func add(_ site: any PageSite) {
    entries.removeAll { $0.site == nil }
    entries.append(Entry(site: site))
  }

  /// Carries out the requests that were waiting until a page is visible.
  func siteAppeared() {
    let requests = waiting
    waiting = []
    for request in requests { request() }
    showNextToast()
    showProgress()
    presentNext()
  }
}

extension PagePresenter: NavigationHost {
  func perform(_ request: NavigationRequest) {
    if entries.isEmpty {
      // A navigator passes its requests before the first page is added.
      switch request {
      case .present, .toast, .progress: break
      case .push, .pop, .replace, .scroll, .focus, .select, .deselect, .system:
        return wait(toPerform: request)
      }
    }
    if let top, top.siteController == nil {
      guard top.isInWindow else { return wait(toPerform: request) }
      report(request.name, at: top)
      if case .present(let dialog) = request { navigator.answer(dialog.id, action: nil) }
      return
    }
    if request.showsController, top?.canShowController(isPushed: request.isPush) == false {
      return wait(toPerform: request)
    }
    // A question before leaving a page is presented at once, over the view controller that is left.
    if case .present(let dialog) = request, dialogPlace != nil { return present(dialog) }
    if mustWait(
      changesTable: request.changesTable, changesControllers: request.changesControllers)
    {
      return postpone(navigator.postponing(request) { [weak self] in self?.perform(request) })
    }
    switch request {
    case .push(let page): push(page)
    case .pop(let count): pop(count)
    case .replace(let page): replace(with: page)
    case .present(let dialog): present(dialog)
    case .toast(let message): toast(message)
    case .scroll(let target): top?.scroll(to: target)
    case .focus(let target): top?.focus(target)
    case .select(let id): top?.host.setSelected(true, id)
    case .deselect(let id): top?.host.setSelected(false, id)
    case .progress(let report): show(report)
    case .system(let request): perform(request)
    }
  }

  var selectedRows: [ItemID] { top?.host.driver.selectedRows ?? [] }

  func place(of page: any PageHost) -> PagePlace {
    guard let site = entries.lazy.compactMap(\.site).first(where: { $0.host === page }) else {
      return .left
    }
    return site.place(isTop: site === top)
  }
}

extension PagePresenter {
  /// Returns true if a request cannot be carried out now, or if an earlier one is waiting.
  ///
  /// A request for the table first shows earlier changes of the model, and a table raises an exception if it is changed
  /// while it lays out its rows. A request for view controllers must not begin during a transition.
  private func mustWait(changesTable: Bool, changesControllers: Bool) -> Bool {
    if top.map({ $0.host.phase.allowsChanges && !$0.isInTransition }) != false {
      performPostponed()
    }
    guard let top else { return false }
    return changesTable && !top.host.phase.allowsChanges || changesControllers && top.isInTransition
      || !postponed.isEmpty
  }

  /// Performs a request when a page is visible, unless the request leaves pages and the page that makes it was left.
  private func wait(toPerform request: NavigationRequest) {
    waiting.append(navigator.postponing(request) { [weak self] in self?.perform(request) })
  }

  private func postpone(_ request: @escaping @MainActor () -> Void) {
    postponed.append(request)
    guard postponed.count == 1, let top else { return }
    let perform = { @MainActor [weak self] in self?.performPostponed() ?? () }
    if top.host.phase.allowsChanges, let controller = top.siteController {
      controller.afterTransition(perform)
    } else {
      Task { perform() }
    }
  }

  /// Carries out, in order, the requests that arrived while they could not be carried out.
  private func performPostponed() {
    let requests = postponed
    postponed = []
    for request in requests { request() }
  }
}

extension PagePresenter {
  /// Pushes or presents a view controller that is not a page.
  ///
  /// - Returns: False if no page uses the navigator.
  func present(_ controller: UIViewController, isPushed: Bool) -> Bool {
    guard let top else { return false }
    if !top.canShowController(isPushed: isPushed) {
      waiting.append { [weak self] in _ = self?.present(controller, isPushed: isPushed) }
      return true
    }
    if mustWait(changesTable: false, changesControllers: true) {
      postpone { [weak self] in _ = self?.present(controller, isPushed: isPushed) }
      return true
    }
    if let site = top.siteController, isPushed {
      push(controller, from: site)
    } else if let site = top.siteController {
      controller.popoverPresentationController?.pointAtRow(of: top)
      present(controller, from: site)
    } else {
      report(isPushed ? "push" : "present", at: top)
    }
    return true
  }

  private func report(_ request: String, at site: any PageSite) {
    options.diagnostics(
      PageDiagnostic(
        .navigationWithoutViewController(request), page: site.host.page?.name ?? "no page"))
  }

  /// The topmost site whose page uses the navigator: the last site that the user sees, or otherwise the last site.
  var top: (any PageSite)? {
    let sites = entries.compactMap(\.site)
    let shown = sites.filter(\.isShown)
    return shown.last { $0.isOnTop } ?? shown.last ?? sites.last { $0.isOnTop } ?? sites.last
  }

  private func push(_ page: any TablePage) {
    guard let top = top?.siteController else { return }
    push(options.controller(of: page, navigator: navigator), from: top)
  }

  private func push(_ controller: UIViewController, from top: UIViewController) {
    if let stack = top.navigationController {
      return stack.pushViewController(controller, animated: true)
    }
    present(PageSheet(closing: controller), from: top)
  }

  /// Shows a page in place of the top page and of the view controllers above it, which are not pages.
  private func replace(with page: any TablePage) {
    guard let top, let controller = top.siteController else { return }
    guard let stack = controller.navigationController,
      let shown = controller.ancestor(below: stack),
      let index = stack.viewControllers.firstIndex(of: shown)
    else { return top.replacePage(with: page) }
    let new = options.controller(of: page, navigator: navigator)
    if stack is PageSheet, index == 0 { PageSheet.addCloseButton(to: new) }
    stack.setViewControllers(stack.viewControllers[..<index] + [new], animated: true)
  }

  /// Presents a view controller over all presented ones, after their transitions have ended.
  ///
  /// UIKit presents nothing over a view controller that is still being presented.
  func present(_ controller: UIViewController, from top: UIViewController) {
    var presenting = top
    while let next = presenting.presentedViewController {
      guard !next.isBeingDismissed, !next.isAwaitingPresentation else {
        return next.afterTransition { [weak self] in self?.present(controller, from: top) }
      }
      presenting = next
    }
    presenting.present(controller, animated: true)
  }

  /// Returns to an earlier page by leaving a number of pages, which is `Int.max` for the first page.
  private func pop(_ count: Int) {
    guard let top = top?.siteController else { return }
    let stack = top.navigationController
    let pages = stack?.viewControllers ?? []
    if pages.count > count || pages.count > 1 && !(stack is PageSheet) {
      stack?.popToViewController(pages[max(pages.count - 1 - count, 0)], animated: true)
    } else if count < .max, let outer = stack?.stackWithBackButton {
      outer.popViewController(animated: true)
    } else if count < .max || stack is PageSheet {
      closeSheet(of: top)
    }
  }

  /// Closes the sheet that contains a view controller, and cancels a dialog over the sheet.
  ///
  /// UIKit also closes what is presented over the sheet, and calls no handler of an alert.
  private func closeSheet(of controller: UIViewController) {
    guard let below = controller.presentingViewController else { return }
    let dialog = shownDialog?.alert?.isPresented(above: below) == true ? shownDialog?.dialog : nil
    below.dismiss(animated: true) { [weak self] in
      if let dialog { self?.answer(dialog, nil, nil) }
    }
  }

  private func present(_ dialog: Dialog) {
    if let dialogPlace {
      dialogPlaces[dialog.id] = dialogPlace
      // The other dialogs may be waiting for a page that is covered.
      dialogs.insert(dialog, at: 0)
    } else {
      dialogs.append(dialog)
    }
    presentNext()
  }

  /// Shows the first waiting dialog, if there is a window and no other dialog is shown.
  private func presentNext() {
    guard shownDialog?.alert == nil, let site = top, let dialog = dialogs.first,
      let top = [dialogPlaces[dialog.id]?.controller, site.siteController].lazy
        .compactMap({ $0 }).first(where: { $0.viewIfLoaded?.window != nil })
    else { return }
    dialogs.removeFirst()
    dialogPlaces[dialog.id] = nil
    let alert = UIAlertController(dialog) { [weak self] action, text in
      self?.answer(dialog, action, text)
    }
    shownDialog = ShownDialog(dialog: dialog, alert: alert)
    present(alert, from: top)
  }

  /// Presents the dialogs that a closure requests over a view controller in a window, even if all pages of the
  /// navigator are covered.
  func presentDialogs(over controller: UIViewController, _ request: () -> Void) {
    dialogPlace = DialogPlace(controller: controller)
    defer { dialogPlace = nil }
    request()
  }

  private func answer(_ dialog: Dialog, _ action: Int?, _ text: String?) {
    shownDialog = nil
    navigator.answer(dialog.id, action: action, text: text)
    presentNext()
  }

  func toast(_ message: String) {
    toasts.append(message)
    showNextToast()
  }

  /// Shows the first waiting message, if there is a window and no other message is shown.
  private func showNextToast() {
    guard !isShowingToast, let message = toasts.first, let view = visibleView else { return }
    toasts.removeFirst()
    isShowingToast = true
    let overlaid = view.overlaid
    let area = overlaid.convert(view.uncoveredArea(above: top?.host.table), from: view)
    ToastView.show(message, in: overlaid, area: area) { [weak self] in
      self?.isShowingToast = false
      self?.showNextToast()
    }
  }

  private func show(_ report: ProgressReport) {
    reports.receive(report)
    showProgress()
  }

  private func showProgress() {
    guard let latest = reports.last else { return progress?.removeFromSuperview() ?? () }
    guard let view = visibleView else { return }
    let overlaid = view.overlaid
    let overlay = progress ?? ProgressOverlay(frame: .zero)
    progress = overlay
    let isAdded = overlay.superview !== overlaid
    if isAdded { overlaid.addSubview(overlay) }
    overlay.frame = overlaid.convert(view.uncoveredArea(above: top?.host.table), from: view)
    overlay.show(latest, language: top?.host.page?.language ?? TableOptions.language)
    if isAdded { UIAccessibility.announce(latest.message) }
  }

  /// The view of the top page, or `nil` if it is not in a window.
  private var visibleView: UIView? {
    let view = top?.siteController?.viewIfLoaded
    return view?.window == nil ? nil : view
  }
}

extension UIViewController {
  /// Returns true if another view controller, or one that it presents, presents this one.
  fileprivate func isPresented(above other: UIViewController) -> Bool {
    guard let presenting = presentingViewController else { return false }
    return presenting === other || presenting.isPresented(above: other)
  }
}

extension UIView {
  /// The view to add overlays to: this view, or its nearest superview that does not scroll.
  fileprivate var overlaid: UIView {
    var view = self
    while view is UIScrollView, let next = view.superview { view = next }
    return view
  }

  /// Returns the part of the view that neither bars nor the keyboard covers.
  ///
  /// - Parameter table: The table, whose inset contains the height that the keyboard covers.
  /// - Returns: The uncovered part, in the coordinates of this view.
  fileprivate func uncoveredArea(above table: UITableView?) -> CGRect {
    var area = bounds.inset(by: safeAreaInsets)
    guard let table, table.adjustedContentInset.bottom > 0 else { return area }
    let end = CGPoint(x: 0, y: table.bounds.maxY - table.adjustedContentInset.bottom)
    area.size.height = max(0, min(area.maxY, convert(end, from: table).y) - area.minY)
    return area
  }
}
#endif
