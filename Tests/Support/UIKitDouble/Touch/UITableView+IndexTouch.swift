// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

extension UITableView {
  /// The titles of the index at the side, which the table asks for once until they are reloaded.
  public var shownIndexTitles: [String] {
    if let indexTitles { return indexTitles }
    let titles = askSource("sectionIndexTitlesForTableView:") {
      $0.sectionIndexTitles(for: self)
    }
    indexTitles = (titles ?? nil) ?? []
    return indexTitles ?? []
  }

  /// Touches a title of the index, which scrolls to the section that the data source names.
  ///
  /// - Precondition: The index contains the title.
  public func touchIndex(_ title: String) {
    guard let index = shownIndexTitles.firstIndex(of: title) else {
      preconditionFailure("The index has no title \"\(title)\", only \(shownIndexTitles)")
    }
    let section =
      askSource("tableView:sectionForSectionIndexTitle:atIndex:") {
        $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
      } ?? index
    precondition(
      (0..<numberOfSections).contains(section),
      "The data source named section \(section) of \(numberOfSections) for \"\(title)\"")
    let top = rect(forSection: section).minY - adjustedContentInset.top
    let last = max(-adjustedContentInset.top, contentSize.height - bounds.height)
    setContentOffset(CGPoint(x: 0, y: min(top, last)), animated: false)
    settleScreen()
  }
}
#endif
