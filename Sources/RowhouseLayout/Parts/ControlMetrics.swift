// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// The sizes of a host's controls, in points at the standard text size.
public struct ControlMetrics: Hashable, Sendable {
  /// The size of a switch.
  public var toggle: Dimensions
  /// The size of a chevron.
  public var disclosure: Dimensions
  /// The size of a checkmark.
  public var checkmark: Dimensions
  /// The size of the detail button.
  public var detail: Dimensions
  /// The size of the spinner that shows work of unknown length.
  public var spinner: Dimensions
  /// The height of a progress bar, and its ideal width.
  public var bar: Dimensions
  /// The size of a badge without text, which is a dot.
  public var dot: Dimensions
  /// The minimum size of a badge with text.
  public var badge: Dimensions
  /// The space at each side of a badge's text.
  public var badgeInset: Double
  /// The minimum size of a field; the width is also its ideal width.
  public var field: Dimensions
  /// The space around a field's text, which does not scale with the text size.
  public var fieldInset: Dimensions
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
  /// The minimum size of a button.
  public var button: Dimensions
  /// The space around a button's title.
  public var buttonInset: Dimensions
  /// The font of buttons.
  public var buttonFont: StyleFont

  /// The sizes in the browser host's style sheet; chevron and switch are from SJStaticTableView.
  public static let standard = ControlMetrics(
    toggle: Dimensions(width: 51, height: 31),
    disclosure: Dimensions(width: 6.5, height: 10.5),
    checkmark: Dimensions(width: 18, height: 14.4),
    detail: .square(22.4),
    spinner: .square(20),
    bar: Dimensions(width: 64, height: 4.8),
    dot: .square(10),
    badge: .square(18),
    badgeInset: 5,
    field: Dimensions(width: 128, height: 32),
    fieldInset: Dimensions(width: 0, height: 4),
    slider: Dimensions(width: 128, height: 32),
    stepper: Dimensions(width: 94, height: 32),
    picker: Dimensions(width: 128, height: 32),
    // Browsers have no wheel, so they show a menu.
    wheel: Dimensions(width: 128, height: 32),
    date: Dimensions(width: 128, height: 32),
    color: .square(32),
    button: .square(32),
    buttonInset: Dimensions(width: 12.8, height: 4.8),
    buttonFont: .system(size: 15, weight: .semibold))
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
