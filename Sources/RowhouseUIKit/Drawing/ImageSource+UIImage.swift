// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseModel

extension ImageSource {
  /// Returns a source that contains an image.
  ///
  /// ```swift
  /// Row("Ada").image(.uiImage(photo))
  /// ```
  ///
  /// You can use the image wherever a page accepts an ``ImageSource``: in rows, in parts, and in
  /// actions. Two sources are equal if they contain the same object. If a page creates a new image
  /// at each evaluation, its row is drawn again each time, so store the image with the model.
  ///
  /// - Parameter image: The image.
  /// - Returns: The source.
  public static func uiImage(_ image: UIImage) -> ImageSource { .held(HeldImage(image)) }
}
#endif
