// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Navigator {
  /// Returns a closure that later focuses the first error of a form, unless the user has left the page that makes the
  /// request or has opened another page above it in the meantime.
  ///
  /// The page is the one whose code is running, or otherwise the newest page of the navigator.
  package func postponingFocusOfFirstError(ofForm form: AnyObject) -> @MainActor () -> Void {
    let own = HostedPage.current.flatMap { $0.navigator === self ? $0.caller : nil }
    let known = pages
    let page = own ?? known.last { $0.pipeline != nil }
    let target = FocusTarget.firstErrorOfForm(ObjectIdentifier(form))
    return { [weak self] in
      guard let self else { return }
      let isLeft = page != nil && page?.pipeline == nil
      let isCovered = pages.contains { other in
        other.pipeline != nil && !known.contains { $0 === other }
      }
      if !isLeft, !isCovered { make(.focus(target)) }
    }
  }
}
