// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
/// What waits for the end of an animation.
@MainActor
public enum Animations {
  static var areEnabled = true
  private static var waiting: [() -> Void] = []

  /// Whether an animation is over as soon as it began; `false` unless a test says otherwise.
  public static var endAtOnce = false

  /// Whether anything waits.
  public static var isRunning: Bool { !waiting.isEmpty }

  static func add(_ completion: ((Bool) -> Void)?) {
    add { completion?(true) }
  }

  static func add(_ end: @escaping () -> Void) {
    if endAtOnce || !areEnabled {
      end()
    } else {
      waiting.append(end)
    }
  }

  /// Lets time pass until no animation runs, not even one that began at the end of another.
  public static func finish() {
    var turns = 0
    while !waiting.isEmpty {
      turns += 1
      precondition(turns < 1000, "Each animation begins another at its end")
      let ended = waiting
      waiting = []
      for end in ended { end() }
    }
  }
}
#endif
