// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Lets everything run that was asked to run on the main actor before this.
///
/// `Task.yield()` leaves the main actor, and promises nothing about what runs meanwhile.
@MainActor
func nextTurn() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}
