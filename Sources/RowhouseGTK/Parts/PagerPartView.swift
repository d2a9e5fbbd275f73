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
  private weak var target: (any PartTarget)?
  private var timer: guint?

  init() {
    carousel = adw_carousel_new()
    dots = adw_carousel_indicator_dots_new()
    super.init(cssName: "pager", role: GTK_ACCESSIBLE_ROLE_GROUP)
    adw_carousel_indicator_dots_set_carousel(dots.opaque, carousel.opaque)
    // The page in the table scrolls with the wheel.
    adw_carousel_set_allow_scroll_wheel(carousel.opaque, 0)
    gtk_widget_set_parent(carousel, pointer)
    gtk_widget_set_parent(dots, pointer)
  }

  isolated deinit {
    if let timer { MainLoop.cancel(timer) }
    // A carousel keeps a list of its pages.
    for page in pages { adw_carousel_remove(carousel.opaque, page.pointer) }
  }

  func show(
    _ pager: PagerPart, style: ResolvedStyle, state: RowState, in context: DrawingContext
  ) {
    let old = part
    var pager = pager
    // A page without a part has no frame either.
    pager.pages.removeAll(where: \.isNothing)
    part = pager
    while pages.count > pager.pages.count {
      let page = pages.removeLast()
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
    if old?.interval != pager.interval || old?.pages.count != pager.pages.count { turnLater() }
  }

  override func allocate(width: Int32, height: Int32) {
    carousel.allocate(x: 0, y: 0, width: width, height: height)
    let dotsHeight = min(20, height)
    dots.allocate(x: 0, y: height - dotsHeight, width: width, height: dotsHeight)
  }

  /// Turns to the next page after the interval of the pager, again and again.
  private func turnLater() {
    if let timer { MainLoop.cancel(timer) }
    timer = nil
    guard let interval = part?.interval, interval > 0, interval.isFinite, pages.count > 1 else {
      return
    }
    timer = MainLoop.after(min(interval, 86_400)) { [weak self] in
      guard let self else { return }
      self.timer = nil
      let next = Int(adw_carousel_get_position(self.carousel.opaque).rounded()) + 1
      if gtk_widget_get_mapped(self.pointer) != 0 {
        adw_carousel_scroll_to(
          self.carousel.opaque, self.pages[next % self.pages.count].pointer, 1)
      }
      self.turnLater()
    }
  }
}

extension PagerPartView: ControlView {
  func connect(to target: any PartTarget) { self.target = target }

  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext
  ) {
    // The layout puts pages side by side, and the carousel gives each an origin of its own.
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
