// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in lists the posted notifications.
#if os(Linux)
import UIKitDouble

extension UIAccessibility {
  /// The announcements that do not interrupt earlier ones, oldest first.
  @MainActor static var announced: [String] {
    posted.compactMap { notification, argument in
      guard notification == .announcement, let text = argument as? NSAttributedString,
        text.length > 0,
        text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil) as? Bool
          == true
      else { return nil }
      return text.string
    }
  }
}
#endif
