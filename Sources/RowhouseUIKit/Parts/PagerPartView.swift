// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A scroll view that shows one of several pages.
///
/// Pages that turn automatically form a circle. At each end, the content has space for one more
/// page. While this space is visible, the page from the other end is moved there. After scrolling
/// has ended, the content scrolls to the regular position of that page without an animation, which
/// looks the same.
final class PagerPartView: UIView, UIScrollViewDelegate {
  /// The superview of the pages.
  let pages = PageScrollView(frame: .zero)
  /// The outermost views of each page, in reading order.
  var pageViews: [[UIView]] = [] {
    didSet {
      wrapped = nil
      updateWrappedPage()
    }
  }
  private let dots = PagerDots(frame: .zero)
  private var part: PagerPart?
  private var isRightToLeft = false
  private var turning: Task<Void, Never>?
  private var autoplay: AutoplayObserver?
  /// The page that is moved to the other end and its distance from its regular position, or `nil`
  /// if no page is moved.
  private var wrapped: (page: Int, distance: CGFloat)?

  func connect(to target: any PartTarget) {
    pages.isPagingEnabled = true
    // UIKit ignores a tap on the status bar if it finds several scroll views with this property.
    pages.scrollsToTop = false
    // Pages fill the pager, even below a bar.
    pages.contentInsetAdjustmentBehavior = .never
    pages.showsHorizontalScrollIndicator = false
    pages.delegate = self
    dots.isUserInteractionEnabled = false
    dots.accessibilityTraits.insert(.adjustable)
    dots.onAdjust = { [weak self] step in self?.turn(by: step) }
    addSubview(pages)
    addSubview(dots)
    autoplay = AutoplayObserver { [weak self] in self?.startAutoplay() }
  }

  func show(_ pager: PagerPart, in context: DrawingContext) {
    let old = part
    let (shown, first) = (page, firstPageOffset)
    part = pager
    let isMirrored = isRightToLeft != context.environment.isRightToLeft
    // Pages that are added to a circle of pages, or are read from right to left, move the first one.
    if isMirrored || first != firstPageOffset || shown >= pager.pages.count {
      isRightToLeft = context.environment.isRightToLeft
      scroll(toPage: min(shown, pager.pages.count - 1))
    }
    dots.numberOfPages = pager.pages.count
    dots.isHidden = !pager.showsDots || pager.pages.count < 2
    dots.accessibilityLabel = pager.label
    pages.accessibilityLabel = pager.label
    if old?.interval != pager.interval || old?.pages.count != pager.pages.count {
      startAutoplay(pausing: context.pause)
    }
    setNeedsLayout()
  }

  /// Shows the first page without an animation, because the pager belongs to another row now.
  func showFirstPage() { scroll(toPage: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wasFirst = pages.bounds.width == 0
    let shown = wasFirst ? 0 : page
    pages.frame = bounds
    let height = min(20, bounds.height)
    dots.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let count = max(1, part?.pages.count ?? 1) + (isCircle ? 2 : 0)
    let size = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
    guard pages.contentSize != size || wasFirst else { return }
    pages.contentSize = size
    scroll(toPage: shown)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    startAutoplay()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateWrappedPage()
    dots.currentPage = page
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { closeCircle() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { closeCircle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { closeCircle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { closeCircle() }

  /// Waits for a number of seconds.
  private var pause: (@Sendable (Double) async -> Void)?
}

extension PagerPartView {
  /// True if the first page comes after the last one.
  private var isCircle: Bool { part.map { $0.interval != nil && $0.pages.count > 1 } ?? false }

  /// The distance of the first page from the left.
  ///
  /// It is 0 unless pages are read from right to left, or are a circle.
  var firstPageOffset: Double {
    let count = part?.pages.count ?? 0
    let pagesBefore = (isCircle ? 1 : 0) + (isRightToLeft ? max(0, count - 1) : 0)
    return Double(bounds.width) * Double(pagesBefore)
  }

  /// True if the user turns the pages, or another page than the first one is shown.
  var isInUse: Bool { page > 0 || pages.isTracking || pages.isDragging || pages.isDecelerating }

  /// The number of the current page, in reading order.
  var page: Int {
    let count = part?.pages.count ?? 0
    // If the width has changed, the scroll position refers to the former width.
    let width = pages.bounds.width
    guard width > 0, count > 0 else { return 0 }
    var position = Int((pages.contentOffset.x / width).rounded())
    if isCircle {
      position = (position - 1 + count) % count
    } else {
      position = min(max(0, position), count - 1)
    }
    return isRightToLeft ? count - 1 - position : position
  }

  /// Shows a page without an animation.
  private func scroll(toPage page: Int) {
    let step = CGFloat(isRightToLeft ? -page : page) * bounds.width
    pages.setContentOffset(CGPoint(x: CGFloat(firstPageOffset) + step, y: 0), animated: false)
    dots.currentPage = page
  }

  /// Turns to the next page, unless the user turns the pages.
  private func turn() {
    guard !pages.isTracking, !pages.isDragging, !pages.isDecelerating, bounds.width > 0 else {
      return
    }
    closeCircle()
    // The pages may be between two positions, for example if an animation was interrupted.
    let position = (pages.contentOffset.x / bounds.width).rounded() + (isRightToLeft ? -1 : 1)
    pages.setContentOffset(CGPoint(x: position * bounds.width, y: 0), animated: true)
  }

  /// Moves forward by a number of pages without an animation.
  private func turn(by step: Int) {
    let count = part?.pages.count ?? 0
    guard count > 0 else { return }
    let next = page + step
    scroll(toPage: isCircle ? (next + count) % count : min(max(0, next), count - 1))
  }

  /// Turns to the next page after each interval while the pager is on screen, unless the user's settings forbid it.
  private func startAutoplay(pausing newPause: (@Sendable (Double) async -> Void)? = nil) {
    if let newPause { pause = newPause }
    turning?.cancel()
    turning = nil
    guard let seconds = part?.interval, seconds.isFinite, isCircle, let pause, window != nil,
      AutoplayObserver.allowsAutoplay
    else { return }
    turning = Task { [weak self] in
      while !Task.isCancelled {
        await pause(min(max(1, seconds), 86_400))
        guard !Task.isCancelled, let self, AutoplayObserver.allowsAutoplay else { return }
        self.turn()
      }
    }
  }
}

/// The circle of pages.
extension PagerPartView {
  /// The length of the circle.
  private var circumference: CGFloat { bounds.width * CGFloat(part?.pages.count ?? 0) }

  /// Moves the page from one end to the space at the other end while that space is visible, and
  /// back afterward.
  private func updateWrappedPage() {
    guard isCircle, pageViews.count == part?.pages.count else { return }
    let offset = pages.contentOffset.x
    let (left, right) = isRightToLeft ? (pageViews.count - 1, 0) : (0, pageViews.count - 1)
    if offset < bounds.width - 0.5 {
      wrap(right, by: -circumference)
    } else if offset > circumference + 0.5 {
      wrap(left, by: circumference)
    } else {
      wrap(nil)
    }
  }

  private func wrap(_ page: Int?, by distance: CGFloat = 0) {
    if let wrapped {
      if wrapped.page == page, wrapped.distance == distance { return }
      for view in pageViews[wrapped.page] { view.frame.origin.x -= wrapped.distance }
    }
    wrapped = page.map { ($0, distance) }
    guard let page else { return }
    for view in pageViews[page] { view.frame.origin.x += distance }
  }

  /// Scrolls from a page that was moved to the other end to its regular position.
  private func closeCircle() {
    guard isCircle, bounds.width > 0 else { return }
    let offset = pages.contentOffset.x
    if offset < 0.5 {
      pages.contentOffset.x = offset + circumference
    } else if offset > circumference + bounds.width - 0.5 {
      pages.contentOffset.x = offset - circumference
    }
  }
}

extension PagerPartView: PartView {}
#endif
