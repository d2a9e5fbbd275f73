// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
package import RowhouseModel

/// The contents of a row, header, or footer on screen, read from its widget.
package struct EntryContents {
  /// The texts, in reading order.
  package private(set) var texts: [String] = []
  /// The accessory at the trailing edge.
  package private(set) var accessory = Accessory.none
  /// The controls, in reading order.
  package private(set) var controls: [Control] = []

  /// A control with the value that it shows.
  package struct Control {
    /// The name of the control.
    package let id: ControlID
    package let value: ControlValue
    /// The title of a button, or `nil` for any other control.
    package let title: String?
    package let widget: OpaquePointer
    /// The widgets inside it with which the user interacts: the segments of a picker, or the calendar and the fields of
    /// a date.
    package var parts: [OpaquePointer] = []
    /// The keys of the options of a picker, in order.
    package var options: [String?] = []
    /// True if the user cannot use the control.
    package let isDisabled: Bool
  }

  @MainActor
  init(_ canvas: PartCanvas) { read(canvas) }

  @MainActor
  private mutating func read(_ canvas: PartCanvas) {
    for mark in canvas.marks {
      switch mark {
      case .text(let layout, _, _, _): append(layout.text)
      case .icon("object-select-symbolic", _, _): accessory = .checkmark
      case .icon: accessory = accessory == .detail ? .detailDisclosure : .disclosure
      case .control(let control): read(control)
      case .fill, .border, .image, .clip, .endOfClip, .sign, .endOfSign: break
      }
    }
  }

  @MainActor
  private mutating func read(_ control: any ControlView) {
    switch control {
    case let toggle as TogglePartView:
      let isOn = gtk_switch_get_active(toggle.pointer.opaque) != 0
      add(toggle.control, .isOn(isOn), toggle.pointer)
    case let slider as SliderPartView:
      add(slider.slider.control, .number(slider.slider.nearest(to: slider.number)), slider.pointer)
    case let stepper as StepperPartView:
      let number = stepper.stepper.shownNumber
      add(stepper.stepper.control, .number(number), stepper.pointer)
    case let menu as MenuPartView:
      guard let picker = menu.picker else { return }
      add(picker.control, .option(menu.shown?.key), menu.pointer, options: menu.entries)
      append(menu.shown?.title ?? "")
    case let segments as SegmentsPartView:
      guard let picker = segments.picker else { return }
      add(
        picker.control, .option(segments.shown?.key), segments.pointer, parts: segments.buttons,
        options: segments.entries)
      for entry in segments.entries { append(entry.title) }
    case let date as DatePartView:
      guard let part = date.part else { return }
      add(
        part.control, .date(part.isMissing ? nil : date.shown ?? part.date), date.pointer,
        parts: [date.calendar, date.hour, date.minute, date.removal, date.half])
      if part.isMissing { append(part.shownNoneTitle) }
    case let color as ColorPartView:
      add(color.part.control, .color(color.shown), color.pointer)
    case let field as FieldPartView:
      add(field.editor.control, .text(field.text), field.view)
      if field.editor.part?.input.kind != .secure { append(field.text) }
    case let lines as LinesPartView:
      add(lines.editor.control, .text(lines.text), lines.view)
      append(lines.text)
    case let button as ButtonPartView:
      let title = button.title
      add(button.control, .pressed, button.pointer, title: title)
      append(title)
    case let pressable as PressablePartView:
      add(
        pressable.pressable.control, .pressed, pressable.pointer, title: pressable.pressable.label)
      read(pressable.canvas)
    case let pager as PagerPartView: for page in pager.pages { read(page.canvas) }
    case is DetailPartView: accessory = .detail
    default: break
    }
  }

  private mutating func append(_ text: String) {
    if !text.isEmpty { texts.append(text) }
  }

  private mutating func add(
    _ id: ControlID, _ value: ControlValue, _ widget: WidgetPointer, title: String? = nil,
    parts: [WidgetPointer] = [], options: [PickerPart.Entry] = []
  ) {
    controls.append(
      Control(
        id: id, value: value, title: title, widget: widget.opaque, parts: parts.map(\.opaque),
        options: options.map(\.key), isDisabled: gtk_widget_is_sensitive(widget) == 0))
  }
}
#endif
