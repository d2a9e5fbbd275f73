// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The appearance that the application's class gives a cell: its accessory, background, and
/// separator.
///
/// A row changes these properties if it has an accessory, or if its style differs from the theme.
/// If a row without such changes reuses the cell, the properties are restored.
@MainActor
struct NativeLooks {
  private let accessoryType: UITableViewCell.AccessoryType
  private let background: UIColor?
  private let separatorInset: UIEdgeInsets
  private let clipsToBounds: Bool
  private let hidesElements: Bool

  /// Records the appearance of a cell that no row has changed yet.
  init(of cell: UITableViewCell) {
    accessoryType = cell.accessoryType
    background = cell.backgroundColor
    separatorInset = cell.separatorInset
    clipsToBounds = cell.clipsToBounds
    hidesElements = cell.accessibilityElementsHidden
  }

  /// Applies the appearance of a row to the recorded cell.
  func apply(
    to cell: UITableViewCell, for row: AnyRow, style: ResolvedStyle, in context: DrawingContext
  ) {
    let standard = context.theme.style
    // Without a height, a cell would show its content above the rows below.
    let isHidden = style.rowHeight == .fixed(0)
    cell.contentView.isHidden = isHidden
    cell.clipsToBounds = isHidden || clipsToBounds
    cell.accessibilityElementsHidden = isHidden || hidesElements
    cell.accessoryType = accessoryType(for: row.accessory)
    cell.backgroundColor =
      style.rowBackground == standard.rowBackground
      ? background : context.color(style.rowBackground)
    guard isHidden || style.separator != standard.separator else {
      cell.separatorInset = separatorInset
      return
    }
    cell.separatorInset = .leading(
      isHidden ? nil : style.separator.leadingInset(default: style.margin))
  }

  private func accessoryType(for accessory: Accessory) -> UITableViewCell.AccessoryType {
    switch accessory {
    case .none: accessoryType
    case .disclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .detail: .detailButton
    case .detailDisclosure: .detailDisclosureButton
    }
  }
}

extension SeparatorStyle {
  /// Returns the inset of the line from the leading edge, or `nil` if there is no line.
  func leadingInset(default inset: Double) -> Double? {
    guard case .line(let leading) = self else { return nil }
    return leading ?? inset
  }
}

extension UIEdgeInsets {
  /// Returns the insets of a separator at a distance from the leading edge, or of an invisible one
  /// if the distance is `nil`.
  ///
  /// An inset that is wider than any table hides the line.
  static func leading(_ distance: Double?) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: CGFloat(distance ?? 100_000), bottom: 0, right: 0)
  }
}
#endif
