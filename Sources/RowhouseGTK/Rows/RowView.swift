// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseLayout
import RowhouseModel

/// The widget of a row.
///
/// The widget draws texts and images itself. Only the controls of the row are separate widgets.
final class RowView: EntryView {
  weak var owner: (any RowOwner)?
  /// The row that the widget shows.
  var reference: RowReference?
  private(set) var drawing: RowDrawing?
  private(set) var look = RowLook()
  /// True while a mouse button is pressed on the row.
  ///
  /// GTK clears its own flag before it reports the release.
  var isPressed = false {
    didSet { gtk_widget_queue_draw(pointer) }
  }
  private(set) lazy var canvas = PartCanvas(in: self)
  private lazy var edits = RowEditControls(in: self)
  /// The frames of the parts at a width, with the text of the field that grows while the user edits it.
  private var placed: (width: Double, growingText: String?, row: PlacedRow)?
  private var hasFrames = false
  private var shortcut: KeyboardShortcut?

  private static let type = DrawnClass("RowhouseRow") { type, _ in
    guard let type = type?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    for action in RowCommand.allCases {
      gtk_widget_class_install_action(type, action.rawValue, nil, drawnAction)
      for (key, modifiers) in action.keys {
        gtk_widget_class_add_shortcut(
          type,
          gtk_shortcut_new(
            gtk_keyval_trigger_new(guint(key), modifiers), gtk_named_action_new(action.rawValue)))
      }
    }
  }

  init() {
    // The style sheet of libadwaita draws its own frame around a focused widget named "row".
    super.init(Self.type, cssName: "tablerow", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    gtk_widget_set_focusable(pointer, 1)
    RowGestures.add(to: self)
  }

  override func height(width: Double) -> Double {
    layOut(width: width)?.height.pixelUp(1) ?? 0
  }

  override func allocate(width: Int32, height: Int32) {
    guard let drawing else { return }
    if !hasFrames || placed?.width != Double(width), let row = layOut(width: Double(width)) {
      hasFrames = true
      canvas.setFrames(
        of: row.body, movedBy: (leftRoom, 0), style: drawing.style,
        isOpen: drawing.row.role?.isOpen == true, in: drawing.context)
    }
    canvas.allocate()
    edits.allocate(width: width, height: height)
  }

  override func draw(_ snapshot: OpaquePointer) {
    guard let drawing, !drawing.isHidden else { return }
    RowBackground(self, drawing, look).draw(snapshot)
    canvas.draw(snapshot)
    drawChildren(snapshot)
    if gtk_widget_has_visible_focus(pointer) != 0 {
      FocusRing.draw(snapshot, in: pointer, radius: look.radius, drawing.context)
    }
    FocusRing.draw(
      snapshot, aroundFieldOf: canvas, in: pointer, radius: look.radius, drawing.context)
  }

  override func stateChanged() { gtk_widget_queue_draw(pointer) }

  override func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    RowFocus(self).move(direction)
  }

  override func perform(_ action: String) {
    if let command = RowCommand(rawValue: action) { owner?.perform(command, on: self) }
  }
}

extension RowView {
  /// Shows a row in place of the previous one.
  ///
  /// - Returns: True if its height may have changed.
  @discardableResult
  func show(_ drawing: RowDrawing, look: RowLook) -> Bool {
    let isSame = self.drawing.map { $0.looksLike(drawing) } ?? false
    let hasSameRoom = look.editing == self.look.editing && look.isMovable == self.look.isMovable
    let hasSameLook = look == self.look
    self.drawing = drawing
    self.look = look
    if !hasSameLook || !isSame { edits.update(for: drawing, look: look) }
    canvas.target = self
    // Shows the parts even if they are equal, so that a control that the user has changed returns
    // to the value of the page.
    canvas.show(
      drawing.body, shape: drawing.shape, reusing: drawing.upperShape, style: drawing.style,
      state: drawing.row.state, in: drawing.context)
    // A field that has grown and whose text was refused has its former height again.
    let isPlaced = placed.map { $0.growingText == growingField?.growingText } ?? true
    if isSame, hasSameRoom, isPlaced {
      if !hasSameLook { gtk_widget_queue_draw(pointer) }
      describe(drawing)
      return false
    }
    placed = nil
    hasFrames = false
    describe(drawing)
    contentChanged()
    return true
  }

  /// Ends a drag of the row by its handle without a move.
  func cancelDrag() { edits.cancelDrag() }

  /// Moves the focus to the row, unless it is in the row already.
  func takeFocus() {
    if !pointer.containsFocus { gtk_widget_grab_focus(pointer) }
  }

  /// Measures and places the row again, because an image has been loaded, the user has changed the text of a field that
  /// grows, or the row was out of view.
  func measureAgain() {
    placed = nil
    hasFrames = false
    contentChanged()
  }

  private func describe(_ drawing: RowDrawing) {
    for command in RowCommand.allCases {
      gtk_widget_action_set_enabled(
        pointer, command.rawValue, command.isAvailable(for: drawing, look).glib)
    }
    pointer.setAccessibleName(drawing.accessibleName)
    // The controls of a row have their own descriptions.
    pointer.setAccessibleDescription(
      drawing.body.controls.isEmpty ? drawing.row.state.hint : nil)
    pointer.setAccessibleDisabled(drawing.row.isDisabled)
    showShortcut(of: drawing.row)
    pointer.setAccessibleExpanded(drawing.row.role.flatMap(\.isOpen))
    let isChecked = drawing.row.accessory == .checkmark
    let isChosen = isChecked ? true : drawing.row.role?.isChosen ?? drawing.row.isSelected
    pointer.setAccessibleSelected(isChosen ?? (look.isSelected ? true : nil))
    gtk_widget_set_can_target(pointer, (!drawing.isHidden).glib)
    gtk_widget_set_focusable(pointer, (!drawing.isHidden).glib)
  }

  private func showShortcut(of row: AnyRow) {
    guard row.shortcut != shortcut else { return }
    shortcut = row.shortcut
    let label = shortcut?.nativeLabel
    gtk_widget_set_tooltip_text(pointer, label)
    pointer.setAccessibleKeys(label)
  }

  /// The space at the left of the content, in points.
  private var leftRoom: Double {
    let isRightToLeft = drawing?.context.environment.isRightToLeft == true
    return isRightToLeft ? look.trailingRoom : look.leadingRoom
  }

  /// The field that the user edits, if it grows with its text; otherwise `nil`.
  private var growingField: LinesPartView? {
    canvas.controls.lazy.compactMap { $0 as? LinesPartView }.first { $0.growingText != nil }
  }

  /// Returns the frames of the parts at the width of the row.
  private func layOut(width: Double) -> PlacedRow? {
    if let placed, placed.width == width { return placed.row }
    guard let drawing else { return nil }
    let room = max(0, width - look.leadingRoom - look.trailingRoom)
    let field = growingField
    let text = field?.growingText
    var body = drawing.body
    if let field, let text { body = body.showing(text, in: field.editor.control) }
    let row = drawing.context.layout.layOut(body, style: drawing.style, width: room)
    placed = (width, text, row)
    hasFrames = false
    return row
  }
}

extension RowView: PartTarget {
  func control(_ control: ControlID, changedTo value: ControlValue) {
    owner?.send(.change(control, value), from: self)
  }

  func control(_ control: ControlID, typed text: String) -> Bool {
    owner?.typed(text, into: control, in: self) ?? false
  }

  func control(_ control: ControlID, leftWith value: ControlValue) {
    owner?.endEditing(with: .change(control, value), in: self)
  }

  func submission() -> @MainActor (Bool) -> Void {
    guard let owner else { return { _ in } }
    return owner.submission(from: self)
  }

  func caretMoved() { owner?.caretMoved() }

  func linesChanged() {
    measureAgain()
    owner?.heightChanged(of: self)
    caretMoved()
  }

  func detailPressed() { owner?.send(.accessory, from: self) }

  func editingEnded() { owner?.editingEnded(in: self) }

  func showPageAgain() { owner?.redraw(self) }

  func imageLoaded() {
    measureAgain()
    owner?.heightChanged(of: self)
  }
}

extension RowRole {
  /// True if the option of the row is chosen, or `nil` if the row is not an option.
  ///
  /// A list item of GTK has no state for several options of which some are chosen.
  fileprivate var isChosen: Bool? {
    switch self {
    case .radio(let isChosen): isChosen
    case .check(let isChosen): isChosen ?? false
    case .expander, .link, .page: nil
    }
  }

  /// True if the row shows the rows below it, or `nil` if the row does not show and hide other
  /// rows.
  fileprivate var isOpen: Bool? {
    if case .expander(let isOpen) = self { isOpen } else { nil }
  }
}
#endif
