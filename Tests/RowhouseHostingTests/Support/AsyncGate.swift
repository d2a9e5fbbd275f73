// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A gate that tasks wait for without blocking a thread.
@MainActor
final class AsyncGate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is open.
  func passed() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets all waiting tasks pass, and all later ones.
  func open() {
    isOpen = true
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
