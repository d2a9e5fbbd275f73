// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// Content that acts as a button.
final class PressablePartView: DrawnWidget {
  private(set) var pressable = PressablePart(.spacer(), label: "")
  private var style = ResolvedStyle()
  private var context: DrawingContext?
  private weak var target: (any PartTarget)?
  private(set) lazy var canvas = PartCanvas(in: self)

  /// The radius of the corners of the ring and of the overlay, in points.
  private static let radius = 6.0

  private static let type = DrawnClass("RowhousePressable") { type, _ in
    guard let type = type?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    gtk_widget_class_install_action(type, "press.activate", nil, drawnAction)
    for key in [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space] {
      gtk_widget_class_add_shortcut(
        type,
        gtk_shortcut_new(
          gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0)),
          gtk_named_action_new("press.activate")))
    }
  }

  init() {
    super.init(Self.type, cssName: "pressable", role: GTK_ACCESSIBLE_ROLE_BUTTON)
    gtk_widget_set_focusable(pointer, 1)
    guard let click = gtk_gesture_click_new() else { return }
    observe("released", of: click.raw) { [weak self, click] arguments in
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      // Moving the pointer out of the widget cancels the press.
      guard let self,
        gtk_widget_contains(self.pointer, arguments.double(2), arguments.double(3)) != 0
      else { return }
      self.perform("press.activate")
    }
    gtk_widget_add_controller(pointer, click)
  }

  func show(_ pressable: PressablePart, style: ResolvedStyle, in context: DrawingContext) {
    (self.pressable, self.style, self.context) = (pressable, style, context)
    canvas.target = target
    canvas.show(
      pressable.content, shape: pressable.content.reuseIdentifier, style: style, in: context)
    pointer.setAccessibleName(pressable.label)
  }

  override func allocate(width: Int32, height: Int32) { canvas.allocate() }

  override func draw(_ snapshot: OpaquePointer) {
    let state = gtk_widget_get_state_flags(pointer).rawValue
    if let context, state & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 {
      snapshot.fill(pointer.bounds, radius: Self.radius, context.color(.label).faded(0.04))
    }
    let isDimmed =
      state & (GTK_STATE_FLAG_ACTIVE.rawValue | GTK_STATE_FLAG_INSENSITIVE.rawValue) != 0
    if isDimmed { gtk_snapshot_push_opacity(snapshot, 0.5) }
    canvas.draw(snapshot)
    drawChildren(snapshot)
    if isDimmed { gtk_snapshot_pop(snapshot) }
    if gtk_widget_has_visible_focus(pointer) != 0 {
      FocusRing.draw(snapshot, in: pointer, radius: Self.radius, context)
    }
  }

  override func moveFocus(_ direction: GtkDirectionType) -> Bool? {
    gtk_widget_has_focus(pointer) != 0 ? false : gtk_widget_grab_focus(pointer) != 0
  }

  override func stateChanged() { gtk_widget_queue_draw(pointer) }

  override func perform(_ action: String) {
    target?.control(pressable.control, changedTo: .pressed)
  }
}

extension PressablePartView: ControlView {
  func connect(to target: any PartTarget) {
    self.target = target
    canvas.target = target
  }

  func stopLoading() { canvas.stopLoading() }

  func setFrames(
    of part: PlacedPart, movedBy offset: (x: Double, y: Double), in context: DrawingContext
  ) {
    let origin = part.frame.moved(by: offset).snapped(toPixelsAt: context.environment.pixelScale)
    for child in part.children {
      canvas.setFrames(
        of: child, movedBy: (offset.x - origin.x, offset.y - origin.y), style: style, in: context)
    }
    gtk_widget_queue_allocate(pointer)
    gtk_widget_queue_draw(pointer)
  }
}
#endif
