// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseLayout
import RowhouseModel

/// A visitor that lets a view draw each part of a row, in order.
@MainActor
struct PartPainter {
  let context: DrawingContext
  let style: ResolvedStyle
  private let state: RowState
  weak var target: (any PartTarget)?
  let isAnimated: Bool
  private let reused: [any PartView]
  private var kept: [any PartView]
  /// The views that were used, in order.
  private(set) var views: [any PartView] = []

  /// Creates a painter that reuses the views of parts with the same shape, and keeps views that the user is using as long
  /// as there is a part for each.
  init(
    context: DrawingContext, style: ResolvedStyle, state: RowState, target: (any PartTarget)?,
    isAnimated: Bool, reusing reused: [any PartView], keeping kept: [any PartView]
  ) {
    self.context = context
    self.style = style
    self.state = state
    self.target = target
    self.isAnimated = isAnimated
    self.reused = reused
    self.kept = kept
    views.reserveCapacity(reused.count)
  }

  mutating func paint(_ part: Part, in container: UIView) {
    switch part {
    case .text(let text): next(TextPartView.self, in: container).show(text, in: context)
    case .image(let image):
      if let tile = image.tile {
        next(TilePartView.self, in: container).show(image, on: tile, style: style, in: context)
      } else {
        next(ImagePartView.self, in: container).show(image, style: style, in: context)
      }
    case .horizontal(let stack), .vertical(let stack), .layered(let stack):
      for part in stack.parts { paint(part, in: container) }
    case .grid(let grid):
      for part in grid.parts { paint(part, in: container) }
    case .spacer, .accessory(.none): break
    case .divider: next(DividerPartView.self, in: container).updateColor(in: context)
    case .control(let control): paint(control, in: container)
    case .progress(let progress) where progress.fraction == nil:
      next(SpinnerPartView.self, in: container).show(progress)
    case .progress(let progress):
      next(BarPartView.self, in: container)
        .show(progress, style: style, in: context, isAnimated: isAnimated)
    case .accessory(.detailDisclosure):
      for part in StackPart.detailDisclosure.parts { paint(part, in: container) }
    case .accessory(.detail):
      next(DetailPartView.self, in: container).updateColor(style: style, in: context)
    case .accessory(let accessory):
      next(SignPartView.self, in: container).show(accessory, style: style, in: context)
    case .badge(let badge): next(BadgePartView.self, in: container).show(badge, in: context)
    case .box(let box):
      let view = next(BoxPartView.self, in: container)
      view.show(box, in: context)
      paint(box.content, in: view)
    case .pager(let pager):
      let view = next(PagerPartView.self, in: container) { _ in true }
      view.show(pager, in: context)
      for page in pager.pages { paint(page, in: view.pages) }
    }
  }

  private mutating func paint(_ control: ControlPart, in container: UIView) {
    let index = views.count
    defer { views[index].setState(state) }
    switch control {
    case .toggle(let toggle):
      next(TogglePartView.self, in: container).show(toggle, in: context, isAnimated: isAnimated)
    case .button(let button):
      next(ButtonPartView.self, in: container).show(button, style: style, in: context)
    case .field(let field) where field.input.isMultiline:
      next(LinesPartView.self, in: container) { $0.editor.control == field.control }
        .show(field, in: context)
    case .field(let field):
      next(FieldPartView.self, in: container) { $0.editor.control == field.control }
        .show(field, in: context)
    case .pressable(let pressable):
      let view = next(PressablePartView.self, in: container)
      view.show(pressable)
      paint(pressable.content, in: view)
    case .slider(let slider):
      next(SliderPartView.self, in: container) { $0.control == slider.control }
        .show(slider, in: context, isAnimated: isAnimated)
    case .stepper(let stepper) where context.isMac:
      next(StepButtonsPartView.self, in: container).show(stepper, in: context)
    case .stepper(let stepper):
      next(StepperPartView.self, in: container) { $0.control == stepper.control }.show(stepper)
    case .picker(let picker): paint(picker, in: container)
    case .date(let date) where date.noneTitle != nil:
      next(OptionalDatePartView.self, in: container)
        .show(date, style: style, in: context, isAnimated: isAnimated)
    case .date(let date):
      next(DatePartView.self, in: container).show(date, in: context, isAnimated: isAnimated)
    case .color(let color): next(ColorPartView.self, in: container).show(color)
    }
  }

  private mutating func paint(_ picker: PickerPart, in container: UIView) {
    switch picker.style {
    case .wheel where context.isMac, .menu:
      next(MenuPartView.self, in: container).show(picker, style: style, in: context)
    case .segmented: next(SegmentsPartView.self, in: container).show(picker)
    case .wheel: next(WheelPartView.self, in: container).show(picker, isAnimated: isAnimated)
    }
  }

  /// Returns the view that previously drew the part at this position, or a new view.
  private mutating func next<View: PartView>(_ type: View.Type, in container: UIView) -> View {
    if views.count < reused.count, let view = reused[views.count] as? View,
      view.superview === container
    {
      return use(view)
    }
    let view = View(frame: .zero)
    container.addSubview(view)
    if let target { view.connect(to: target) }
    return use(view)
  }

  /// Returns the first view that is kept for a part, or otherwise another view.
  private mutating func next<View: PartView>(
    _ type: View.Type, in container: UIView, keptIf isWanted: (View) -> Bool
  ) -> View {
    let index = kept.firstIndex { ($0 as? View).map(isWanted) ?? false }
    guard let index, let view = kept.remove(at: index) as? View else {
      return next(type, in: container)
    }
    // Moving a view would dismiss the keyboard, and end a touch.
    if view.superview !== container { container.addSubview(view) }
    container.bringSubviewToFront(view)
    return use(view)
  }

  private mutating func use<View: PartView>(_ view: View) -> View {
    // A view does not inherit the direction of its superview.
    let direction: UISemanticContentAttribute =
      context.environment.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if view.semanticContentAttribute != direction { view.semanticContentAttribute = direction }
    views.append(view)
    return view
  }
}
#endif
