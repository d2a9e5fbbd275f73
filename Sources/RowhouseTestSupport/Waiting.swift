// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Lets other tasks run until a condition is true, or for about 10 seconds.
///
/// A busy machine may take many turns of the main actor for the work of another thread. A number of
/// turns alone is therefore no limit.
///
/// - Parameter isDone: Returns true if the test can go on.
@MainActor
public func waitUntil(_ isDone: () async throws -> Bool) async rethrows {
  for turn in 0..<10_000 {
    if try await isDone() { return }
    if turn < 100 {
      await Task.yield()
    } else {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }
}
