// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import UIKitDriving

extension Animations {
  /// Waits until all transitions have ended, and all requests are carried out.
  static func finishAll() async {
    for _ in 0..<10 {
      for _ in 0..<10 { await Task.yield() }
      finish()
    }
  }
}
#endif
