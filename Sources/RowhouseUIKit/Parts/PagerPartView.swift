// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A scroll view that shows one of several pages.
final class PagerPartView: UIView, UIScrollViewDelegate {
  /// The superview of the pages.
  let pages = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private var part: PagerPart?
  private var isRightToLeft = false
  private var turning: Task<Void, Never>?

  func connect(to target: any PartTarget) {
    pages.isPagingEnabled = true
    // Pages fill the pager below a bar, too.
    pages.contentInsetAdjustmentBehavior = .never
    pages.showsHorizontalScrollIndicator = false
    pages.delegate = self
    dots.isUserInteractionEnabled = false
    addSubview(pages)
    addSubview(dots)
  }

  func show(_ pager: PagerPart, in context: DrawingContext) {
    let old = part
    let shown = page
    part = pager
    if isRightToLeft != context.environment.isRightToLeft {
      isRightToLeft = context.environment.isRightToLeft
      show(page: min(shown, pager.pages.count - 1), isAnimated: false)
    }
    dots.numberOfPages = pager.pages.count
    dots.isHidden = !pager.showsDots || pager.pages.count < 2
    pages.accessibilityLabel = pager.label
    if old?.interval != pager.interval || old?.pages.count != pager.pages.count { turnByItself() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wasFirst = pages.bounds.width == 0
    let shown = wasFirst ? 0 : page
    pages.frame = bounds
    let height = min(20, bounds.height)
    dots.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let size = CGSize(
      width: bounds.width * CGFloat(max(1, part?.pages.count ?? 1)), height: bounds.height)
    guard pages.contentSize != size || wasFirst else { return }
    pages.contentSize = size
    show(page: shown, isAnimated: false)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    turnByItself()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { dots.currentPage = page }
}

extension PagerPartView {
  /// The distance of the first page from the left, which is 0 unless pages are read from right to left.
  var firstPageOffset: Double {
    guard isRightToLeft, let count = part?.pages.count, count > 1 else { return 0 }
    return Double(bounds.width) * Double(count - 1)
  }

  /// The number of the shown page, in reading order.
  var page: Int {
    let count = part?.pages.count ?? 0
    guard bounds.width > 0, count > 0 else { return 0 }
    let place = min(max(0, Int((pages.contentOffset.x / bounds.width).rounded())), count - 1)
    return isRightToLeft ? count - 1 - place : place
  }

  /// Shows a page.
  func show(page: Int, isAnimated: Bool) {
    let step = CGFloat(isRightToLeft ? -page : page) * bounds.width
    pages.setContentOffset(
      CGPoint(x: CGFloat(firstPageOffset) + step, y: 0), animated: isAnimated)
    dots.currentPage = page
  }

  /// Shows the next page after each interval while the pager is on screen, unless motion is reduced.
  private func turnByItself() {
    turning?.cancel()
    turning = nil
    guard let seconds = part?.interval, seconds.isFinite, let count = part?.pages.count, count > 1,
      window != nil, !UIAccessibility.isReduceMotionEnabled
    else { return }
    let pause = UInt64(min(max(1, seconds), 86_400) * 1_000_000_000)
    turning = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: pause)
        guard !Task.isCancelled, let self else { return }
        if !self.pages.isTracking { self.show(page: (self.page + 1) % count, isAnimated: true) }
      }
    }
  }
}

extension PagerPartView: PartView {}
#endif
