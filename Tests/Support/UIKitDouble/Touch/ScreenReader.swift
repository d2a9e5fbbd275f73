// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The elements that a screen reader finds in a view, in the order in which a finger that swipes visits
/// them.
///
/// The label of a semantic group is read with its first element. An element hides the elements in it.
/// Without a list of its own, the elements of a view are visited in the order of its subviews; UIKit
/// documents no other. A modal view hides its siblings.
@MainActor
public struct ScreenReader {
  /// The elements, the first one first.
  public private(set) var elements: [UIView] = []
  /// The labels of groups, by the position of their first element.
  private var groups: [Int: String] = [:]

  /// Finds the elements of a view.
  public init(in view: UIView) { visit(view) }

  private mutating func visit(_ view: UIView) {
    if view.isHidden || view.accessibilityElementsHidden || view.alpha == 0 { return }
    if !view.isAccessibilityElement, view.accessibilityContainerType == .semanticGroup {
      groups[elements.count] = view.accessibilityLabel
    }
    if view.isAccessibilityElement {
      elements.append(view)
    } else if let control = view as? UISegmentedControl {
      elements += control.segmentElements
    } else if let listed = view.accessibilityElements {
      for case let element as UIView in listed { visit(element) }
    } else {
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      for subview in modal.map({ [$0] }) ?? view.subviews { visit(subview) }
    }
  }

  /// The elements as they are spoken: label, value, and the traits that matter.
  public var spoken: [String] {
    elements.enumerated().map { index, element in
      let traits: [(UIAccessibilityTraits, String)] = [
        (.header, "heading"), (.button, "button"), (.link, "link"), (.adjustable, "adjustable"),
        (.searchField, "search field"),
        (.selected, "selected"), (.notEnabled, "dimmed"),
      ]
      let names = traits.filter { element.accessibilityTraits.contains($0.0) }.map(\.1)
      let texts = [groups[index], element.accessibilityLabel, element.accessibilityValue]
        .compactMap(\.self)
      return (texts + names).filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }
}

extension ScreenReader {
  /// Returns the names of the actions that the screen reader offers at an element: those of swipes over the row around the
  /// element, which UIKit adds to the row, and then the custom actions of the element.
  ///
  /// UIKit offers leading swipe actions only beside trailing ones, and an action twice if it is also a custom action. It
  /// names no actions in editing mode.
  ///
  /// See <https://github.com/cashapp/AccessibilitySnapshot/pull/323>,
  /// <https://github.com/signalapp/Signal-iOS/issues/4805>, and <http://www.openradar.me/46899682>.
  public static func actions(of element: UIView) -> [String] {
    let views = sequence(first: element, next: \.superview)
    let cell = views.lazy.compactMap { $0 as? UITableViewCell }.first
    let table = cell?.superview as? UITableView
    var swipes: [UIContextualAction] = []
    if let table, !table.editing, let path = cell.flatMap({ table.indexPath(for: $0) }),
      let trailing = table.swipeActions(at: path, isLeading: false)
    {
      let leading = table.swipeActions(at: path, isLeading: true)
      swipes = (leading?.actions ?? []) + trailing.actions
    }
    return swipes.map { $0.title ?? "" } + (element.accessibilityCustomActions ?? []).map(\.name)
  }
}

extension UISegmentedControl {
  /// The elements of the segments, which UIKit does not make public.
  fileprivate var segmentElements: [UIView] {
    (0..<numberOfSegments).map { index in
      let element = UIView(frame: .zero)
      element.isAccessibilityElement = true
      element.accessibilityLabel = titleForSegment(at: index)
      element.accessibilityTraits = .button
      if index == selectedSegmentIndex { element.accessibilityTraits.insert(.selected) }
      if !isEnabled || !isEnabledForSegment(at: index) {
        element.accessibilityTraits.insert(.notEnabled)
      }
      return element
    }
  }
}
#endif
