// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What a row shows: data that can be compared, and the parts it is drawn from.
///
/// A kind of row of your own is one type. No host has to know it.
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
/// It goes into a section as `CustomRow(Profile(name: …, address: …))`.
public protocol RowContent: Equatable, Sendable {
  /// The parts to draw, between the margins of the row and before its accessory.
  ///
  /// Called whenever the row is drawn, so it should be quick and depend on nothing but the content
  /// and the style.
  ///
  /// - Parameter style: The style of the row, all levels of the cascade taken together.
  /// - Returns: The parts.
  func body(style: ResolvedStyle) -> Part
}
