// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What hosts ask about the parts of a row as a whole.
extension Part {
  /// The picture that stands before everything else, and how far the next part is from it.
  package var leadingPicture: (image: ImagePart, gap: Double)? {
    guard case .horizontal(let stack) = self, let first = stack.parts.first else { return nil }
    if case .image(let image) = first, stack.parts.count > 1 { return (image, stack.spacing) }
    return first.leadingPicture
  }

  /// Whether a field is all that can be used in it.
  package var isField: Bool {
    guard case .field = controls.first else { return false }
    return controls.count == 1 && !hasDetail
  }

  /// Whether the sign that tells more can be tapped.
  package var hasDetail: Bool {
    if case .accessory(.detail) = self { return true }
    return children.contains { $0.hasDetail }
  }

  /// Whether something in it can be used by itself.
  package var isInteractive: Bool {
    switch self {
    case .toggle, .button, .field, .pressable, .pager, .accessory(.detail): true
    default: children.contains { $0.isInteractive }
    }
  }
}
