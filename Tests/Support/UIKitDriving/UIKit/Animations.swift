// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS)
import UIKit

/// The animations and the other work that UIKit does in later turns of the run loop.
@MainActor
public enum Animations {
  /// Turns the main run loop until UIKit has completed what was animated.
  ///
  /// Windows for tests disable animations, so the number of turns does not depend on the clock.
  public static func finish() {
    for _ in 0..<4 {
      CATransaction.flush()
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
  }
}
#endif
