// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// Calls a closure and watches every observable object that it reads.
///
/// Before iOS 17 and its contemporaries there is nothing to watch; `PageDriver.update()` is there
/// for that.
///
/// - Parameters:
///   - body: What to call.
///   - onChange: Called once, when the first of the objects is about to change, on the thread that
///     changes it.
/// - Returns: What `body` returns.
@MainActor
func tracked<Result>(
  _ body: @MainActor () -> Result, onChange: @escaping @Sendable () -> Void
) -> Result {
  guard #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) else {
    return body()
  }
  return withObservationTracking({ body() }, onChange: onChange)
}
