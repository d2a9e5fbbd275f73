// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver {
  /// Sends a scroll event to the page.
  ///
  /// Hosts call this method only if ``PageProperties/handlesScrolling`` is true.
  public func send(scroll event: ScrollEvent) {
    if let page = pipeline.evaluator.source?.scrollingPage {
      pipeline.call { page.didScroll(event) }
    } else if let handler = onScroll {
      pipeline.call { handler(event) }
    }
  }

  /// Calls the `onPrefetch` handlers of sections with the rows that will soon be on screen.
  ///
  /// Only sections whose ``SectionSnapshot/isPrefetched`` is true are notified.
  public func prefetch(_ indexPaths: [RowIndexPath]) {
    send(indexPaths) { $0.prefetch }
  }

  /// Calls the cancellation handlers of sections with prefetched rows that will not be on screen.
  public func cancelPrefetching(_ indexPaths: [RowIndexPath]) {
    send(indexPaths) { $0.cancel }
  }

  private func send(
    _ indexPaths: [RowIndexPath],
    to handler: (RowPrefetching) -> (@MainActor ([Int]) -> Void)?
  ) {
    let newest = pipeline.newestPage
    var positions: [Int: [Int]] = [:]
    for shown in indexPaths {
      guard let reference = page.reference(at: shown),
        let indexPath = newest.indexPath(of: reference),
        newest.sections[indexPath.section].isPrefetched
      else { continue }
      positions[indexPath.section, default: []].append(indexPath.row)
    }
    for (section, rows) in positions.sorted(by: { $0.key < $1.key }) {
      let handler = newest.sections[section].prefetching.flatMap(handler)
      pipeline.call(handler.map { body in { body(rows) } })
    }
  }
}
