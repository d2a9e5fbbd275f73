// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// A page of a window: a header bar, and a table with its index below it.
@MainActor
final class PageScreen {
  let host: TableHost
  /// The address of the page, or `nil` if it has none.
  let path: String?
  let widget: OwnedWidget
  private let bar: WidgetPointer
  private let title: WidgetPointer
  private let refreshing: WidgetPointer
  let refreshButton: WidgetPointer
  private let scroller: WidgetPointer
  let index: SectionIndexView
  private var backButton: WidgetPointer?
  private var barStyle: BarStyle?
  private var page: (any TablePage)?
  private var systemChanges: SystemChanges.Observation?
  /// Called when the page has been scrolled or its height has changed.
  var onScrolled: (() -> Void)?
  /// Called when the title, the color scheme, or the leave guard of the page has changed.
  var onChromeChanged: (() -> Void)?

  /// Creates the screen of a page, which is evaluated when it is loaded.
  init(
    _ page: any TablePage, navigator: Navigator, options: DesktopOptions,
    goBack: (@MainActor () -> Void)?
  ) {
    self.page = page
    path = page.address
    host = TableHost(navigator: navigator, options: options)
    widget = OwnedWidget(gtk_grid_new())
    bar = adw_header_bar_new()
    title = adw_window_title_new("", "")
    refreshButton = gtk_button_new_from_icon_name("view-refresh-symbolic")
    refreshing = gtk_stack_new()
    scroller = gtk_scrolled_window_new()
    index = SectionIndexView(of: host)
    adw_header_bar_set_title_widget(bar.opaque, title)
    if let goBack { addBackButton(goBack) }
    addRefreshing()
    barStyle = BarStyle(bar: bar, buttons: [backButton, refreshButton].compactMap { $0 })
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, host.table.pointer)
    gtk_widget_set_vexpand(scroller, 1)
    gtk_grid_attach(widget.pointer.cast(), bar, 0, 0, 2, 1)
    gtk_grid_attach(widget.pointer.cast(), scroller, 0, 1, 1, 1)
    gtk_grid_attach(widget.pointer.cast(), index.pointer, 1, 1, 1, 1)
    if let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) {
      for signal in ["changed", "value-changed"] {
        observe(signal, of: adjustment.raw) { [weak self] _ in self?.onScrolled?() }
      }
    }
    host.onChrome = { [weak self] page, chrome in self?.update(chrome, of: page) }
    observe("notify::scale-factor", of: widget.pointer.raw) { [weak self] _ in
      self?.surroundingsChanged()
    }
    systemChanges = SystemChanges.observe { [weak self] in self?.surroundingsChanged() }
  }

  isolated deinit {
    // Removes the table with the scrolled window's own function, because the scrolled window does
    // not notice any other removal.
    gtk_scrolled_window_set_child(scroller.opaque, nil)
  }
}

extension PageScreen {
  /// Evaluates the page and shows it.
  func load() {
    guard let page else { return }
    self.page = nil
    host.driver.show(page)
  }

  /// The current title.
  var shownTitle: String {
    adw_window_title_get_title(title.opaque).map { String(cString: $0) } ?? ""
  }

  /// True if the screen shows that the page is being refreshed.
  var showsRefreshing: Bool {
    gtk_widget_get_visible(refreshing) != 0
      && gtk_stack_get_visible_child(refreshing.opaque) != refreshButton
  }

  /// Refreshes the page if it can be refreshed.
  func refresh() {
    guard host.page?.isRefreshable == true else { return }
    host.reportTypedText()
    host.driver.refresh()
  }

  private func update(_ chrome: PageChrome, of page: PageSnapshot) {
    adw_window_title_set_title(title.opaque, page.title)
    host.table.pointer.setAccessibleName(page.title)
    if !chrome.isDisjoint(with: [.title, .appearance, .leaving]) { onChromeChanged?() }
    gtk_widget_set_visible(refreshing, page.isRefreshable.glib)
    // GTK would move the focus of the hidden button to a row.
    if page.isRefreshing, refreshButton.containsFocus { gtk_widget_grab_focus(host.table.pointer) }
    let name = page.isRefreshing ? "busy" : "idle"
    gtk_stack_set_visible_child_name(refreshing.opaque, name)
    let texts = host.context.texts
    for (button, name) in [(refreshButton, texts.refresh), (backButton, texts.back)] {
      guard let button else { continue }
      button.setAccessibleName(name)
      gtk_widget_set_tooltip_text(button, name)
    }
    updateBarStyle()
    let direction = host.context.direction
    // The widgets inside the bar do not inherit the direction. The widgets inside the table already
    // have it.
    bar.setDirection(direction)
    for part in [scroller, host.table.pointer, widget.pointer] {
      gtk_widget_set_direction(part, direction)
    }
    index.show(page, in: host.context)
  }

  private func surroundingsChanged() {
    host.surroundingsChanged()
    updateBarStyle()
    if let page = host.page { index.show(page, in: host.context) }
  }

  private func updateBarStyle() {
    barStyle?.show(host.page?.barColors, in: host.context)
  }

  private func addBackButton(_ goBack: @escaping @MainActor () -> Void) {
    guard let button = gtk_button_new_from_icon_name("go-previous-symbolic") else { return }
    backButton = button
    observe("clicked", of: button.raw) { _ in goBack() }
    adw_header_bar_pack_start(bar.opaque, button)
  }

  private func addRefreshing() {
    observe("clicked", of: refreshButton.raw) { [weak self] _ in self?.refresh() }
    gtk_stack_add_named(refreshing.opaque, refreshButton, "idle")
    if let spinner = gtk_spinner_new() {
      gtk_spinner_start(spinner.opaque)
      gtk_stack_add_named(refreshing.opaque, spinner, "busy")
    }
    gtk_widget_set_visible(refreshing, 0)
    adw_header_bar_pack_end(bar.opaque, refreshing)
  }
}
#endif
