// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting

/// Calls the closure of a controller again after each change of what it has read, and after each evaluation of the page.
@MainActor
final class ModelFollower {
  private let driver: PageDriver
  /// The observation of what the closure has read, or `nil` before the first call.
  private var observation: AnyObject?

  init(driver: PageDriver) { self.driver = driver }

  /// Calls a closure now, and then in the turn of the main loop that follows each change.
  ///
  /// - Parameter body: The closure, which should not retain the controller.
  func call(_ body: @escaping @MainActor () -> Void) {
    observation = driver.observingEvaluations(body) { [weak self] in
      // The change is complete only in a later turn.
      Task { self?.call(body) }
    }
  }
}
#endif
