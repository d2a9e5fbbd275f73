// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseLayout
import RowhouseModel

/// A control of a row.
@MainActor
struct CanvasControl {
  let view: any ControlView
  /// The id of the part that the widget shows, or `nil` if parts of its kind have no ids.
  let id: ControlID?

  /// Returns the widget if its type is exactly `type`, or `nil` otherwise.
  ///
  /// A secure field is a field, too, but assistive technologies must not read it.
  fileprivate func view<View: ControlView>(of type: View.Type) -> View? {
    Swift.type(of: view) == type ? view as? View : nil
  }
}

/// A visitor that lets a widget show each control among the parts of a row, in order.
@MainActor
struct ControlPainter {
  let context: DrawingContext
  let style: ResolvedStyle
  private let state: RowState
  weak var target: (any PartTarget)?
  private let parent: WidgetPointer
  private var reused: [CanvasControl]
  private let isSameShape: Bool
  /// True if a control was created, after which all others have to follow it.
  private var hasAdded = false
  /// The controls that were used, in order.
  private(set) var controls: [CanvasControl] = []

  /// Creates a painter that reuses the controls of other parts.
  ///
  /// Parts of the same shape have the controls in the same order. If the shape differs, a control shows the part with
  /// its id, so that a control that the user holds or has opened, or that has the focus, remains.
  init(
    context: DrawingContext, style: ResolvedStyle, state: RowState, target: (any PartTarget)?,
    parent: WidgetPointer, reusing reused: [CanvasControl], ofSameShape isSameShape: Bool
  ) {
    self.context = context
    self.style = style
    self.state = state
    self.target = target
    self.parent = parent
    self.reused = reused
    self.isSameShape = isSameShape
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
    case .progress(let progress): next(BarPartView.self).show(progress, in: context)
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
      controls[index].view.setState(state)
      setDirection(of: controls[index].view)
    }
    let id = control.control
    switch control {
    case .toggle(let toggle): next(TogglePartView.self, id).show(toggle)
    case .button(let button): next(ButtonPartView.self, id).show(button)
    case .field(let field) where field.input.isMultiline:
      next(LinesPartView.self, id).show(field, in: context)
    case .field(let field) where field.input.kind == .secure:
      next(SecureFieldPartView.self, id).show(field, in: context)
    case .field(let field): next(FieldPartView.self, id).show(field, in: context)
    case .pressable(let pressable):
      next(PressablePartView.self, id).show(pressable, style: style, in: context)
    case .slider(let slider): next(SliderPartView.self, id).show(slider)
    case .stepper(let stepper): next(StepperPartView.self, id).show(stepper)
    case .picker(let picker) where picker.style == .segmented:
      next(SegmentsPartView.self, id).show(picker)
    // GTK has no wheel.
    case .picker(let picker): next(MenuPartView.self, id).show(picker)
    case .date(let date): next(DatePartView.self, id).show(date, in: context)
    case .color(let color): next(ColorPartView.self, id).show(color)
    }
  }

  /// Returns the control that previously showed a part, or a new control.
  ///
  /// - Parameters:
  ///   - type: The kind of the control.
  ///   - id: The id of the part, or `nil` if parts of its kind have no ids.
  /// - Returns: The control, which has the last position among those that were used.
  private mutating func next<View: ControlView>(_ type: View.Type, _ id: ControlID? = nil) -> View {
    let control = reusable(type, id) ?? add(type)
    setDirection(of: control)
    controls.append(CanvasControl(view: control, id: id))
    return control
  }

  private mutating func reusable<View: ControlView>(_ type: View.Type, _ id: ControlID?) -> View? {
    if isSameShape {
      guard controls.count < reused.count, let control = reused[controls.count].view(of: type)
      else { return nil }
      if hasAdded { gtk_widget_insert_before(control.pointer, parent, nil) }
      return control
    }
    let found = reused.firstIndex { $0.id == id && $0.view(of: type) != nil }
    guard let found, let control = reused.remove(at: found).view(of: type) else { return nil }
    // The widget keeps its parent, so the focus and the insertion point are preserved.
    gtk_widget_insert_before(control.pointer, parent, nil)
    return control
  }

  private mutating func add<View: ControlView>(_ type: View.Type) -> View {
    hasAdded = true
    let control = View()
    control.setParent(parent)
    if let target { control.connect(to: target) }
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
