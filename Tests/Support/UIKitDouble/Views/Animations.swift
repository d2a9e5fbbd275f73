// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
/// The completions that wait for the end of an animation.
@MainActor
public enum Animations {
  static var areEnabled = true
  private static var waiting: [() -> Void] = []

  /// True to end animations as soon as they begin.
  ///
  /// Defaults to `false`.
  public static var endAtOnce = false

  /// The number of animations that run.
  public static var count: Int { waiting.count }

  /// The duration of the animation whose changes are being made, in seconds, or 0.
  static var duration: Double = 0

  static func perform(_ changes: () -> Void, for duration: Double) {
    let outer = self.duration
    self.duration = duration
    changes()
    self.duration = outer
  }

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
