// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

// UIKit asks what a delegate responds to when it is set, and does not ask again.

extension UITableView {
  func refusals(
    of object: (any NSObjectProtocol)?, in kinds: Set<OptionalProtocol>
  ) -> Set<Selector> {
    guard let object else { return [] }
    let selectors = OptionalProtocol.all.filter { kinds.contains($0.value) }.keys
    let refused = Set(selectors.filter { !object.responds(to: $0) })
    OptionalMethods.promise(Set(selectors).subtracting(refused), by: object)
    return refused
  }

  @discardableResult
  func ask<Answer>(
    _ selector: Selector, _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard !refusedByDelegate.contains(selector) else { return nil }
    return OptionalMethods.ask(selector, of: delegate, call: call)
  }

  @discardableResult
  func askSource<Answer>(
    _ selector: Selector, _ call: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    guard !refusedBySource.contains(selector) else { return nil }
    return OptionalMethods.ask(selector, of: dataSource, call: call)
  }

  func sourceCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      askSource("numberOfSectionsInTableView:") { $0.numberOfSections(in: self) } ?? 1
    return (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }
}
#endif
