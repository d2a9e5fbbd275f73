// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.reachedDefault("textViewShouldBeginEditing:", of: self)
    return true
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.reachedDefault("textViewShouldEndEditing:", of: self)
    return true
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidBeginEditing:", of: self)
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidEndEditing:", of: self)
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethods.reachedDefault("textView:shouldChangeTextInRange:replacementText:", of: self)
    return true
  }

  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidChange:", of: self)
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethods.reachedDefault("textViewDidChangeSelection:", of: self)
  }
}
#endif
