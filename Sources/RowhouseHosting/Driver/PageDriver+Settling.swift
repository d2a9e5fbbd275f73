// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageDriver {
  /// Does at once what is waiting for the next turn of the main loop.
  ///
  /// All of it is done on the main actor, a long comparison too. While the host is busy, a page is
  /// evaluated or a row is made, it does nothing.
  public func flush() {
    guard state.phase != .evaluating, !isMakingRows else { return }
    let comparedNothingElsewhere = comparesNothingElsewhere
    comparesNothingElsewhere = true
    defer { comparesNothingElsewhere = comparedNothingElsewhere }
    if secondLook != nil { lookAgain() }
    // A page that changes itself each time is given up by the state after a few rounds.
    for _ in 0...State.roundLimit {
      if let signal, signal.lower() { receive(.changed) }
      if page.hasStaleRows { receive(.rowsChanged) }
      // A newer page takes the place of one that is still compared.
      if case .comparing = state.phase, state.isStale { receive(.turn) }
      finishComparison()
      guard state.phase == .resting, state.isStale || state.hasStaleRows else { break }
      receive(.turn)
    }
  }

  /// Waits until the host shows the newest page and there is nothing left to do.
  public func settled() async {
    while true {
      if !isSettled {
        await withCheckedContinuation { waiting.append($0) }
      } else if secondLook != nil {
        lookAgain()
      } else {
        return
      }
    }
  }

  private var isSettled: Bool {
    state.phase == .resting && !state.isStale && !state.hasStaleRows
      && signal?.isRaised != true && !page.hasStaleRows
  }

  func resumeWaiting() {
    guard !waiting.isEmpty, isSettled else { return }
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  /// Looks once more a moment later, if a change was told on another thread.
  func lookAgainIfNeeded() {
    guard changesElsewhere.take(), secondLook == nil else { return }
    secondLook = Task { [weak self] in
      // Ten milliseconds: by then the other thread has long made the change that it told of.
      try? await Task.sleep(nanoseconds: 10_000_000)
      guard !Task.isCancelled else { return }
      self?.lookAgain()
    }
  }

  private func lookAgain() {
    secondLook?.cancel()
    secondLook = nil
    receive(.changed)
  }
}
