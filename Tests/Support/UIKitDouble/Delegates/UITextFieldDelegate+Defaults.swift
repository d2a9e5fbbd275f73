// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldBeginEditing:", of: self)
    return true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethods.reachedDefault("textFieldDidBeginEditing:", of: self)
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldEndEditing:", of: self)
    return true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethods.reachedDefault("textFieldDidEndEditing:", of: self)
  }

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    OptionalMethods.reachedDefault("textFieldDidEndEditing:reason:", of: self)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethods.reachedDefault(
      "textField:shouldChangeCharactersInRange:replacementString:", of: self)
    return true
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethods.reachedDefault("textFieldDidChangeSelection:", of: self)
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldClear:", of: self)
    return true
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldReturn:", of: self)
    return true
  }
}
#endif
