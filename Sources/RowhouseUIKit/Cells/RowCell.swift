// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The cell of all rows that are drawn from parts.
final class RowCell: UITableViewCell {
  weak var host: TableHost?
  /// What it draws.
  private(set) var drawing: RowDrawing?
  /// Whether another cell takes its place when the user is done with its field.
  var isOutdated = false
  private lazy var canvas = PartCanvas(in: contentView)
  /// The width that the parts were last placed at; nothing if they have to be placed anew.
  private var placedWidth: CGFloat?

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    guard let drawing, placedWidth != width else { return }
    placedWidth = width
    host?.learn(Double(width), from: self)
    let environment = drawing.context.environment
    let placed = drawing.context.layout
      .place(drawing.body, style: drawing.style, width: Double(width))
      .snapped(toPixelsAt: environment.pixelScale)
    canvas.place(placed.body)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    // What was typed into the row before is that row's.
    endEditing(true)
    isOutdated = false
  }
}

extension RowCell {
  /// The views of its parts, in reading order.
  var partViews: [any PartView] { canvas.views }

  /// Whether the user is editing one of its fields.
  var isBeingEdited: Bool { canvas.editedView != nil }

  /// Draws a row in place of the one before.
  func show(_ drawing: RowDrawing, isAnimated: Bool) {
    self.drawing = drawing
    let (style, context) = (drawing.style, drawing.context)
    canvas.target = self
    canvas.show(
      drawing.body, shape: drawing.shape, style: style, in: context, isAnimated: isAnimated)
    contentView.isHidden = drawing.isHidden
    backgroundColor = context.color(style.rowBackground)
    tintColor = context.color(style.tint)
    selectionStyle = drawing.row.showsSelection ? .default : .none
    let selected = selectedBackgroundView ?? UIView(frame: .zero)
    selected.backgroundColor = context.color(style.selectedRowBackground)
    selectedBackgroundView = selected
    // An inset that is wider than any table leaves no line.
    separatorInset = UIEdgeInsets(
      top: 0, left: CGFloat(drawing.separatorInset ?? 100_000), bottom: 0, right: 0)
    describe(drawing)
    placedWidth = nil
    setNeedsLayout()
  }

  /// Moves the caret into the row's only field.
  ///
  /// - Returns: Whether there is one.
  func beginEditing() -> Bool {
    let fields = partViews.filter { $0 is any EditablePartView }
    guard fields.count == 1 else { return false }
    return fields[0].becomeFirstResponder()
  }
}

extension RowCell: PartTarget {
  func control(_ control: ControlID, changedTo value: ControlValue) {
    host?.send(.change(control, value), from: self)
  }

  func detailTapped() { host?.send(.accessory, from: self) }

  func editingEnded() { host?.editingEnded(in: self) }
}

extension AnyRow {
  /// Whether it is seen that the row was tapped.
  ///
  /// A row that does nothing then shows nothing. The page hears of the tap all the same.
  var showsSelection: Bool {
    staysSelected == true
      || !handlers.events.isDisjoint(with: [.select, .willSelect, .deselect, .willDeselect])
  }
}
#endif
