// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A carousel that shows one of several pages, with dots over its lower edge.
final class PagerPartView: DrawnWidget {
  private let carousel: WidgetPointer
  private let dots: WidgetPointer
  private(set) var pages: [PagerPageView] = []
  private var part: PagerPart?
  private var context: DrawingContext?
  private weak var target: (any PartTarget)?
  private var timer: guint?

  init() {
    carousel = adw_carousel_new()
    dots = adw_carousel_indicator_dots_new()
    super.init(cssName: "pager", role: GTK_ACCESSIBLE_ROLE_GROUP)
    adw_carousel_indicator_dots_set_carousel(dots.opaque, carousel.opaque)
    // The scroll wheel scrolls the table instead.
    adw_carousel_set_allow_scroll_wheel(carousel.opaque, 0)
    gtk_widget_set_parent(carousel, pointer)
    gtk_widget_set_parent(dots, pointer)
    addKeys()
    for signal in ["map", "unmap"] {
      observe(signal, of: pointer.raw) { [weak self] _ in self?.scheduleNextTurn() }
    }
  }

  isolated deinit {
    if let timer { MainLoop.cancel(timer) }
    // Removes the pages from the carousel, which keeps a list of them.
    for page in pages { adw_carousel_remove(carousel.opaque, page.pointer) }
  }

  func show(
    _ pager: PagerPart, style: ResolvedStyle, state: RowState, in context: DrawingContext
  ) {
    let old = part
    var pager = pager
    // A page without a part has no frame.
    pager.pages.removeAll(where: \.isNothing)
    (part, self.context) = (pager, context)
    gtk_widget_set_focusable(pointer, (pager.pages.count > 1).glib)
    while pages.count > pager.pages.count {
      let page = pages.removeLast()
      page.pointer.moveFocusToAncestor()
      adw_carousel_remove(carousel.opaque, page.pointer)
    }
    while pages.count < pager.pages.count {
      let page = PagerPageView()
      pages.append(page)
      adw_carousel_append(carousel.opaque, page.pointer)
    }
    for (page, content) in zip(pages, pager.pages) {
      page.show(content, style: style, state: state, in: context, target: target)
    }
    gtk_widget_set_child_visible(dots, (pager.showsDots && pager.pages.count > 1).glib)
    pointer.setAccessibleName(pager.label)
    if old?.interval != pager.interval || old?.pages.count != pager.pages.count {
      scheduleNextTurn()
    }
  }

  override func allocate(width: Int32, height: Int32) {
    carousel.allocate(x: 0, y: 0, width: width, height: height)
    let dotsHeight = min(20, height)
    let dotsWidth = min(dots.measured(GTK_ORIENTATION_HORIZONTAL).natural, width)
    dots.allocate(
      x: (width - dotsWidth) / 2, y: max(0, height - dotsHeight - 4), width: dotsWidth,
      height: dotsHeight)
  }

  override func draw(_ snapshot: OpaquePointer) {
    drawChildren(snapshot)
    if gtk_widget_has_visible_focus(pointer) != 0 {
      FocusRing.draw(snapshot, in: pointer, radius: 6, context)
    }
  }

  override func stateChanged() { gtk_widget_queue_draw(pointer) }

  /// Moves the focus first to the pager, and then to the controls of the current page.
  override func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    guard pages.indices.contains(current) else { return false }
    let isForward = direction == GTK_DIR_TAB_FORWARD
    func enterPage() -> Bool { gtk_widget_child_focus(pages[current].pointer, direction) != 0 }
    func enterPager() -> Bool {
      gtk_widget_get_focusable(pointer) != 0 && gtk_widget_grab_focus(pointer) != 0
    }
    if gtk_widget_is_focus(pointer) != 0 { return isForward && enterPage() }
    if pointer.containsFocus { return enterPage() || (!isForward && enterPager()) }
    return isForward ? enterPager() || enterPage() : enterPage() || enterPager()
  }

  /// True if motion is not reduced, and neither the pointer nor the focus is in the pager.
  private var mayTurn: Bool {
    adw_get_enable_animations(pointer) != 0
      && gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue == 0
      && !pointer.containsFocus
  }

  /// Turns to the next page after each interval of the pager while the pager is on screen.
  private func scheduleNextTurn() {
    if let timer { MainLoop.cancel(timer) }
    timer = nil
    guard gtk_widget_get_mapped(pointer) != 0, let interval = part?.interval, interval > 0,
      interval.isFinite, pages.count > 1
    else { return }
    timer = MainLoop.after(min(interval, 86_400)) { [weak self] in
      guard let self else { return }
      self.timer = nil
      if self.mayTurn {
        self.turn(to: (self.current + 1) % self.pages.count)
      }
      self.scheduleNextTurn()
    }
  }
}

extension PagerPartView {
  func stopLoading() {
    for page in pages { page.canvas.stopLoading() }
  }

  /// Returns to the first page without an animation.
  func forgetUse() {
    for page in pages { page.canvas.forgetUse() }
    if current != 0, let first = pages.first {
      adw_carousel_scroll_to(carousel.opaque, first.pointer, 0)
    }
  }

  /// The number of the current page.
  private var current: Int { Int(adw_carousel_get_position(carousel.opaque).rounded()) }

  private func turn(to page: Int) {
    // Otherwise, the focus would stay in a page that is not in view.
    if pages.indices.contains(current), pages[current].pointer.containsFocus {
      gtk_widget_grab_focus(pointer)
    }
    adw_carousel_scroll_to(carousel.opaque, pages[page].pointer, 1)
  }

  /// Adds shortcuts for the Left and Right arrow keys, which turn the pages.
  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    handle("key-pressed", of: keys.raw) { [weak self] arguments in
      guard let self, arguments.flags(3) & TableKeys.modifiers == 0 else { return false }
      let isMirrored = gtk_widget_get_direction(self.pointer) == GTK_TEXT_DIR_RTL
      let step: Int
      switch Int32(bitPattern: arguments.number(1)) {
      case GDK_KEY_Right, GDK_KEY_KP_Right: step = isMirrored ? -1 : 1
      case GDK_KEY_Left, GDK_KEY_KP_Left: step = isMirrored ? 1 : -1
      default: return false
      }
      let page = self.current + step
      guard self.pages.indices.contains(page) else { return false }
      self.turn(to: page)
      self.scheduleNextTurn()
      return true
    }
    gtk_widget_add_controller(pointer, keys)
  }
}

extension PagerPartView: ControlView {
  var canvases: [PartCanvas] { pages.map(\.canvas) }

  func connect(to target: any PartTarget) { self.target = target }

  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext
  ) {
    // The layout places pages side by side, but in the carousel each page has its own origin.
    let step = context.environment.isRightToLeft ? -part.frame.width : part.frame.width
    let origin = part.frame.moved(by: offset).snapped(toPixelsAt: context.environment.pixelScale)
    var distance = offset.x - origin.x
    for (page, child) in zip(pages, part.children) {
      page.setFrames(of: child, movedBy: (distance, offset.y - origin.y), in: context)
      distance -= step
    }
    gtk_widget_queue_allocate(pointer)
  }
}
#endif
