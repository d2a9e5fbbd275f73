// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
extension UIAccessibility {
  /// Lets VoiceOver speak a text after the speech before it has ended.
  ///
  /// Without the attribute, a text would interrupt the one before it, and would be lost while VoiceOver speaks the element
  /// that the user has just activated.
  @MainActor
  static func announce(_ text: String) {
    let spoken = NSAttributedString(
      string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
    post(notification: .announcement, argument: spoken)
  }
}
#endif
