// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
public import RowhouseHosting
public import RowhouseModel

extension PageWindow: NavigationHost {
  /// Performs a request of a page.
  ///
  /// A table must not change while it is laid out or updated, but the handlers of rows that appear
  /// or disappear are called at these times. Their requests, and all subsequent requests, wait for
  /// the next turn of the main loop.
  ///
  /// - Parameter request: The request.
  public func perform(_ request: NavigationRequest) {
    if waitingRequests.isEmpty, screens.allSatisfy(\.host.allowsChanges) {
      return performNow(request)
    }
    waitingRequests.append(request)
    if waitingRequests.count == 1 { MainLoop.after(0) { [weak self] in self?.performWaiting() } }
  }

  private func performWaiting() {
    let requests = waitingRequests
    waitingRequests = []
    // The user may have closed the window in the meantime.
    for request in requests where !isClosed { perform(request) }
  }

  private func performNow(_ request: NavigationRequest) {
    let top = top?.host
    switch request {
    case .push(let page): push(page)
    case .pop(let count): pop(count)
    case .replace(let page): replace(with: page)
    case .present(let dialog): dialogs.present(dialog)
    case .toast(let message): toast(message)
    case .scroll(let target): top?.scroll(to: target)
    case .focus(let target): top?.focus(target)
    case .select(let id): top?.driver.select(id)
    case .deselect(let id): top?.driver.deselect(id)
    case .progress(let report): progress.show(report)
    case .system(let request): perform(request)
    }
  }

  /// The ids of the selected rows of the top page, in the order of the page.
  public var selectedRows: [ItemID] { top?.host.driver.selectedRows ?? [] }
}
#endif
