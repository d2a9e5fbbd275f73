// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts of random pages, by number.
///
/// They are short and created in advance, so that pages are created quickly.
package enum RandomText {
  package static let count = 64

  private static let texts = (0..<count).map { $0 == 0 ? "" : "text \($0)" }

  /// Returns a text.
  ///
  /// The text with the number 0 is empty.
  package static subscript(number: Int) -> String { texts[number] }
}
