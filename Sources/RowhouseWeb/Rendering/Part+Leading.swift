// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension Part {
  /// The picture that stands before everything else, and how far the next part is from it.
  var leadingPicture: (image: ImagePart, gap: Double)? {
    guard case .horizontal(let stack) = self, let first = stack.parts.first else { return nil }
    if case .image(let image) = first, stack.parts.count > 1 { return (image, stack.spacing) }
    return first.leadingPicture
  }

  /// Whether something in it can be pressed by itself.
  var hasButtons: Bool {
    switch self {
    case .toggle, .button, .accessory(.detail): true
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      stack.parts.contains { $0.hasButtons }
    case .text, .image, .spacer, .divider, .progress, .accessory: false
    }
  }
}
