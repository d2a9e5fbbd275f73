// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A request for a document: a page, and the dialog or report above it.
struct MarkupRequest: Decodable {
  let page: PageDescription
  /// The title of the page below, or `nil` if there is none.
  let below: String?
  let dialog: DialogDescription?
  let progress: ProgressDescription?

  /// A dialog with two actions.
  struct DialogDescription: Decodable {
    let number: Int
    let title: String
    let message: String
    let action: String
    let isDestructive: Bool
    /// The name of its field, or `nil` if it has none.
    let field: String?
  }

  /// A report of progress.
  struct ProgressDescription: Decodable {
    let message: String
    let fraction: Double
  }
}

/// The description of a page.
struct PageDescription: Decodable {
  var title: String
  var language: String?
  var appearance: String
  var isEditing: Bool?
  var sections: [SectionDescription]
}

/// The description of a section.
struct SectionDescription: Decodable {
  let key: String
  let header: String?
  let footer: String?
  let rows: [RowDescription]
  /// True if the section has a prefetch handler.
  let isPrefetched: Bool
  /// True if the user can move its rows in editing mode.
  let isReordered: Bool
}

/// The description of a row.
struct RowDescription: Decodable {
  let key: String
  let title: String
  let kind: Kind
  let value: String?
  let image: String?
  let valueImage: String?
  let accessory: String?
  let isSelectable: Bool
  let isDeletable: Bool
  /// True if the row has a highlight handler.
  let isHighlighted: Bool
  /// True if the row has no height.
  let isHidden: Bool
  let isDisabled: Bool?
  let error: String?
  let help: String?

  /// The kind of the row.
  ///
  /// The text is that of a field, a button, or a second line.
  enum Kind: Decodable {
    case plain
    case toggle(isOn: Bool)
    case field(text: String, lines: Int?)
    case slider(number: Double, range: [Double], step: Double?, isContinuous: Bool)
    case stepper(number: Double, range: [Double], step: Double)
    case picker(selection: String?, options: [String], style: String)
    case date(value: String, earliest: String?, latest: String?)
    case color(hex: UInt32)
    case level(value: Double)
    case press(text: String)
    case profile(text: String)
    case expander(isOpen: Bool)
    case button
    case spinner
  }
}
