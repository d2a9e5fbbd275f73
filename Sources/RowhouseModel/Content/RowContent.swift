// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The content of a row: data that can be compared, and the parts from which it is drawn.
///
/// A custom kind of row is one type, and needs no code in a host.
///
/// ```swift
/// struct Profile: RowContent {
///   var name: String
///   var address: String
///
///   func body(style: ResolvedStyle) -> Part {
///     .horizontal(spacing: style.margin) {
///       Part.image(.named("avatar"), size: .square(56))
///       Part.vertical(spacing: 4) {
///         Part.text(name, font: style.titleFont, color: style.titleColor)
///         Part.text(address, font: style.subtitleFont, color: style.subtitleColor)
///       }
///       Part.spacer()
///     }
///   }
/// }
/// ```
///
/// Add it to a section as `CustomRow(Profile(name: …, address: …))`.
public protocol RowContent: Equatable, Sendable {
  /// Returns the parts between the margins of the row and before its accessory.
  ///
  /// A host calls this function whenever it draws the row, so it should be quick, and depend only
  /// on the content and on `style`, which is resolved through all levels of the cascade.
  func body(style: ResolvedStyle) -> Part
}
