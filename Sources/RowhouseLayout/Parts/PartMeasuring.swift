// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// What only a platform can tell: how large texts and pictures are.
///
/// Everything else about a row follows from that. It is asked from any thread.
public protocol PartMeasuring: Sendable {
  /// How large a text is.
  ///
  /// - Parameter text: The text, and the room it has.
  /// - Returns: The width of its longest line and the height of its lines, in points. The width counts
  ///   only if the text was given all the room it wants, and may then not be more than it needs, or none:
  ///   it is that of its widest letter then.
  func size(of text: TextQuery) -> Dimensions

  /// How large a picture is by itself.
  ///
  /// - Parameter image: Which picture.
  /// - Returns: Its size in points; nothing if it is not known, and 30 by 30 is used.
  func size(of image: ImageSource) -> Dimensions?
}

extension PartMeasuring {
  /// Nothing: the size of no picture is known.
  public func size(of image: ImageSource) -> Dimensions? { nil }
}
