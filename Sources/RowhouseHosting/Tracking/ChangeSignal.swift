// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Told by observed objects, on whatever thread, that they are about to change.
///
/// A thing that has to be done about it is done later, on the main actor. Until then the signal
/// stays raised, so that it can also be asked for.
final class ChangeSignal: Sendable {
  private let state = Locked(false)
  private let changesElsewhere: ChangesElsewhere
  private let notice: @MainActor () -> Void

  /// - Parameters:
  ///   - changesElsewhere: Takes note of a change on another thread.
  ///   - notice: Called on the main actor some time after the signal was raised, unless a call that
  ///     looks for changes at its end has raised it.
  init(_ changesElsewhere: ChangesElsewhere, notice: @escaping @MainActor () -> Void) {
    self.changesElsewhere = changesElsewhere
    self.notice = notice
  }

  var isRaised: Bool { state.withLock(\.self) }

  /// Raises the signal.
  func raise() {
    Making.notePageChange()
    let isNews = changesElsewhere.note()
    let wasRaised = state.withLock { isRaised in
      defer { isRaised = true }
      return isRaised
    }
    guard isNews, !wasRaised else { return }
    Task { @MainActor in self.notice() }
  }

  /// Whether the signal was raised; lowers it.
  @discardableResult
  func lower() -> Bool {
    state.withLock { isRaised in
      defer { isRaised = false }
      return isRaised
    }
  }
}
