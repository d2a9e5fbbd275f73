// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// A request to let the user choose a picture.
///
/// A host that can scale pictures returns one whose sides are at most ``maximumSide`` pixels,
/// without the metadata of the file, such as the location where the picture was taken. The host
/// passes the picture to ``Navigator/answer(_:picture:)``.
public struct PictureRequest: Hashable, Sendable {
  /// The number of the request, unique in its navigator.
  public let number: Int
  /// The greatest width and height of the picture, in pixels.
  public let maximumSide: Int

  /// Creates a request.
  public init(number: Int, maximumSide: Int) {
    self.number = number
    self.maximumSide = maximumSide
  }
}

extension PictureRequest {
  /// The maximum size, in bytes, of a file that a host accepts if it cannot scale pictures: 1 MiB.
  package static let maximumByteCount = 1_048_576

  /// Returns the size, in whole pixels, to which a picture must be scaled.
  ///
  /// - Parameters:
  ///   - width: The width of the picture.
  ///   - height: The height of the picture.
  /// - Returns: A size with the same aspect ratio, or the size of the picture if it is small
  ///   enough.
  package func scaled(width: Double, height: Double) -> Dimensions {
    let share = min(1, Double(maximumSide) / max(width, height, 1))
    return Dimensions(
      width: max(1, (width * share).rounded()), height: max(1, (height * share).rounded()))
  }
}
