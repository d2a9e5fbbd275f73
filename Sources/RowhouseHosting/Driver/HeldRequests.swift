// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The requests to leave or replace a page that wait until no other page is above it.
///
/// The driver of the page owns them, so they end with the page.
@MainActor
final class HeldRequests {
  private var requests: [(request: NavigationRequest, page: HostedPage)] = []

  nonisolated init() {}
}

extension HeldRequests {
  /// Adds a request, in place of those of other tasks of the page.
  func add(_ request: NavigationRequest, of page: HostedPage) {
    requests.removeAll { $0.page !== page }
    requests.append((request, page))
  }

  var isEmpty: Bool { requests.isEmpty }

  func removeAll() { requests = [] }

  /// Makes the requests again.
  func makeAgain() {
    guard !requests.isEmpty else { return }
    let held = requests
    requests = []
    for (request, page) in held { page.asCurrent { page.navigator.requestLeaving(request) } }
  }
}
