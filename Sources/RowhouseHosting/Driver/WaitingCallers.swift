// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The callers that wait for a pipeline.
@MainActor
struct WaitingCallers {
  typealias Continuation = CheckedContinuation<Void, Never>

  /// The callers that wait until the host shows the newest page.
  private var untilSettled: [Continuation] = []
  /// The callers that wait until no comparison is running and no update is being applied.
  private var untilRest: [Continuation] = []

  nonisolated init() {}
}

extension WaitingCallers {
  mutating func addUntilSettled(_ caller: Continuation) { untilSettled.append(caller) }

  mutating func addUntilRest(_ caller: Continuation) { untilRest.append(caller) }

  /// Resumes the callers whose condition is met.
  mutating func resume(isResting: Bool, isSettled: @autoclosure () -> Bool) {
    if isResting { Self.resume(&untilRest) }
    if !untilSettled.isEmpty, isSettled() { Self.resume(&untilSettled) }
  }

  private static func resume(_ callers: inout [Continuation]) {
    for caller in callers { caller.resume() }
    callers = []
  }
}
