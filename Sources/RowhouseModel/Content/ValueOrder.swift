// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Which of value text and value image stands nearer to the trailing edge.
public enum ValueOrder: Hashable, Sendable {
  /// Text, then image: the image is next to the edge or the accessory.
  case imageAtEdge
  /// Image, then text: the text is next to the edge or the accessory.
  case textAtEdge
}
