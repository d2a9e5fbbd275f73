// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
/// An object that calls a closure when the user's settings may allow or forbid content that moves by itself.
@MainActor
final class AutoplayObserver {
  nonisolated(unsafe) private var observers: [Any] = []

  /// Creates an observer.
  ///
  /// - Parameter onChange: Called in the next turn of the main loop after a change of the settings.
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
  /// False if motion is reduced, or if the user moves from element to element with VoiceOver or Switch Control.
  static var allowsAutoplay: Bool {
    !UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning
      && !UIAccessibility.isSwitchControlRunning
  }
}
#endif
