// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseLayout
import RowhouseModel

/// The views that draw the parts of one row: one for each part that is drawn, in reading order.
///
/// Rows of one shape set the same views anew, so nothing can be left over from the row before.
@MainActor
final class PartCanvas {
  private let root: UIView
  /// The views, each before those that stand in it.
  private(set) var views: [any PartView] = []
  private(set) var identifier: ReuseIdentifier?
  weak var target: (any PartTarget)?

  init(in root: UIView) { self.root = root }
}

extension PartCanvas {
  /// Shows parts in place of those before.
  ///
  /// - Parameters:
  ///   - part: The parts.
  ///   - identifier: Their shape.
  ///   - style: The style of the row.
  ///   - context: What all rows are drawn with.
  ///   - isAnimated: Whether controls are seen to change.
  func show(
    _ part: Part, shape identifier: ReuseIdentifier, style: ResolvedStyle,
    in context: DrawingContext, isAnimated: Bool
  ) {
    let isSameShape = identifier == self.identifier
    var painter = PartPainter(
      context: context, style: style, target: target, isAnimated: isAnimated,
      reusing: isSameShape ? views : [], keeping: isSameShape ? nil : editedView)
    painter.paint(part, in: root)
    guard !isSameShape else { return }
    let new = Set(painter.views.map { ObjectIdentifier($0) })
    for view in views where !new.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    views = painter.views
    self.identifier = identifier
  }

  /// The field that the user is editing.
  var editedView: (any EditablePartView)? {
    for case let view as any EditablePartView in views where view.editor.isEditing { return view }
    return nil
  }

  /// Puts the views where a layout has their parts.
  func place(_ part: PlacedPart) {
    var cursor = 0
    place(part, &cursor, from: (0, 0))
  }

  /// Puts the views where a layout has their parts, moved to another place and on whole pixels.
  func place(_ part: PlacedPart, movedBy offset: (x: Double, y: Double), pixelScale: Double) {
    let offset = PartFrame(x: offset.x, y: offset.y, width: 0, height: 0)
      .snapped(toPixelsAt: pixelScale)
    var cursor = 0
    place(part.snapped(toPixelsAt: pixelScale), &cursor, from: (-offset.x, -offset.y))
  }

  private func place(
    _ placed: PlacedPart, _ cursor: inout Int, from origin: (x: Double, y: Double)
  ) {
    var origin = origin
    if placed.part.hasView, cursor < views.count {
      let view = views[cursor]
      cursor += 1
      view.setFrame(placed.frame, from: origin)
      if placed.part.isContainer { origin = (placed.frame.x, placed.frame.y) }
      if let pager = view as? PagerPartView { origin.x -= pager.firstPageOffset }
    }
    for child in placed.children { place(child, &cursor, from: origin) }
  }
}

extension UIView {
  fileprivate func setFrame(_ part: PartFrame, from origin: (x: Double, y: Double)) {
    let frame = CGRect(
      x: part.x - origin.x, y: part.y - origin.y, width: max(0, part.width),
      height: max(0, part.height))
    if self is TogglePartView {
      // A switch is of one size, whatever it is told.
      let size = intrinsicContentSize
      let (x, y) = (frame.midX - size.width / 2, frame.midY - size.height / 2)
      self.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    } else {
      self.frame = frame
    }
  }
}

extension Part {
  /// Whether a view is drawn for the part.
  var hasView: Bool {
    switch self {
    case .horizontal, .vertical, .layered, .grid, .spacer, .accessory(.none): false
    case .text, .image, .divider, .toggle, .button, .field, .progress, .accessory, .box, .badge,
      .pager, .pressable:
      true
    }
  }

  /// Whether the parts that it is made of stand in its view.
  var isContainer: Bool {
    switch self {
    case .box, .pressable, .pager: true
    default: false
    }
  }
}
#endif
