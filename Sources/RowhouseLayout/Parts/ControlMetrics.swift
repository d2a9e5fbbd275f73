// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The sizes of a host's controls, in points at the standard text size.
public struct ControlMetrics: Hashable, Sendable {
  /// The size of a switch.
  public var toggle: Dimensions
  /// The sizes of accessories.
  public var accessories: Accessories
  /// The sizes of spinners and progress bars.
  public var progress: Progress
  /// The sizes of badges.
  public var badge: Badge
  /// The sizes of fields.
  public var field: Field
  /// The size of a slider; the width is its ideal width.
  public var slider: Dimensions
  /// The size of a stepper.
  public var stepper: Dimensions
  /// The size of a picker that opens a menu or has segments; the width is its ideal width.
  public var picker: Dimensions
  /// The size of a wheel; the width is its ideal width.
  public var wheel: Dimensions
  /// The size of a control for dates; the width is its ideal width.
  public var date: Dimensions
  /// The size of a control for a color.
  public var color: Dimensions
  /// The sizes and the font of buttons.
  public var button: Button

  /// The sizes in the browser host's style sheet; chevron and switch are from SJStaticTableView.
  public static let standard = ControlMetrics(
    toggle: Dimensions(width: 51, height: 31),
    accessories: Accessories(
      disclosure: Dimensions(width: 6.5, height: 10.5),
      checkmark: Dimensions(width: 18, height: 14.4),
      detail: .square(22.4)),
    progress: Progress(spinner: .square(20), bar: Dimensions(width: 64, height: 4.8)),
    badge: Badge(dot: .square(10), size: .square(18), inset: 5),
    field: Field(
      size: Dimensions(width: 128, height: 32),
      inset: Dimensions(width: 0, height: 4)),
    slider: Dimensions(width: 128, height: 32),
    stepper: Dimensions(width: 94, height: 32),
    picker: Dimensions(width: 128, height: 32),
    // Browsers have no wheel, so they show a menu.
    wheel: Dimensions(width: 128, height: 32),
    date: Dimensions(width: 128, height: 32),
    color: .square(32),
    button: Button(
      size: .square(32),
      inset: Dimensions(width: 12.8, height: 4.8),
      font: .system(size: 15, weight: .semibold)))
}

extension ControlMetrics {
  /// Returns the rule by which a control is laid out.
  func rule(for control: ControlPart) -> ControlRule {
    switch control {
    case .toggle: .sized(toggle)
    case .button(let button): .title(button.title)
    case .field(let field): .lines(field)
    case .pressable: .content
    case .slider: .sized(slider)
    case .stepper: .sized(stepper)
    case .picker(let picker): .sized(picker.style == .wheel ? wheel : self.picker)
    case .date: .sized(date)
    case .color: .sized(color)
    }
  }
}

extension ControlMetrics.Accessories {
  func size(of accessory: Accessory) -> Dimensions {
    switch accessory {
    case .none: .square(0)
    case .disclosure: disclosure
    case .checkmark: checkmark
    case .detail: detail
    case .detailDisclosure:
      Dimensions(
        width: detail.width + StackPart.detailDisclosure.spacing + disclosure.width,
        height: max(detail.height, disclosure.height))
    }
  }
}

/// The rule by which one or more kinds of control are laid out.
enum ControlRule {
  /// A fixed size in points at the standard text size.
  case sized(Dimensions)
  /// The size of the control's title.
  case title(String)
  /// The height of the number of lines that the control shows.
  case lines(FieldPart)
  /// The layout of the control's content.
  case content
}
