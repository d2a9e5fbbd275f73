// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldBeginEditing:")
    return true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethods.reachedDefault("textFieldDidBeginEditing:")
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldEndEditing:")
    return true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethods.reachedDefault("textFieldDidEndEditing:")
  }

  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    OptionalMethods.reachedDefault("textFieldDidEndEditing:reason:")
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethods.reachedDefault("textField:shouldChangeCharactersInRange:replacementString:")
    return true
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethods.reachedDefault("textFieldDidChangeSelection:")
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldClear:")
    return true
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethods.reachedDefault("textFieldShouldReturn:")
    return true
  }
}
#endif
