// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// The parts of one row in a widget.
///
/// Controls are children of the widget, and all other parts are drawn as marks.
///
/// Controls set all of their properties for each part, so no value of the previous part remains.
@MainActor
final class PartCanvas {
  private unowned let owner: DrawnWidget
  weak var target: (any PartTarget)?
  private var shown: [CanvasControl] = []
  private var frames: [PartFrame] = []
  /// The parts in reading order, after they were placed.
  private(set) var marks: [PartMark] = []
  private var identifier: ReuseIdentifier?
  private var upperIdentifier: ReuseIdentifier?
  private var loading: [String: Task<Void, Never>] = [:]

  init(in owner: DrawnWidget) { self.owner = owner }

  isolated deinit { stopLoading() }
}

extension PartCanvas {
  /// The controls, in reading order.
  var controls: [any ControlView] { shown.map(\.view) }

  /// Shows parts with the shape `identifier` in place of the previous parts, in the direction of
  /// the page.
  ///
  /// The shape `upper` of the first parts, after which no part contains controls, defaults to the whole shape. If it
  /// has changed, each control shows the part with its id, and controls without a part are removed. If one of them has the
  /// focus, the row receives it.
  func show(
    _ part: Part, shape identifier: ReuseIdentifier, reusing upper: ReuseIdentifier? = nil,
    style: ResolvedStyle, state: RowState = RowState(), in context: DrawingContext
  ) {
    if gtk_widget_get_direction(owner.pointer) != context.direction {
      gtk_widget_set_direction(owner.pointer, context.direction)
    }
    let isSameShape = identifier == self.identifier
    let isSameUpperShape = (upper ?? identifier) == upperIdentifier
    var painter = ControlPainter(
      context: context, style: style, state: state, target: target, parent: owner.pointer,
      reusing: shown, ofSameShape: isSameUpperShape)
    painter.paint(part)
    for control in shown where !painter.controls.contains(where: { $0.view === control.view }) {
      control.view.pointer.moveFocusToAncestor()
    }
    upperIdentifier = upper ?? identifier
    shown = painter.controls
    guard !isSameShape else { return }
    frames = []
    self.identifier = identifier
  }

  /// Discards the state that the user's interaction left in the controls, because other parts of the
  /// same shape follow.
  func forgetUse() {
    for control in controls { control.forgetUse() }
  }

  /// The field that the user is editing, or `nil` if there is none.
  var editedControl: (any EditableControlView)? { field { $0.editor.isEditing } }

  /// The field whose text has the focus, or `nil` if there is none.
  var focusedField: (any EditableControlView)? { field { $0.view.containsFocus } }

  /// Returns the first field, also inside other controls, that satisfies a condition, or `nil` if there is none.
  private func field(
    where isWanted: (any EditableControlView) -> Bool
  ) -> (any EditableControlView)? {
    for control in controls {
      if let field = control as? any EditableControlView, isWanted(field) { return field }
      for canvas in control.canvases {
        if let field = canvas.field(where: isWanted) { return field }
      }
    }
    return nil
  }

  /// Stores the frames of the parts, moved by an offset in points.
  ///
  /// If `isOpen` is true, the row shows the rows below it, and its disclosure indicator points down.
  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double) = (0, 0), style: ResolvedStyle,
    isOpen: Bool = false, in context: DrawingContext
  ) {
    var placing = PartPlacing(context: context, style: style, isOpen: isOpen, controls: controls)
    placing.setFrames(of: part, movedBy: offset)
    marks = placing.marks
    frames = placing.frames
    // The parts are placed again for each width of the window, and after each other image.
    stopLoading(except: placing.addresses)
    for address in placing.missingImages where loading[address] == nil {
      load(address, context.images)
    }
  }

  /// Stops loading images, because the owner is out of view.
  func stopLoading() {
    stopLoading(except: [])
    for control in controls { control.stopLoading() }
  }

  /// Stops loading images that the parts no longer show.
  private func stopLoading(except wanted: [String]) {
    for (address, task) in loading where !wanted.contains(address) {
      task.cancel()
      loading[address] = nil
    }
  }

  /// Sets the frames of the controls.
  func allocate() {
    for (control, frame) in zip(controls, frames) {
      var frame = control.frame(in: frame)
      // GTK does not make a widget smaller than its minimum, so a wider widget extends beyond the
      // trailing edge.
      let minimum = Double(control.pointer.measured(GTK_ORIENTATION_HORIZONTAL).minimum)
      if frame.width < minimum, gtk_widget_get_direction(control.pointer) == GTK_TEXT_DIR_RTL {
        frame.x -= minimum - frame.width
      }
      control.pointer.allocate(
        x: Int32(frame.x), y: Int32(frame.y), width: Int32(max(0, frame.width)),
        height: Int32(max(0, frame.height)))
    }
  }

  /// Draws the marks.
  ///
  /// The owner draws the controls over them.
  func draw(_ snapshot: OpaquePointer) {
    for mark in marks { mark.draw(snapshot, in: owner.pointer) }
  }

  private func load(_ address: String, _ images: PageImages) {
    loading[address] = Task { [weak self] in
      let image = await images.remoteImage(address)
      guard !Task.isCancelled else { return }
      self?.loading[address] = nil
      if image != nil { self?.target?.imageLoaded() }
    }
  }
}

extension Part {
  /// True if the part has its own widget.
  var hasControl: Bool {
    switch self {
    case .control, .progress, .accessory(.detail), .pager: true
    case .text, .image, .divider, .accessory, .box, .badge, .horizontal, .vertical, .layered, .grid,
      .spacer:
      false
    }
  }
}
#endif
