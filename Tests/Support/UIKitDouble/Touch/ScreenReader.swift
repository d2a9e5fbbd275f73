// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The elements that a screen reader finds in a view, in the order in which a finger that swipes visits
/// them.
///
/// An element hides the elements in it. Without a list of its own, the elements of a view are visited
/// in the order of its subviews; UIKit documents no other. A modal view hides its siblings.
@MainActor
public struct ScreenReader {
  /// The elements, the first one first.
  public private(set) var elements: [UIView] = []

  /// Finds the elements of a view.
  public init(in view: UIView) { visit(view) }

  private mutating func visit(_ view: UIView) {
    if view.isHidden || view.accessibilityElementsHidden || view.alpha == 0 { return }
    if view.isAccessibilityElement {
      elements.append(view)
    } else if let listed = view.accessibilityElements {
      for case let element as UIView in listed { visit(element) }
    } else {
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      for subview in modal.map({ [$0] }) ?? view.subviews { visit(subview) }
    }
  }

  /// The elements as they are spoken: label, value, and the traits that matter.
  public var spoken: [String] {
    elements.map { element in
      let traits: [(UIAccessibilityTraits, String)] = [
        (.header, "heading"), (.button, "button"), (.link, "link"), (.adjustable, "adjustable"),
        (.searchField, "search field"),
        (.selected, "selected"), (.notEnabled, "dimmed"),
      ]
      let names = traits.filter { element.accessibilityTraits.contains($0.0) }.map(\.1)
      let texts = [element.accessibilityLabel, element.accessibilityValue].compactMap(\.self)
      return (texts + names).filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
}
#endif
