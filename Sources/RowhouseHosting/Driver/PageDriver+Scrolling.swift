// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

extension PageDriver {
  /// Tells the page how it is scrolled.
  ///
  /// Hosts call it only if ``PageSnapshot/tellsScrolling`` says so; a page that does not want to know
  /// is told nothing.
  public func send(_ event: ScrollEvent) {
    if let page = source as? any ScrollingPage {
      call { page.didScroll(event) }
    } else if let handler = (source as? PushedPage)?.onScroll {
      call { handler(event) }
    }
  }

  /// Tells sections of rows that will soon be shown.
  ///
  /// - Parameter indexPaths: Rows of the page that the host shows; those of sections that do not want
  ///   to know (``SectionSnapshot/isPrefetched``) are left out.
  public func prefetch(_ indexPaths: [RowIndexPath]) {
    tell(indexPaths) { $0.prefetch }
  }

  /// Tells sections of rows that will not be shown after all.
  ///
  /// - Parameter indexPaths: Rows of the page that the host shows.
  public func cancelPrefetching(_ indexPaths: [RowIndexPath]) {
    tell(indexPaths) { $0.cancel }
  }

  private func tell(
    _ indexPaths: [RowIndexPath],
    _ handler: (RowPrefetching) -> (@MainActor ([Int]) -> Void)?
  ) {
    let newest = pending?.page ?? page
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
      call(handler.map { body in { body(rows) } })
    }
  }
}
