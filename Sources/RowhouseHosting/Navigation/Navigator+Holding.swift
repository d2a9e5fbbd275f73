// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// Requests that wait for their page.
extension Navigator {
  /// Makes a request of the running code, unless it comes from a task of a page that was left.
  ///
  /// While another page is above that page, the request waits.
  func make(_ request: NavigationRequest) {
    guard let page = HostedPage.current, page.navigator === self else {
      return self.request(request)
    }
    switch page.decision(on: request) {
    case .perform: perform { page.carryOut(request) { handOver(request) } }
    case .hold: hold(request, of: page)
    case .refuse: page.report(request.leavingName)
    }
  }

  private func hold(_ request: NavigationRequest, of page: HostedPage) {
    page.hold(HeldRequest(leavingName: request.leavingName) { [weak self] in self?.make(request) })
  }

  /// Runs a closure that carries out a request, and then makes the requests that have waited for it.
  ///
  /// A host may call code of pages while it changes its stack, when a page below may be on top for a moment.
  func perform(_ perform: () -> Void) {
    performing += 1
    perform()
    performing -= 1
    settleHeldRequests()
  }

  /// Makes the requests that have waited until no other page is above their page, and ends those of pages that were left.
  ///
  /// Hosts inside the package call this method when a page has left the stack without a request.
  package func settleHeldRequests() {
    guard performing == 0 else { return }
    performing += 1
    // The requests of one page may uncover another one.
    var hasMade: Bool
    repeat {
      hasMade = false
      for page in pages where page.pipeline?.settleHeldRequests() == true { hasMade = true }
    } while hasMade
    performing -= 1
  }

  /// Makes the waiting requests in the next turn of the main loop, because the host may still be returning to a page.
  func settleHeldRequestsLater() {
    guard pages.contains(where: { $0.pipeline?.isHolding == true }) else { return }
    Task { [weak self] in self?.settleHeldRequests() }
  }
}

extension Navigator {
  /// Calls a closure that pushes something other than a page, in the order of the requests of the running code.
  package func pushing(_ push: @escaping @MainActor () -> Void) {
    guard let page = HostedPage.current, page.navigator === self else { return push() }
    if page.isHolding {
      page.hold(HeldRequest(leavingName: nil) { [weak self] in self?.pushing(push) })
    } else {
      page.carryOutPush(push)
    }
  }

  /// Returns a closure that carries out a request later, as code of the page that makes the request.
  ///
  /// A host calls this method while it is asked to perform the request. If the request leaves pages, and the page that makes
  /// it was left in the meantime, the closure only reports this. If another page is above that page, the request waits.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - perform: Carries out the request.
  /// - Returns: A closure that the host calls later.
  package func postponing(
    _ request: NavigationRequest, _ perform: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let page = HostedPage.current
    guard let page, page.navigator === self, request.concernsTop else {
      return { CurrentPage.$value.withValue(page, operation: perform) }
    }
    page.notePostponing()
    return { [weak self] in
      switch page.decision(on: request) {
      case .perform: self?.perform { page.carryOut(request, perform) }
      case .hold: self?.hold(request, of: page)
      case .refuse: page.report(request.leavingName)
      }
    }
  }
}
