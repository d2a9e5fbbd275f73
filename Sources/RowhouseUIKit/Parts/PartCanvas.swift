// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// The views that draw the parts of one row, in reading order.
///
/// All rows of the same shape set the same views, so no value of the previous row remains.
@MainActor
final class PartCanvas {
  private let root: UIView
  /// The views, each before its subviews.
  private(set) var views: [any PartView] = []
  private var identifier: ReuseIdentifier?
  private var upperIdentifier: ReuseIdentifier?
  weak var target: (any PartTarget)?

  init(in root: UIView) { self.root = root }
}

extension PartCanvas {
  /// Shows parts with the shape `identifier` in place of the previous parts.
  ///
  /// - Parameters:
  ///   - part: The parts.
  ///   - identifier: Their shape.
  ///   - upper: The shape of the first parts. Their views are kept if the previous parts had the
  ///     same upper shape. Defaults to the whole shape.
  ///   - style: The style of the row.
  ///   - context: The values that all rows share.
  ///   - state: The state of the row, which its controls show.
  ///   - isAnimated: True if controls change with an animation.
  func show(
    _ part: Part, shape identifier: ReuseIdentifier, reusing upper: ReuseIdentifier? = nil,
    style: ResolvedStyle, in context: DrawingContext, state: RowState = RowState(),
    isAnimated: Bool
  ) {
    let isSameShape = identifier == self.identifier
    let isSameUpperShape = (upper ?? identifier) == upperIdentifier
    var painter = PartPainter(
      context: context, style: style, state: state, target: target, isAnimated: isAnimated,
      reusing: isSameUpperShape ? views : [], keeping: isSameUpperShape ? [] : usedViews)
    painter.paint(part, in: root)
    upperIdentifier = upper ?? identifier
    guard !isSameShape else { return }
    let new = Set(painter.views.map { ObjectIdentifier($0) })
    for view in views where !new.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    views = painter.views
    self.identifier = identifier
  }

  /// Prepares the views for the parts of another row, to which pickers and menus that are open must not report.
  func leaveRow() {
    var canBeReused = true
    for case let view as any OpeningPartView in views where !view.leaveRow() { canBeReused = false }
    if !canBeReused { (identifier, upperIdentifier) = (nil, nil) }
  }

  /// The field that the user is editing, or `nil` if there is none.
  var editedView: (any EditablePartView)? {
    for case let view as any EditablePartView in views where view.editor.isEditing { return view }
    return nil
  }

  /// The views whose state would be lost in another cell.
  var usedViews: [any PartView] { views.filter(\.isInUse) }

  /// Sets the frames of the views to those of their parts, moved by an offset and rounded to whole
  /// pixels.
  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double) = (0, 0), pixelScale: Double
  ) {
    let offset = PartFrame(x: offset.x, y: offset.y, width: 0, height: 0)
      .snapped(toPixelsAt: pixelScale)
    var cursor = 0
    setFrames(of: part, &cursor, from: (-offset.x, -offset.y), pixelScale: pixelScale)
  }

  // Rounds each frame when it is used, because creating a rounded copy of all frames takes as long
  // as a layout.
  private func setFrames(
    of placed: PlacedPart, _ cursor: inout Int, from origin: (x: Double, y: Double),
    pixelScale: Double
  ) {
    var origin = origin
    if placed.part.hasView, cursor < views.count {
      let view = views[cursor]
      cursor += 1
      let frame = placed.frame.snapped(toPixelsAt: pixelScale)
      view.setFrame(frame, from: origin)
      (view as? FieldPartView)?.setSigns([])
      if placed.part.isContainer { origin = (frame.x, frame.y) }
      if let pager = view as? PagerPartView {
        origin.x -= pager.firstPageOffset
        pager.pageViews = placed.children.map { child in
          let first = cursor
          setFrames(of: child, &cursor, from: origin, pixelScale: pixelScale)
          return views[first..<cursor].filter { $0.superview === pager.pages }
        }
        return
      }
    }
    let first = cursor
    for child in placed.children {
      setFrames(of: child, &cursor, from: origin, pixelScale: pixelScale)
    }
    if placed.hasSignBeforeField, let field = views[first..<cursor].last as? FieldPartView {
      field.setSigns(views[first..<(cursor - 1)].map { $0 })
    }
  }
}

extension UIView {
  fileprivate func setFrame(_ part: PartFrame, from origin: (x: Double, y: Double)) {
    let frame = CGRect(
      x: part.x - origin.x, y: part.y - origin.y, width: max(0, part.width),
      height: max(0, part.height))
    if self is TogglePartView || self is StepperPartView {
      // These controls have a fixed size.
      let size = sizeThatFits(frame.size)
      let (x, y) = (frame.midX - size.width / 2, frame.midY - size.height / 2)
      self.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    } else {
      self.frame = frame
    }
  }
}

extension Part {
  /// True if the part is drawn by its own view.
  var hasView: Bool {
    switch self {
    case .horizontal, .vertical, .layered, .grid, .spacer, .accessory(.none): false
    case .text, .image, .divider, .control, .progress, .accessory, .box, .badge, .pager: true
    }
  }

  /// True if the view of the part contains the views of its children.
  var isContainer: Bool {
    switch self {
    case .box, .pager: true
    case .control(let control): !control.children.isEmpty
    case .text, .image, .horizontal, .vertical, .layered, .spacer, .divider, .progress, .accessory,
      .badge, .grid:
      false
    }
  }
}
#endif
