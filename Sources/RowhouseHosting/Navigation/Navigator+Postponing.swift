// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension Navigator {
  /// Returns a closure that carries out a request later, as code of the page that makes the request.
  ///
  /// A host calls this method while it is asked to perform the request. If the request leaves pages, and the page that makes
  /// it was left in the meantime, the closure only reports this. If another page is above that page, the request waits.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - isLeft: Returns true if the host of a page no longer shows it, although the page still exists.
  ///   - perform: Carries out the request.
  /// - Returns: A closure that the host calls later.
  package func postponing(
    _ request: NavigationRequest, unless isLeft: @escaping @MainActor (any PageHost) -> Bool,
    _ perform: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let page = HostedPage.current
    guard let page, page.navigator === self, request.leavingName != nil else {
      return { CurrentPage.$value.withValue(page, operation: perform) }
    }
    page.takeBackLeaving()
    return {
      if page.holds(request) { return }
      guard page.requestsLeaving(unless: isLeft) else { return page.report(request) }
      page.asCurrent(perform)
    }
  }
}

extension Navigator {
  /// Returns a closure that calls ``focusFirstError()`` later, unless the user has left the page that makes the request or
  /// has opened another page above it in the meantime.
  ///
  /// The page is the one whose code is running, or otherwise the newest page of the navigator.
  package func postponingFocusOfFirstError() -> @MainActor () -> Void {
    let own = HostedPage.current.flatMap { $0.navigator === self ? $0.caller : nil }
    let known = pages
    let page = own ?? known.last { $0.pipeline != nil }
    return { [weak self] in
      guard let self else { return }
      let isLeft = page != nil && page?.pipeline == nil
      let isCovered = pages.contains { other in
        other.pipeline != nil && !known.contains { $0 === other }
      }
      if !isLeft, !isCovered { focusFirstError() }
    }
  }
}

extension Navigator {
  /// Makes the requests again that have waited because another page was above their page.
  func makeHeldRequests() {
    for page in pages { page.pipeline?.makeHeldRequests() }
  }
}

extension HostedPage {
  /// Reports that a request to leave pages has no effect, because the page was left.
  @MainActor
  func report(_ request: NavigationRequest) {
    guard let request = request.leavingName else { return }
    caller.diagnostics(PageDiagnostic(.requestOfLeftPage(request), page: name))
  }
}

extension NavigationRequest {
  /// The name of a request to leave pages in diagnostics, or `nil` for other requests.
  fileprivate var leavingName: String? {
    switch self {
    case .pop: "pop"
    case .replace: "replace a page"
    case .push, .present, .toast, .scroll, .focus, .select, .deselect, .progress, .system: nil
    }
  }
}
