// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A visitor that lets a widget show each control among the parts of a row, in order.
@MainActor
struct ControlPainter {
  let context: DrawingContext
  let style: ResolvedStyle
  private let state: RowState
  weak var target: (any PartTarget)?
  private let parent: WidgetPointer
  private let reused: [any ControlView]
  private var kept: (any EditableControlView)?
  /// The controls that were used, in order.
  private(set) var controls: [any ControlView] = []

  /// Creates a painter that reuses the controls of parts with the same shape, and keeps a field as long as there is a
  /// part for it.
  init(
    context: DrawingContext, style: ResolvedStyle, state: RowState, target: (any PartTarget)?,
    parent: WidgetPointer, reusing reused: [any ControlView],
    keeping kept: (any EditableControlView)?
  ) {
    self.context = context
    self.style = style
    self.state = state
    self.target = target
    self.parent = parent
    self.reused = reused
    self.kept = kept
  }

  mutating func paint(_ part: Part) {
    switch part {
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      for part in stack.parts { paint(part) }
    case .grid(let grid):
      for part in grid.parts { paint(part) }
    case .box(let box): paint(box.content)
    case .control(let control): paint(control)
    case .progress(let progress) where progress.fraction == nil:
      next(SpinnerPartView.self).show(progress)
    case .progress(let progress): next(BarPartView.self).show(progress)
    case .accessory(.detailDisclosure):
      for part in StackPart.detailDisclosure.parts { paint(part) }
    case .accessory(.detail): next(DetailPartView.self).updateLabel(in: context)
    case .pager(let pager):
      next(PagerPartView.self).show(pager, style: style, state: state, in: context)
    case .text, .image, .spacer, .divider, .accessory, .badge: break
    }
  }

  private mutating func paint(_ control: ControlPart) {
    let index = controls.count
    defer {
      controls[index].setState(state)
      setDirection(of: controls[index])
    }
    switch control {
    case .toggle(let toggle): next(TogglePartView.self).show(toggle)
    case .button(let button): next(ButtonPartView.self).show(button)
    case .field(let field) where field.input.lines > 1:
      next(LinesPartView.self, for: field).show(field, in: context)
    case .field(let field): next(FieldPartView.self, for: field).show(field, in: context)
    case .pressable(let pressable):
      next(PressablePartView.self).show(pressable, style: style, in: context)
    case .slider(let slider): next(SliderPartView.self).show(slider)
    case .stepper(let stepper): next(StepperPartView.self).show(stepper)
    case .picker(let picker) where picker.style == .segmented:
      next(SegmentsPartView.self).show(picker)
    // GTK has no wheel.
    case .picker(let picker): next(MenuPartView.self).show(picker)
    case .date(let date): next(DatePartView.self).show(date, in: context)
    case .color(let color): next(ColorPartView.self).show(color)
    }
  }

  /// Returns the control that previously showed the part at this position, or a new control.
  private mutating func next<View: ControlView>(_ type: View.Type) -> View {
    if controls.count < reused.count, let control = reused[controls.count] as? View {
      return use(control)
    }
    let control = View()
    control.setParent(parent)
    if let target { control.connect(to: target) }
    return use(control)
  }

  /// Returns the control of a field, which may be the one that the user is editing.
  private mutating func next<View: EditableControlView>(
    _ type: View.Type, for field: FieldPart
  ) -> View {
    guard let control = kept as? View, control.editor.control == field.control,
      gtk_widget_get_parent(control.pointer) == parent
    else { return next(type) }
    kept = nil
    // The widget keeps its parent, so the focus and the insertion point are preserved.
    gtk_widget_insert_before(control.pointer, parent, nil)
    return use(control)
  }

  private mutating func use<View: ControlView>(_ control: View) -> View {
    setDirection(of: control)
    controls.append(control)
    return control
  }

  /// Sets the direction of a control and of the widgets inside it to that of the page.
  ///
  /// Widgets that were created after the last call have the direction of the system.
  private func setDirection(of control: any ControlView) {
    let direction = context.direction
    let isOther = direction != gtk_widget_get_default_direction()
    if isOther || gtk_widget_get_direction(control.pointer) != direction {
      control.pointer.setDirection(direction)
    }
  }
}
#endif
