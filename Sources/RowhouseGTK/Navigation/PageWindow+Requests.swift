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
  /// the next turn of the main loop. By then, the user may have left the page that makes the request, which then leaves no
  /// other page.
  ///
  /// A closed window performs no request, for example of a task of its page. A dialog is answered as if the user had
  /// canceled it, unless it is a notice.
  ///
  /// - Parameter request: The request.
  public func perform(_ request: NavigationRequest) {
    if isClosed { return refuse(request) }
    if waitingRequests.isEmpty, screens.allSatisfy(\.host.allowsChanges) {
      return performNow(request)
    }
    waitingRequests.append(
      navigator.postponing(request) { [weak self] in self?.perform(request) })
    if waitingRequests.count == 1 { MainLoop.after(0) { [weak self] in self?.performWaiting() } }
  }

  private func performWaiting() {
    let requests = waitingRequests
    waitingRequests = []
    // The user may have closed the window in the meantime.
    for perform in requests { perform() }
  }

  /// Ends a request that the closed window cannot perform.
  private func refuse(_ request: NavigationRequest) {
    switch request {
    case .present(let dialog): dialogs.refuse(dialog)
    case .system(.choosePicture(let picture)): navigator.answer(picture, picture: nil)
    case .push, .pop, .replace, .toast, .scroll, .focus, .select, .deselect, .progress,
      .system(.open), .system(.copy), .system(.share):
      break
    }
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

  /// Returns the place of a page in the stack of the window.
  ///
  /// A page that is disappearing after the user has left it is no longer in the stack.
  public func place(of page: any PageHost) -> PagePlace {
    PagePlace(of: page, in: screensToTop.map(\.host))
  }
}
#endif
