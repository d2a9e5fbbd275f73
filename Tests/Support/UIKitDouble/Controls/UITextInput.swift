// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// A position in a text, counted in UTF-16 code units.
///
/// See <https://developer.apple.com/documentation/uikit/uitextposition>.
@MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// See <https://developer.apple.com/documentation/uikit/uitextrange>.
@MainActor
open class UITextRange: NSObject {
  let range: NSRange

  init(range: NSRange) {
    self.range = range
  }

  open var isEmpty: Bool { range.length == 0 }
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
}

/// The part of text input that text fields and text views share.
///
/// See <https://developer.apple.com/documentation/uikit/uitextinput>.
@MainActor
public protocol UITextInput: UIView {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func insertText(_ text: String)
  func deleteBackward()
  func unmarkText()
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let position = position.offset + offset
    return (0...endOfDocument.offset).contains(position) ? UITextPosition(offset: position) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(range: NSRange(location: start, length: end - start))
  }
}

extension String {
  /// Returns the range, or raises an exception if it is not a range of UTF-16 units of the string.
  func checked(_ range: NSRange) -> NSRange {
    let length = NSString(string: self).length
    guard range.upperBound <= length else {
      raise("Range {\(range.location), \(range.length)} out of bounds; string length \(length)")
    }
    return range
  }

  /// Replaces UTF-16 units.
  func replacing(_ range: NSRange, with text: String) -> String {
    NSString(string: self).replacingCharacters(in: range, with: text)
  }
}
#endif
