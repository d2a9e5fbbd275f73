// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
public import RowhouseHosting
public import RowhouseModel

/// A window that shows a page and the pages that it pushes.
///
/// The window retains itself until it is closed.
@MainActor
public final class PageWindow {
  /// The navigator of the pages.
  public let navigator: Navigator
  let options: DesktopOptions
  /// The native window.
  let pointer: WidgetPointer
  let leaflet: WidgetPointer
  private let toasts: WidgetPointer
  /// The number of toasts that are shown, or will be shown after them.
  private var toastCount = 0
  let progress = ProgressCard()
  let heldReturn = HeldReturn()
  /// The pages, the top one last.
  private(set) var screens: [PageScreen] = []
  private(set) lazy var dialogs = PageDialogs(window: self)
  private lazy var closedDriver = PageDriver(host: ClosedHost(), navigator: navigator)
  private static var open: [PageWindow] = []
  /// True after the user or ``close()`` has closed the window, which then has no page and cannot be shown again.
  public private(set) var isClosed = false
  /// The page that was most recently visible.
  private var shownScreen: PageScreen?
  /// True while the window sets the visible page of the leaflet.
  private var isChangingPage = false
  /// The most recent question of a page that was asked before the window is closed.
  var closeQuestion: DialogID?
  /// The requests to perform in the next turn of the main loop.
  var waitingRequests: [@MainActor () -> Void] = []
  /// The current or most recent dialog in which the user chooses a picture.
  var pictureChooser: PictureChooser?
  /// Called when the window shows another page or another row at the top edge.
  var onPlaceChanged: (() -> Void)?
  /// Called before the window is closed, while it still has its pages.
  var onClosing: (() -> Void)?
  /// Called once, after the user or ``close()`` has closed the window.
  ///
  /// For example, the closure stores the model, or removes the window from those that the application knows. If it presents
  /// another window, the application continues to run, even if the closed window was the last one. Defaults to `nil`.
  public var onClosed: (@MainActor () -> Void)?

  /// Creates a window with a page, which is evaluated immediately.
  ///
  /// - Parameters:
  ///   - page: The first page.
  ///   - navigator: The navigator of the page and its subpages. Defaults to a new navigator.
  ///   - options: The theme, images, texts, and diagnostics. Defaults to the standard options.
  public init(
    _ page: any TablePage, navigator: Navigator = Navigator(),
    options: DesktopOptions = DesktopOptions()
  ) {
    DesktopApplication.start()
    self.navigator = navigator
    self.options = options
    pointer = adw_window_new()
    leaflet = adw_leaflet_new()
    toasts = adw_toast_overlay_new()
    // GTK releases a window when it is closed, but the Swift object continues to use it.
    g_object_ref(pointer.raw)
    gtk_window_set_default_size(pointer.cast(), 640, 720)
    buildContents()
    WindowKeys.add(to: self)
    handle("close-request", of: pointer.raw) { [weak self] _ in
      guard let self else { return false }
      self.closeByUser()
      return true
    }
    push(page)
    navigator.host = self
  }

  isolated deinit {
    if navigator.host == nil { navigator.forget() }
    g_object_unref(pointer.raw)
  }
}

extension PageWindow {
  /// Shows the window in front of all others.
  ///
  /// The running application ends after its last window is closed. A page can show another window of the same model. In
  /// this example, `app` is a constant of the application with the options of all its windows:
  ///
  /// ```swift
  /// ButtonRow("New window") {
  ///   PageWindow(SettingsPage(account: account), options: .app).present()
  /// }
  /// ```
  ///
  /// Does nothing after the user or ``close()`` has closed the window: ``isClosed`` is then true, and another window has to be
  /// created.
  public func present() {
    guard !isClosed else { return }
    if !Self.open.contains(where: { $0 === self }) { Self.open.append(self) }
    joinApplication()
    gtk_window_present(pointer.cast())
  }

  /// Adds the window to the windows for which the running application waits before it ends.
  private func joinApplication() {
    guard let application = g_application_get_default(),
      g_type_check_instance_is_a(application.cast(), gtk_application_get_type()) != 0
    else { return }
    gtk_window_set_application(pointer.cast(), application.cast())
  }

  /// Reports typed text, and closes the window without asking the question of a page.
  ///
  /// A page can close its own window:
  ///
  /// ```swift
  /// ButtonRow("Delete the note", role: .destructive) {
  ///   notes.delete(note)
  ///   navigator.window?.close()
  /// }
  /// ```
  public func close() {
    guard !isClosed else { return }
    top?.host.commitTypedText()
    // The handlers of the text may have closed the window.
    guard !isClosed else { return }
    isClosed = true
    closed()
    dialogs.windowClosed()
    gtk_window_destroy(pointer.cast())
    let notify = onClosed
    // The closure often retains an object that retains the window.
    onClosed = nil
    notify?()
  }

  /// Closes all windows that are shown, as if the user closed each of them.
  ///
  /// Typed text is reported, and pages with a `leaveGuard` ask their questions, so windows may remain. The application ends after the
  /// last window has been closed.
  public static func closeAll() {
    for window in open { gtk_window_close(window.pointer.cast()) }
  }

  /// The driver of the top page.
  ///
  /// After the window has been closed, it is a driver without a page, which shows nothing. The user can close a window at any time, so
  /// a task may use it later.
  public var driver: PageDriver { top?.host.driver ?? closedDriver }

  /// Sets the size of the window before it is shown, in points.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public func setSize(width: Int, height: Int) {
    gtk_window_set_default_size(pointer.cast(), Int32(clamping: width), Int32(clamping: height))
  }

  /// Releases the pages.
  ///
  /// GTK reports the destruction of a window only after the last reference to it has been released.
  private func closed() {
    onClosing?()
    Self.open.removeAll { $0 === self }
    let closed = screens
    screens = []
    shownScreen = nil
    for screen in closed where gtk_widget_get_parent(screen.widget.pointer) == leaflet {
      adw_leaflet_remove(leaflet.opaque, screen.widget.pointer)
      releaseLater(screen)
    }
  }

  private func buildContents() {
    adw_leaflet_set_can_unfold(leaflet.opaque, 0)
    adw_leaflet_set_can_navigate_back(leaflet.opaque, 1)
    gtk_widget_set_hexpand(leaflet, 1)
    let overlay: WidgetPointer = gtk_overlay_new()
    gtk_overlay_set_child(overlay.opaque, leaflet)
    gtk_overlay_add_overlay(overlay.opaque, progress.pointer)
    adw_toast_overlay_set_child(toasts.opaque, overlay)
    adw_window_set_content(pointer.cast(), toasts)
    observe("notify::is-active", of: pointer.raw) { [weak self] _ in
      guard let self, !self.isClosed else { return }
      if self.isActive { self.showColorScheme() }
      // The field with the focus begins and ends editing together with the window.
      self.guardedLeavingChanged()
    }
    observe("notify::focus-widget", of: pointer.raw) { [weak self] _ in
      if let self, !self.isClosed { self.guardedLeavingChanged() }
    }
    for property in ["visible-child", "child-transition-running"] {
      observe("notify::\(property)", of: leaflet.raw) { [weak self] _ in
        self?.visiblePageChanged()
        self?.removeLeft()
      }
    }
  }

  /// Called when the window, or a key or a gesture of the leaflet, has shown another page.
  ///
  /// Without an animation, the leaflet reports its end first.
  private func visiblePageChanged() {
    guard let top, top !== shownScreen else { return }
    let isReturning = shownScreen.map { shown in !screensToTop.contains { $0 === shown } } ?? false
    shownScreen = top
    top.host.table.takeLostFocus()
    // The page above may have changed a model without observation.
    if isReturning { top.host.driver.readAgain() }
  }

  /// Removes the pages that the user has left, after they have disappeared.
  private func removeLeft() {
    guard !isChangingPage, adw_leaflet_get_child_transition_running(leaflet.opaque) == 0,
      adw_leaflet_get_visible_child(leaflet.opaque) != nil
    else { return }
    gtk_widget_set_can_target(leaflet, 1)
    finishTransition()
    topChanged()
  }

  private func topChanged() {
    guard let page = top?.host.page else { return }
    placeChanged()
    gtk_window_set_title(pointer.cast(), page.title)
    showDirection()
    showColorScheme()
    guardedLeavingChanged()
  }

  /// Gives the animation and the gesture of the leaflet, and the progress, the direction of the top page.
  private func showDirection() {
    guard let direction = top?.host.context.direction else { return }
    gtk_widget_set_direction(leaflet, direction)
    progress.pointer.setDirection(direction)
  }

  /// Applies the color scheme of the top page to all windows, unless another window is active.
  ///
  /// In libadwaita, a process has only one color scheme.
  private func showColorScheme() {
    guard let page = top?.host.page, !Self.open.contains(where: { $0 !== self && $0.isActive })
    else { return }
    let scheme =
      switch page.colorScheme {
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case nil: DesktopApplication.colorScheme
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }

  private var isActive: Bool { gtk_window_is_active(pointer.cast()) != 0 }

  private func placeChanged() {
    // The pages of a window that is being closed are removed one by one.
    if !isClosed { onPlaceChanged?() }
  }

  /// Allows the gesture and the keys of the leaflet, which ask no question, only if the top page has
  /// no leave guard, and the user edits no field whose text may lead to one.
  private func guardedLeavingChanged() {
    let isGuarded = top?.host.page?.leaveGuard != nil || top?.host.editedField != nil
    adw_leaflet_set_can_navigate_back(leaflet.opaque, (!isGuarded).glib)
  }
}

extension PageWindow {
  func push(_ page: any TablePage) {
    // A page that is being left must not be below the next page.
    finishTransition()
    show(page, canGoBack: !screens.isEmpty)
  }

  /// Shows a page in place of the top page.
  func replace(with page: any TablePage) {
    finishTransition()
    // A closed window has no pages.
    let replaced = screens.last
    show(page, canGoBack: screens.count > 1)
    guard let replaced else { return }
    screens.removeAll { $0 === replaced }
    remove(replaced)
  }

  /// Shows a new page above all others.
  private func show(_ page: any TablePage, canGoBack: Bool) {
    let goBack: @MainActor () -> Void = { [weak self] in self?.leave() }
    let screen = PageScreen(
      page, navigator: navigator, options: options, goBack: canGoBack ? goBack : nil)
    screen.onScrolled = { [weak self] in self?.placeChanged() }
    screen.onChromeChanged = { [weak self, weak screen] in
      if let screen, self?.top === screen { self?.topChanged() }
    }
    adw_leaflet_append(leaflet.opaque, screen.widget.pointer)
    screens.append(screen)
    screen.load()
    // Before the animation begins.
    gtk_widget_set_direction(leaflet, screen.host.context.direction)
    show(screen)
    topChanged()
    gtk_widget_grab_focus(screen.host.table.pointer)
  }

  /// Returns to the previous page, if there is one, after asking the question of the top page.
  func leave() {
    guard canGoBack else { return }
    top?.host.commitTypedText()
    navigator.leave(asking: top?.host.page?.leaveGuard)
  }

  /// Returns to an earlier page if there is one, by leaving a number of pages, but not the first one.
  func pop(_ count: Int = 1) {
    finishTransition()
    guard screens.count > 1 else { return }
    show(screens[max(screens.count - 1 - count, 0)])
  }

  /// Shows a page, which becomes the top page.
  ///
  /// The leaflet first ends a running animation, and reports its end while the former page is still
  /// visible.
  private func show(_ screen: PageScreen) {
    isChangingPage = true
    adw_leaflet_set_visible_child(leaflet.opaque, screen.widget.pointer)
    isChangingPage = false
    removeLeft()
    // The second click of a double click would otherwise leave or push another page.
    let isRunning = adw_leaflet_get_child_transition_running(leaflet.opaque) != 0
    gtk_widget_set_can_target(leaflet, (!isRunning).glib)
  }

  /// Removes the pages that the user has left, even while they are disappearing.
  private func finishTransition() {
    while screens.count > screensToTop.count { remove(screens.removeLast()) }
  }

  /// Removes the widget of a page, because the leaflet does not notice when a released screen removes it.
  private func remove(_ screen: PageScreen) {
    adw_leaflet_remove(leaflet.opaque, screen.widget.pointer)
    releaseLater(screen)
  }

  /// Releases a page in the next turn of the main loop.
  ///
  /// A handler of the page may have removed it, inside a signal of one of its widgets.
  private func releaseLater(_ screen: PageScreen) {
    MainLoop.after(0) { withExtendedLifetime(screen) {} }
  }

  func toast(_ message: String) {
    guard let toast = adw_toast_new("") else { return }
    // The title of a toast is a single line.
    let label: WidgetPointer = gtk_label_new(message)
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    // A toast has the height of its label at its natural width, which has to fit into a narrow window.
    gtk_label_set_max_width_chars(label.opaque, 36)
    gtk_label_set_xalign(label.opaque, 0)
    adw_toast_set_custom_title(toast, label)
    toastCount += 1
    observe("dismissed", of: UnsafeMutableRawPointer(toast)) { [weak self] _ in
      self?.toastDismissed()
    }
    adw_toast_overlay_add_toast(toasts.opaque, toast)
    guard let widget = gtk_widget_get_last_child(toasts) else { return }
    let width = gtk_widget_get_width(toasts)
    let height = widget.measured(GTK_ORIENTATION_VERTICAL, for: width > 0 ? width : -1)
    progress.stay(above: height.natural)
  }

  private func toastDismissed() {
    toastCount -= 1
    if toastCount == 0 { progress.stay(above: nil) }
  }
}

/// The host of the driver of a closed window.
private final class ClosedHost: PageHost {
  func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) { completion() }
  func deselect(_ indexPath: RowIndexPath) {}
}
#endif
