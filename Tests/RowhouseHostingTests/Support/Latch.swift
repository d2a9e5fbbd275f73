// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a task waits for without keeping a thread.
@MainActor
final class Latch {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until it is open.
  func passed() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets all go on, and those who come later.
  func open() {
    isOpen = true
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
