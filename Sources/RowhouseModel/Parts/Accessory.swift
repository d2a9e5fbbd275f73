// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The accessory at the trailing edge of a row, such as a chevron.
public enum Accessory: Hashable, Sendable {
  /// No accessory.
  case none
  /// A chevron: the row leads to another page.
  case disclosure
  /// A checkmark: the row is chosen.
  case checkmark
  /// A button that shows details of the row.
  case detail
  /// A button that shows details of the row, and a chevron: the row itself leads to another page.
  case detailDisclosure
}

extension StackPart {
  /// The two signs of ``Accessory/detailDisclosure``.
  ///
  /// The button is 22.4 points wide and the chevron 6.5 points. With a margin of 12 at each side,
  /// they take the 68 points that CBTableViewDataSource subtracts from the width of such a row.
  package static let detailDisclosure = StackPart(
    [.accessory(.detail), .accessory(.disclosure)], spacing: 15.1, alignment: .center)
}
