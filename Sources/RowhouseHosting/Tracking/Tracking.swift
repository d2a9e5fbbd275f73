// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// What is watched on behalf of one evaluation of a page, or of one row that was made.
///
/// It lasts as long as this object. Without an end, each evaluation would leave its observers with
/// every object that it read and that did not change: a page that is updated ten times a second
/// would leave thousands in a minute.
final class Watch: Sendable {
  private let end: @Sendable () -> Void

  fileprivate init(end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}

/// Calls a closure and watches every observable object that it reads.
///
/// Before iOS 17 and its contemporaries there is nothing to watch; `PageDriver.update()` is there
/// for that.
///
/// - Parameters:
///   - body: What to call.
///   - onChange: Called once, when the first of the objects is about to change, on the thread that
///     changes it; not after the watch has ended.
/// - Returns: What `body` returns, and what keeps the objects watched.
@MainActor
func tracked<Result>(
  _ body: @MainActor () -> Result, onChange: @escaping @Sendable () -> Void
) -> (result: Result, watch: Watch) {
  guard #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) else {
    return (body(), Watch {})
  }
  let leash = Leash()
  let result = withObservationTracking {
    leash.hold()
    return body()
  } onChange: {
    if leash.isHeld { onChange() }
  }
  return (result, Watch { leash.letGo() })
}

/// One more thing that is read in a tracked closure, so that it can be changed to end the tracking.
///
/// `withObservationTracking` has no other end than a change of something that was read.
@available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *)
private final class Leash: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let held = Locked(true)

  var isHeld: Bool { held.withLock(\.self) }

  func hold() { registrar.access(self, keyPath: \.isHeld) }

  func letGo() {
    held.withLock { $0 = false }
    registrar.willSet(self, keyPath: \.isHeld)
  }
}
