// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseLayout
import UIKitDriving

/// The differences between the views of a cell and the parts of its row.
@MainActor
struct CellCheck {
  private(set) var faults: [String] = []
  private let cell: UITableViewCell
  private let theme: Theme
  private let scale: Double
  private var views: ArraySlice<UIView>

  /// - Parameters:
  ///   - cell: The cell.
  ///   - theme: The theme of its page.
  ///   - scale: The factor of the reader's text size.
  ///   - placed: The expected frames of the row's parts.
  init(_ cell: UITableViewCell, theme: Theme, scale: Double, placed: PlacedRow) {
    self.cell = cell
    self.theme = theme
    self.scale = scale
    views = cell.contentView.drawnParts[...]
    if abs(Double(cell.bounds.height) - placed.height) > 0.01 {
      faults.append("is \(cell.bounds.height) tall, and should be \(placed.height)")
    }
    _ = check(placed.body, isInside: true)
    if !views.isEmpty { faults.append("has \(views.count) views too many") }
  }

  /// Checks a part and its children.
  ///
  /// - Parameters:
  ///   - placed: The part.
  ///   - isInside: True if the part must be inside the cell, as all are except the pages of pagers.
  ///   - parent: The part that contains this one, or `nil` if there is none.
  ///   - distance: The distance by which the view of the part is moved from its frame. Defaults to 0.
  /// - Returns: The frames of the views that draw the part, in the cell.
  private mutating func check(
    _ placed: PlacedPart, isInside: Bool, in parent: Part? = nil, movedBy distance: CGFloat = 0
  ) -> [CGRect] {
    var (own, isPager) = ([CGRect](), false)
    if case .pager = placed.part { isPager = true }
    if placed.part.isDrawn {
      guard let view = views.popFirst() else {
        faults.append("has no view for \(placed.part)")
        return []
      }
      own = [
        view.convert(view.bounds, to: cell.contentView).offsetBy(dx: -distance, dy: 0)
      ]
      checkFrame(own[0], of: view, beside: placed.frame, isInside: isInside)
      checkContent(of: view, placed.part)
    }
    let sign = distanceOfSign(in: placed, of: parent)
    let inner = placed.children.enumerated().map { index, child in
      check(
        child, isInside: isInside && !isPager, in: placed.part, movedBy: index == 0 ? sign : 0)
    }
    if placed.part.keepsPartsApart {
      for (first, second) in zip(inner, inner.dropFirst()) {
        let overlap = united(first).intersection(united(second))
        if !overlap.isNull, overlap.width > 0.51, overlap.height > 0.51 {
          faults.append("has parts over each other: \(first) and \(second)")
        }
      }
    }
    return own.isEmpty ? inner.flatMap { $0 } : own
  }

  /// Returns the distance by which the sign before a number is moved to its digits, or 0 if the part contains no sign.
  ///
  /// The field of the number is as wide as the row, and its text is at the end.
  private func distanceOfSign(in placed: PlacedPart, of parent: Part?) -> CGFloat {
    guard case .horizontal = placed.part, case .horizontal? = parent,
      placed.children.count == 2, case .text = placed.children[0].part,
      case .control(.field(let field)) = placed.children[1].part, field.input.kind == .number,
      let view = views.dropFirst().first as? UITextField
    else { return 0 }
    return max(0, view.bounds.width - view.intrinsicContentSize.width.rounded(.up))
  }

  private func united(_ frames: [CGRect]) -> CGRect {
    frames.reduce(.null) { $0.union($1) }
  }

  private mutating func checkFrame(
    _ frame: CGRect, of view: UIView, beside expected: PartFrame, isInside: Bool
  ) {
    let differences =
      view is UISwitch || view is UIStepper || view is UIActivityIndicatorView
      ? [
        // These controls are centered, in their own size.
        (frame.midX - expected.x - expected.width / 2) / 100,
        (frame.midY - expected.y - expected.height / 2) / 100,
      ]
      : [
        frame.minX - expected.x, frame.minY - expected.y, frame.width - expected.width,
        frame.height - expected.height,
      ]
    if differences.contains(where: { abs($0) > 0.01 }) {
      faults.append("has \(type(of: view)) at \(frame), and should at \(expected)")
    }
    let room = cell.contentView.bounds.insetBy(dx: -0.01, dy: -0.01)
    if isInside, !frame.isEmpty, !room.contains(frame) {
      faults.append("has \(type(of: view)) at \(frame), which is not in \(room)")
    }
  }

  private mutating func checkContent(of view: UIView, _ part: Part) {
    let isRight: Bool
    switch (part, view) {
    case (.text(let text), let label as UILabel):
      let shown =
        text.lineLimit == 1 ? text.text.replacingOccurrences(of: "\n", with: " ") : text.text
      isRight =
        label.text == shown && label.font == UIFont.drawn(text.font, scale: scale)
        && isShown(label.textColor, as: text.color) && label.numberOfLines == text.lineLimit ?? 0
    case (.badge(let badge), let label as UILabel):
      isRight = label.text == badge.text && isShown(label.backgroundColor, as: badge.color)
    case (.image(let image), let view as UIImageView):
      isRight = image.source.isShown(by: view)
    case (.accessory(let accessory), let view as UIImageView):
      isRight =
        view.image?.isNamed(accessory == .checkmark ? "checkmark" : "chevron.forward") == true
    case (.control(.toggle(let toggle)), let view as UISwitch):
      isRight = view.isOn == toggle.isOn && view.accessibilityLabel == toggle.label
    case (.control(.slider(let slider)), let view as UISlider):
      isRight =
        view.accessibilityLabel == slider.label
        && (slider.valueText == nil || view.accessibilityValue == slider.valueText)
    case (.control(.date), is UIDatePicker): isRight = true
    case (.control(.date(let date)), _) where date.noneTitle != nil:
      let visible = view.subviews.filter { !$0.isHidden }
      isRight = visible.contains { $0 is UIDatePicker } != date.isMissing
    case (.control(.color(let color)), let view as UIColorWell):
      isRight = view.accessibilityLabel == color.label
    case (.control(.picker(let picker)), let view as UIButton):
      let option = picker.options.first { $0.key == picker.selection }
      isRight =
        view.title(for: .normal) == (option?.title ?? picker.noneTitle) && view.menu != nil
    case (.control(.picker(let picker)), let view as UISegmentedControl):
      isRight = view.numberOfSegments >= picker.options.count
    case (.control(.picker), is UIPickerView): isRight = true
    case (.control(.stepper(let stepper)), let view as UIStepper):
      isRight = view.accessibilityLabel == stepper.label && view.value == stepper.number
    case (.control(.button(let button)), let view as UIButton):
      isRight = view.title(for: .normal) == button.title
    case (.control(.field(let field)), let view as UITextField):
      isRight =
        view.text ?? "" == field.input.text
        && view.isSecureTextEntry == (field.input.kind == .secure)
    case (.control(.field(let field)), let view as UITextView):
      isRight = view.text ?? "" == field.input.text
    case (.box(let box), _):
      isRight =
        box.background.map { isShown(view.backgroundColor, as: $0) }
        ?? (view.backgroundColor == nil)
    case (.control(.pressable), is UIControl), (.progress, is UIProgressView), (.divider, _),
      (.progress, is UIActivityIndicatorView), (.pager, _):
      isRight = true
    default: isRight = false
    }
    if !isRight {
      faults.append("shows \(part) as \(type(of: view)) \((view as? UILabel)?.text ?? "")")
    }
  }

  /// Returns `true` if a color is that of the theme, in the cell's light or dark appearance.
  private func isShown(_ color: UIColor?, as expected: StyleColor) -> Bool {
    let isDark = cell.traitCollection.userInterfaceStyle == .dark
    let rgba = theme.rgba(of: expected, dark: isDark)
    let wanted = UIColor(
      red: CGFloat(rgba.red) / 255, green: CGFloat(rgba.green) / 255,
      blue: CGFloat(rgba.blue) / 255, alpha: CGFloat(rgba.alpha) / 255)
    return color?.resolvedColor(with: cell.traitCollection) == wanted
  }
}

extension ImageSource {
  /// Returns true if a view shows the image of that name, the only kind that the pages use.
  @MainActor
  fileprivate func isShown(by view: UIImageView) -> Bool {
    guard case .named(let name) = self else { return false }
    return view.image?.isNamed(name) == true
  }
}

extension Part {
  /// True if a view draws the part.
  fileprivate var isDrawn: Bool {
    switch self {
    case .horizontal, .vertical, .layered, .grid, .spacer, .accessory(.none): false
    default: true
    }
  }

  /// True if the parts inside are beside or below each other.
  fileprivate var keepsPartsApart: Bool {
    switch self {
    case .horizontal, .vertical, .grid: true
    default: false
    }
  }
}
#endif
