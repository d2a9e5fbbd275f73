// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The requests of a task that wait until no other page is above the page of the task.
///
/// The first one leaves or replaces the page. The driver of the page owns them, so they end with the page.
@MainActor
final class HeldRequests {
  private var requests: [HeldRequest] = []
  /// The page, as the code that has made the requests, or `nil` if there are none.
  private var page: HostedPage?

  nonisolated init() {}
}

/// A request that waits, and the closure that makes it.
struct HeldRequest {
  /// The name of a request to leave pages in diagnostics, or `nil` for other requests.
  let leavingName: String?
  let make: @MainActor () -> Void
}

extension HeldRequests {
  /// True if requests wait.
  var isHolding: Bool { page != nil }

  /// Returns true if requests of the code wait, so that its later ones must wait, too.
  func isHolding(for page: HostedPage) -> Bool { self.page === page }

  /// Adds a request, in place of those of other tasks of the page.
  ///
  /// A task whose requests were discarded in this way is out of date, and cannot discard those of the newer task.
  func add(_ request: HeldRequest, of page: HostedPage) {
    if self.page !== page {
      if page.isOutOfDate { return }
      self.page?.isOutOfDate = true
      requests = []
      self.page = page
    }
    requests.append(request)
  }

  func removeAll() {
    page = nil
    requests = []
  }

  /// Makes the requests in order if the page is on top, and ends them if it was left.
  ///
  /// - Returns: True if requests were made.
  func settle() -> Bool {
    guard let page else { return false }
    let place = page.place
    if place == .covered { return false }
    let held = requests
    removeAll()
    if place == .left {
      if !page.hasLeft { for request in held { page.report(request.leavingName) } }
      return false
    }
    for request in held { page.asCurrent(request.make) }
    return true
  }
}
