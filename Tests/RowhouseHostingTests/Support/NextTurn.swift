// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Waits until the main actor has run all work that was scheduled before this call.
///
/// `Task.yield()` leaves the main actor, and does not guarantee which work runs in the meantime.
@MainActor
func nextTurn() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}
