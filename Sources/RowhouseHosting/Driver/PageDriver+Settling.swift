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
    if secondLook != nil { receive(.changed) }
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

  /// Does something that may change what the page is made of, and shows at once what has changed.
  ///
  /// Nothing is left for the next turn of the main loop but what the host is too busy for.
  func flushing<Result>(_ work: () -> Result) -> Result {
    guard !isAboutToFlush else { return work() }
    isAboutToFlush = true
    let result = changesElsewhere.beforeLooking {
      defer { flush() }
      return work()
    }
    isAboutToFlush = false
    if signal?.lower() == true { receive(.changed) }
    if page.hasStaleRows { receive(.rowsChanged) }
    if hasHeldTurn, state.turnIsComing { perform(.scheduleTurn) }
    hasHeldTurn = false
    return result
  }

  /// Waits until the host shows the newest page and there is nothing left to do.
  public func settled() async {
    // What another thread was about to change when it was last looked at has been changed by now.
    if secondLook != nil { receive(.changed) }
    while !isSettled {
      await withCheckedContinuation { waiting.append($0) }
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

  /// Looks again later, if a change was told on another thread.
  ///
  /// The other thread makes the change a moment after it has told of it, or much later if the machine
  /// is busy. Nobody tells when; so the driver looks three times.
  func lookAgainIfNeeded() {
    guard changesElsewhere.take() else { return }
    secondLook?.cancel()
    secondLook = Task { [weak self] in
      for milliseconds in [10, 100, 1_000] as [UInt64] {
        try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
        guard !Task.isCancelled else { return }
        self?.receive(.changed)
      }
      self?.secondLook = nil
    }
  }
}
