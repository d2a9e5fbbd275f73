// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The observation of all state that one evaluation of a page, or one row, has read.
///
/// The observation ends when the token is released. Otherwise, each evaluation would add observers
/// to every unchanged object that it reads: thousands per minute at ten updates per second.
@MainActor
final class ObservationToken {
  private let onChange: @MainActor () -> Void
  private nonisolated let end: @Sendable () -> Void
  // Written only on the main actor, and read after the last reference was released.
  private nonisolated(unsafe) var hasChanged = false

  fileprivate init(
    onChange: @escaping @MainActor () -> Void, end: @escaping @Sendable () -> Void
  ) {
    self.onChange = onChange
    self.end = end
  }

  // A change has already ended the observation.
  nonisolated deinit { if !hasChanged { end() } }

  /// Records a change, which ends the observation.
  func change() {
    hasChanged = true
    onChange()
  }

  /// The token of the evaluation that is running, for a ``ChangeRegistrar`` before iOS 17.
  fileprivate(set) static var current: ObservationToken?
}

/// Calls a closure and observes every observable object that it reads.
///
/// Observable objects announce a change before they make it. On the main actor, the change is
/// complete before other code runs there, so a later turn reads the new value. Off the main actor,
/// the object may make the change at any later time; see ``OffMainChanges``.
///
/// Before iOS 17 and the corresponding versions of other systems, only models with a
/// ``ChangeRegistrar`` are observed. For other models, call `PageDriver.update()`.
///
/// `onChange` is called on the main actor, at most once, and not after the token is released.
@MainActor
func observe<Result>(
  reportingTo offMainChanges: OffMainChanges,
  _ body: @MainActor () -> Result,
  onChange: @escaping @MainActor () -> Void
) -> (result: Result, token: ObservationToken) {
  guard #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) else {
    let token = ObservationToken(onChange: onChange) {}
    let outer = ObservationToken.current
    ObservationToken.current = token
    defer { ObservationToken.current = outer }
    return (body(), token)
  }
  let trigger = CancellationTrigger()
  let token = ObservationToken(onChange: onChange) { trigger.fire() }
  let result = withObservationTracking {
    trigger.register()
    return body()
  } onChange: { [weak token] in
    guard let token else { return }
    if MainActor.isCurrent {
      MainActor.assumeIsolated { token.change() }
    } else {
      offMainChanges.note()
    }
  }
  return (result, token)
}

/// An observable that a tracked closure reads, so that a change of it ends the tracking.
@available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *)
private final class CancellationTrigger: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var trigger: Void { () }

  func register() { registrar.access(self, keyPath: \.trigger) }

  func fire() { registrar.willSet(self, keyPath: \.trigger) }
}
