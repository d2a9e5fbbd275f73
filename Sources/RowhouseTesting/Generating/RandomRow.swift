// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import Rowhouse

/// A row of a ``RandomPage``, as numbers.
///
/// 0 means no value, text, or look.
package struct RandomRow: Hashable, Sendable {
  /// The number of the row, which is its id in sections that identify rows by id.
  package var number: Int
  package var kind: Kind
  package var text: Int
  /// The number of the row's value or of the text in its field.
  package var value: Int
  /// True if its switch is on, its option is chosen, its field has two lines, or its `if` statement
  /// takes the first branch.
  package var isOn: Bool
  package var height: Height
  /// The bits of its accessory, title font, actions, disabled state, error, and symbol.
  package var look: Int

  package enum Kind: CaseIterable, Hashable, Sendable {
    case plain
    case button
    /// A bar or a spinner.
    case progress
    /// A level in a range.
    case gauge
    /// An option of which the user chooses only one.
    case radio
    /// An option of which the user chooses any number.
    case check
    /// A row that opens and closes the rows below it.
    case expander
    /// A control.
    ///
    /// A button is part of a row with custom content.
    case control(ControlPart.Kind)

    package static let allCases: [Self] =
      [.plain, .button, .progress, .gauge, .radio, .check, .expander]
      + ControlPart.Kind.allCases.map { .control($0) }
  }

  /// The ways to set the height of a row.
  package enum Height: UInt8, Hashable, Sendable {
    case inherited
    case fixed
    /// A negative height, which is a mistake.
    case negative
  }
}

extension RandomRow {
  /// True if the row has its number as its id when it is written inside an `if` statement.
  package var hasIDWhereNested: Bool { !isOn && (kind == .button || kind == .control(.button)) }
}
