// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// An observer of the settings that allow or forbid content that moves automatically.
@MainActor
final class AutoplayObserver {
  nonisolated(unsafe) private var observers: [Any] = []

  /// Creates an observer.
  ///
  /// - Parameter onChange: Called in the next turn of the main loop after the settings change.
  init(_ onChange: @escaping @MainActor @Sendable () -> Void) {
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        Task { @MainActor in onChange() }
      }
    }
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}

extension AutoplayObserver {
  /// False if motion is reduced, or if VoiceOver or Switch Control is running.
  static var allowsAutoplay: Bool {
    !UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning
      && !UIAccessibility.isSwitchControlRunning
  }
}
#endif
