// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of any kind, as a page holds it and a host shows it.
///
/// A row is an id and what the row shows: content, accessory, style of its own. Two rows are equal
/// if they have the same id and show the same and react to the same events. What their handlers do
/// is not compared, since closures cannot be.
///
/// It takes 32 bytes; the rest is shared between copies.
public struct AnyRow: Identifiable, Sendable {
  /// What tells the row from the others of its section.
  public var id: ItemID
  var fields: Boxed<RowFields>

  init(_ content: StandardContent, source: SourceLine) {
    id = ItemID(place: Place())
    fields = Boxed(RowFields(content, source: source))
  }

  init(custom content: any RowContent, source: SourceLine) {
    id = ItemID(place: Place())
    fields = Boxed(RowFields(custom: content, source: source))
  }
}

extension AnyRow {
  /// What the row shows.
  public var content: any RowContent { fields.value.custom?.content ?? fields.value.standard }

  /// What the row shows, if it is one of the standard kinds.
  public var standardContent: StandardContent? {
    fields.value.custom == nil ? fields.value.standard : nil
  }

  /// The sign at the trailing edge.
  public var accessory: Accessory {
    get { fields.value.accessory }
    set { fields.value.accessory = newValue }
  }

  /// What the row overrides of its section's style.
  public var style: StyleOverrides {
    get { fields.value.style }
    _modify { yield &fields.value.style }
  }

  /// Whether the row overrides anything of its section's style.
  package var hasStyle: Bool { !fields.value.style.isEmpty }

  /// Whether the row stays selected after a tap; nothing if the page decides.
  public var staysSelected: Bool? {
    get { fields.value.staysSelected }
    set { fields.value.staysSelected = newValue }
  }

  /// What is called when something happens to the row.
  public var handlers: RowHandlers {
    get { fields.value.handlers }
    _modify { yield &fields.value.handlers }
  }

  /// Where the row was written.
  public var source: SourceLine { fields.value.source }

  /// The content of a row of one of the standard kinds.
  var standard: StandardContent {
    _read { yield fields.value.standard }
    _modify { yield &fields.value.standard }
  }
}

extension AnyRow: RowElement {
  /// The row itself.
  public var row: AnyRow {
    get { self }
    _modify { yield &self }
  }
}

extension AnyRow: Placed {}

extension AnyRow: Equatable {
  /// Whether both have the same id, show the same and react to the same events.
  public static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.showsSame(as: second)
  }

  /// Whether both show the same and react to the same events, whatever their ids.
  public func showsSame(as other: Self) -> Bool {
    fields.isIdentical(to: other.fields) || fields.showsSame(as: other.fields)
  }
}

extension AnyRow: CustomStringConvertible {
  /// The id and the content.
  public var description: String { "row \(id): \(content)" }
}
