// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts of random pages, by number.
///
/// They are there beforehand, and short, so that pages can be made quickly.
public enum RandomText {
  /// How many texts there are.
  public static let count = 64

  private static let texts = (0..<count).map { $0 == 0 ? "" : "text \($0)" }

  /// A text; 0 is the empty one.
  public static subscript(number: Int) -> String { texts[number] }
}
