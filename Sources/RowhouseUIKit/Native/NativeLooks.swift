// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The properties that the application's class gives a cell: its accessory, background, separator, and identifier for
/// UI tests.
///
/// A row changes these properties if it has an accessory, if its style differs from the theme, or if its id is a text.
/// If a row without such changes reuses the cell, the properties are restored.
@MainActor
struct NativeLooks {
  private let accessoryType: UITableViewCell.AccessoryType
  private let background: UIColor?
  private let backgroundConfiguration: UIBackgroundConfiguration?
  private let separatorInset: UIEdgeInsets
  private let clipsToBounds: Bool
  private let hidesElements: Bool
  private let identifier: String?
  /// The editing style of the last row, or `nil` if there was none.
  private(set) var editingStyle: RowEditingStyle?
  /// True while a row without a height hides the content.
  private var isHidden = false
  /// True while a row has replaced the background.
  private var replacesBackground = false
  /// True while a row has replaced the inset of the separator.
  private var replacesSeparator = false

  /// Records the appearance of a cell that no row has changed yet.
  init(of cell: UITableViewCell) {
    accessoryType = cell.accessoryType
    background = cell.backgroundColor
    backgroundConfiguration = cell.backgroundConfiguration
    separatorInset = cell.separatorInset
    clipsToBounds = cell.clipsToBounds
    hidesElements = cell.accessibilityElementsHidden
    identifier = cell.accessibilityIdentifier
  }

  /// Forgets the editing style of the last row, so that the next update exchanges the cell if the user no longer types into it.
  mutating func forgetEditingStyle() { editingStyle = nil }

  /// Applies the appearance of a row to the recorded cell.
  mutating func apply(
    to cell: UITableViewCell, in table: UITableView, for row: AnyRow, style: ResolvedStyle,
    in context: DrawingContext
  ) {
    editingStyle = row.editingStyle
    let standard = context.theme.style
    // Without a height, a cell would show its content above the rows below.
    let isHidden = style.rowHeight.isHidden
    if isHidden != self.isHidden {
      self.isHidden = isHidden
      cell.contentView.isHidden = isHidden
      cell.clipsToBounds = isHidden || clipsToBounds
      cell.accessibilityElementsHidden = isHidden || hidesElements
    }
    cell.accessibilityIdentifier = row.identifier ?? identifier
    cell.accessoryType = accessoryType(for: row.accessory)
    let replacesBackground = style.rowBackground != standard.rowBackground
    showBackground(replacesBackground ? context.color(style.rowBackground) : nil, of: cell)
    let replacesSeparator = isHidden || style.separator != standard.separator
    let separator = isHidden ? SeparatorStyle.hidden : style.separator
    showSeparator(
      replacesSeparator ? separator : nil, margin: style.margin, of: cell, in: table)
  }

  /// Shows the background of a row, or restores that of the cell for `nil`.
  ///
  /// A color of the cell itself removes its background configuration, even if the color is the same as before.
  private mutating func showBackground(_ color: UIColor?, of cell: UITableViewCell) {
    if let color {
      cell.backgroundColor = color
    } else if replacesBackground {
      cell.backgroundColor = background
      if let backgroundConfiguration { cell.backgroundConfiguration = backgroundConfiguration }
    }
    replacesBackground = color != nil
  }

  /// Shows the separator of a row, or restores that of the cell for `nil`.
  ///
  /// A cell without its own inset has the inset of its table. UIKit documents no way to remove the inset of a cell.
  private mutating func showSeparator(
    _ style: SeparatorStyle?, margin: Double, of cell: UITableViewCell, in table: UITableView
  ) {
    if let style {
      cell.separatorInset = .leading(style.leadingInset(default: margin))
    } else if replacesSeparator {
      let standard = UITableViewCell(style: .default, reuseIdentifier: nil).separatorInset
      cell.separatorInset = separatorInset == standard ? table.separatorInset : separatorInset
    }
    replacesSeparator = style != nil
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
  /// An inset that is wider than any table hides the line. It is at the trailing edge, because UIKit also moves the title
  /// of a cell by the inset at the leading edge.
  static func leading(_ distance: Double?) -> UIEdgeInsets {
    guard let distance else { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100_000) }
    return UIEdgeInsets(top: 0, left: CGFloat(distance), bottom: 0, right: 0)
  }
}
#endif
