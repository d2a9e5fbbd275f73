// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// An object that accepts every method in place of a released delegate or data source.
///
/// A method that this class does not implement has no effect and returns zero, like a message to `nil`. Where a table
/// does not assume zero for a method that its delegate does not implement, this class implements the method and returns
/// the value that the table assumes.
final class ReleasedReceiver: NSObject, UITableViewDelegate, UITableViewDataSource {
  nonisolated override class func resolveInstanceMethod(_ selector: Selector!) -> Bool {
    #if os(iOS)
    let method: @convention(block) (AnyObject) -> Int = { _ in 0 }
    class_addMethod(self, selector, imp_implementationWithBlock(method), "q@:")
    #endif
    return true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.allowsFocus
  }

  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }

  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollView.scrollsToTop }
}
#endif
