// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How large a row's picture is drawn.
public enum ImageSizing: Hashable, Sendable {
  /// As large as the picture is.
  case natural
  /// Always this size, in points, whatever the picture's own.
  case fixed(Dimensions)
}

extension ImageSizing {
  /// The size to draw, with nothing negative or not finite in it.
  ///
  /// - Parameters:
  ///   - natural: The picture's own size, if it is known.
  ///   - fallback: The size where it is asked for and not known.
  /// - Returns: The size in points.
  func resolved(natural: Dimensions?, fallback: Dimensions) -> Dimensions {
    switch self {
    case .natural: (natural ?? fallback).drawable
    case .fixed(let size): size.drawable
    }
  }
}
