// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.reachedDefault("textViewShouldBeginEditing:")
    return true
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.reachedDefault("textViewShouldEndEditing:")
    return true
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidBeginEditing:")
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidEndEditing:")
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethods.reachedDefault("textView:shouldChangeTextInRange:replacementText:")
    return true
  }

  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidChange:")
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidChangeSelection:")
  }
}
#endif
