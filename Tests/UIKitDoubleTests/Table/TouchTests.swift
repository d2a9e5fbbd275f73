// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Fingers on a table")
@MainActor
struct TouchTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var menuIsWanted = true
    var target: CGFloat?

    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      log.append("accessory \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard menuIsWanted else { return nil }
      return UIContextMenuConfiguration(
        actionProvider: { _ in
          UIMenu(children: [
            UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy") },
            UIMenu(
              title: "More",
              children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
          ])
        })
    }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { [weak self] in self?.log.append("menu ended") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee.y = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end, \(decelerate ? "goes on" : "stands")")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("stopped") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
  }

  final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var log: [String] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.row))")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.row))")
    }
  }

  @Test("A detail button notifies the delegate, and a custom accessory only itself")
  func accessories() throws {
    let delegate = Delegate()
    let sample = SampleTable(count: 3, delegate: delegate)
    let cell = try #require(sample.table.cellForRow(at: path(0, 0)))
    cell.accessoryType = .detailButton
    sample.table.tapAccessory(row: path(0, 0))
    #expect(delegate.log == ["accessory 0"])
    let toggle = UISwitch()
    var isOn = false
    toggle.addAction(
      UIAction { isOn = ($0.sender as? UISwitch)?.isOn ?? false }, for: .valueChanged)
    cell.accessoryView = toggle
    sample.window.layoutIfNeeded()
    #expect(toggle.frame.maxX == 304)
    sample.table.tapAccessory(row: path(0, 0))
    #expect(isOn)
    toggle.isOn = false
    #expect(isOn, "setting it sends nothing")
  }

  @Test("A long press opens the menu, and a choice closes it")
  func menus() {
    let delegate = Delegate()
    let sample = SampleTable(count: 3, delegate: delegate)
    #expect(sample.table.longPress(row: path(0, 0)) == ["Copy", "Delete"])
    sample.table.chooseMenuItem("Copy")
    #expect(delegate.log == ["copy"])
    Animations.finish()
    #expect(delegate.log == ["copy", "menu ended"])
    delegate.menuIsWanted = false
    #expect(sample.table.longPress(row: path(0, 0)) == nil)
  }

  @Test("The table scrolls, is flung, and is pulled beyond its end")
  func scrolling() {
    let delegate = Delegate()
    let sample = SampleTable(count: 100, delegate: delegate)
    sample.table.scroll(to: 1000)
    #expect(sample.table.contentOffset.y == 1000)
    #expect(delegate.log == ["begin", "end, stands"])
    delegate.log = []
    sample.table.fling(to: 3000)
    #expect(sample.table.contentOffset.y == 3000)
    #expect(delegate.log == ["begin", "end, goes on", "stopped"])
    delegate.target = 1500
    sample.table.fling(to: 2000)
    #expect(sample.table.contentOffset.y == 1500, "the delegate chose where to stop")
    delegate.target = nil
    sample.table.scroll(to: 99_999)
    #expect(sample.table.contentOffset.y == 4500, "it bounces back")
    #expect(sample.texts.last == "Row 99")
  }

  @Test("An animated scroll ends with the animation")
  func animatedScroll() {
    let delegate = Delegate()
    let sample = SampleTable(count: 100, delegate: delegate)
    sample.table.scrollToRow(at: path(0, 50), at: .top, animated: true)
    #expect(delegate.log.isEmpty)
    Animations.finish()
    #expect(delegate.log == ["arrived"])
    #expect(sample.texts.first == "Row 50")
  }

  @Test("Pulling to refresh fires the control once")
  func refreshing() {
    let sample = SampleTable(count: 100)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    sample.table.refreshControl = control
    sample.table.pullToRefresh()
    sample.table.pullToRefresh()
    #expect(count == 1)
    #expect(control.isRefreshing)
    control.endRefreshing()
    sample.table.pullToRefresh()
    #expect(count == 2)
    #expect(sample.table.contentOffset.y == 0)
  }

  @Test("Rows ahead are prefetched, and canceled when the direction changes")
  func prefetching() {
    let prefetcher = Prefetcher()
    let sample = SampleTable(count: 100)
    sample.table.prefetchDataSource = prefetcher
    sample.table.scroll(to: 1000)
    #expect(prefetcher.log.last == "fetch [33, 34, 35, 36, 37]", "half a screen at a time")
    prefetcher.log = []
    sample.table.scroll(to: 990)
    #expect(
      prefetcher.log == [
        "cancel [30, 31, 32, 33, 34, 35, 36, 37]", "fetch [18, 17, 16, 15, 14, 13, 12, 11]",
      ])
  }
}
#endif
