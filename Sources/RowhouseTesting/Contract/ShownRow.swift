// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// What a user sees of a row.
public struct ShownRow: Hashable, Sendable {
  /// Its texts and the titles of its buttons, in reading order, without empty ones.
  public var texts: [String]
  /// The sign at its edge.
  public var accessory: Accessory
  /// Its controls, in reading order.
  public var controls: [ShownControl]

  /// Describes a row by what it shows.
  public init(
    _ texts: [String], accessory: Accessory = .none, controls: [ShownControl] = []
  ) {
    self.texts = texts
    self.accessory = accessory
    self.controls = controls
  }

  /// What a host has to show of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - style: Its style, all levels of the cascade taken together.
  public init(_ row: AnyRow, style: ResolvedStyle) {
    let body = row.content.body(style: style)
    texts = body.texts.filter { !$0.isEmpty }
    accessory = row.accessory
    controls = body.controls.compactMap(ShownControl.init)
  }
}

extension ShownRow: CustomStringConvertible {
  /// The texts, the controls and the accessory.
  public var description: String {
    var words = [texts.joined(separator: " | ")]
    words += controls.map { "[\($0)]" }
    if accessory != .none { words.append("\(accessory)") }
    return words.joined(separator: " ")
  }
}
