// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The cell of a row that is drawn from parts.
final class RowCell: UITableViewCell {
  weak var host: TableHost?
  private(set) var drawing: RowDrawing?
  /// The id of the row that the cell draws, or `nil` if there is none, or if the table shows another page.
  private var rowID: RowReference.ID?
  /// True if another cell replaces this one when the user has finished editing its field.
  var isOutdated = false
  private lazy var canvas = PartCanvas(in: contentView)
  /// The cell's own clipping while its row has no height, or `nil` otherwise.
  private var formerClipping: Bool?
  /// The width at which the parts were last placed, or `nil` if they must be placed again.
  private var placedWidth: CGFloat?

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    guard let drawing, placedWidth != width else { return }
    placedWidth = width
    host?.cell(self, hasWidth: Double(width))
    let layout = drawing.context.layout
    let placed = layout.layOut(drawing.body, style: drawing.style, width: Double(width))
    canvas.setFrames(of: placed.body, pixelScale: layout.environment.pixelScale)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    let wasSelected = isSelected
    super.setSelected(selected, animated: animated)
    if wasSelected != isSelected, let drawing { describe(drawing) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    // Text that is being edited belongs to the previous row.
    endEditing(true)
    isOutdated = false
  }
}

extension RowCell {
  /// The views of its parts, in reading order.
  var partViews: [any PartView] { canvas.views }

  /// True if the user is editing one of its fields.
  var isBeingEdited: Bool { canvas.editedView != nil }

  /// True if another cell would not have the state in which the user has brought its views.
  var isInUse: Bool { !canvas.usedViews.isEmpty }

  /// Draws a row in place of the previous one.
  func show(_ drawing: RowDrawing, of id: RowReference.ID, isAnimated: Bool) {
    let oldState = self.drawing?.row.state
    let isSameRow = rowID == id
    if !isSameRow { leaveRow() }
    self.drawing = drawing
    rowID = id
    let (style, context) = (drawing.style, drawing.context)
    canvas.target = self
    canvas.show(
      drawing.body, shape: drawing.shape, reusing: drawing.upperShape, style: style, in: context,
      state: drawing.row.state, isAnimated: isAnimated)
    if !isSameRow {
      for case let pager as PagerPartView in partViews { pager.showFirstPage() }
      for case let field as LinesPartView in partViews { field.showBeginning() }
    }
    identify(drawing.row)
    for case let sign as SignPartView in partViews { sign.setRole(drawing.row.role) }
    setHidden(drawing.isHidden)
    backgroundColor = context.color(style.rowBackground)
    tintColor = context.color(style.tint)
    selectionStyle = drawing.row.isPressable ? .default : .none
    let selected = selectedBackgroundView ?? UIView(frame: .zero)
    selected.backgroundColor = context.color(style.selectedRowBackground)
    selectedBackgroundView = selected
    separatorInset = .leading(drawing.separatorInset)
    describe(drawing)
    if isAnimated, window != nil, isSameRow { announceError(of: drawing.row, before: oldState) }
    placedWidth = nil
    setNeedsLayout()
  }

  /// Reports the width of a cell that the table has laid out before it displays the cell, when the host ignores the width.
  func reportWidthBeforeDisplay() {
    if let placedWidth { host?.cell(self, hasWidth: Double(placedWidth)) }
  }

  /// Called before the cell draws another row, which may have the same id if it is on another page.
  func leaveRow() {
    rowID = nil
    canvas.leaveRow()
  }

  /// Called when the row of the cell has moved, possibly to another section.
  func rowMoved(to id: RowReference.ID) {
    if rowID != nil { rowID = id }
  }

  /// Hides or shows the content, and the controls that a table adds to the cell in editing mode.
  private func setHidden(_ isHidden: Bool) {
    contentView.isHidden = isHidden
    if isHidden {
      // Without a height, a cell would show these controls above the neighboring rows.
      formerClipping = formerClipping ?? clipsToBounds
      clipsToBounds = true
    } else if let own = formerClipping {
      formerClipping = nil
      clipsToBounds = own
    }
  }

  /// Returns an event with the text that the user is typing, or `nil` if the row has already
  /// received the text.
  ///
  /// The text counts as received from now on.
  func takeTypedText() -> HostEvent? {
    guard let view = canvas.editedView, view.editor.takeUnreported(view.typedText) else {
      return nil
    }
    return .change(view.editor.control, .text(view.typedText))
  }

  /// Lets the field that the user is editing show later texts of the page, until the user changes the text.
  func settleTypedText() { canvas.editedView?.editor.settle() }

  /// Begins to edit the row's only field, and returns true if there is one.
  func beginEditing() -> Bool {
    let fields = partViews.filter { $0 is any EditablePartView }
    guard fields.count == 1 else { return false }
    return fields[0].becomeFirstResponder()
  }

  /// Begins to edit the first field that the user can change, or the first one after another field.
  ///
  /// - Returns: False if there is none.
  func editOwnField(after control: ControlID? = nil) -> Bool {
    let fields = partViews.compactMap { $0 as? any EditablePartView }
    var first = 0
    if let control {
      guard let index = fields.firstIndex(where: { $0.editor.control == control }) else {
        return false
      }
      first = index + 1
    }
    return fields[first...].contains { !$0.editor.isDisabled && $0.becomeFirstResponder() }
  }
}

/// Fields in which the user types when another table replaces that of the cell.
extension RowCell {
  /// Returns the field that the user is editing, which then no longer notifies the row, or `nil` if there is none.
  func leaveField() -> EditedField? {
    guard let view = canvas.editedView else { return nil }
    view.editor.leave()
    return EditedField(of: view)
  }

  /// Begins to edit the field where the user has left it in another cell, and returns true if the cell has it.
  func editField(continuing edited: EditedField) -> Bool {
    partViews.lazy.compactMap { $0 as? any EditablePartView }
      .first { $0.editor.control == edited.control }
      .map { edited.continues(in: $0) } ?? false
  }
}

extension RowCell: PartTarget {
  func control(_ control: ControlID, changedTo value: ControlValue) {
    host?.send(.change(control, value), from: self)
  }

  func control(_ control: ControlID, typed text: String) -> Bool {
    host?.typed(text, into: control, of: self) == true
  }

  func editField(after control: ControlID) -> Bool {
    host?.editField(after: control, of: self) == true
  }

  func submission() -> @MainActor (Bool) -> Void {
    guard let host else { return { _ in } }
    return host.submission(from: self)
  }

  func detailTapped() { host?.send(.accessory, from: self) }

  func caretMoved() { host?.onCaret?() }

  func editingEnded() { host?.editingEnded(in: self) }

  func showPageAgain() { host?.showPageAgain(in: self) }

  func imageLoaded() { host?.imageLoaded(in: self) }
}
#endif
