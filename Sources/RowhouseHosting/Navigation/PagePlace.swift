// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The place of a page in the stack of its navigator.
///
/// It determines what happens to a request of a task to leave or replace the page.
public enum PagePlace: Hashable, Sendable {
  /// No other page is above the page: the request is carried out.
  case onTop
  /// Another page is above the page, so that the user can return to it: the request waits until then.
  case covered
  /// The page is not in the stack: the request ends.
  case left
}

extension PagePlace {
  /// Creates the place of a page in a stack.
  ///
  /// - Parameters:
  ///   - page: The host of the page.
  ///   - stack: The hosts of all pages in the stack, the top one last.
  public init(of page: any PageHost, in stack: some Sequence<any PageHost>) {
    self = .left
    for host in stack {
      if host === page { self = .onTop } else if self == .onTop { self = .covered }
    }
  }
}
