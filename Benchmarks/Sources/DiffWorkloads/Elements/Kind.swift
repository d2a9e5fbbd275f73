// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of element, with their names on the command line.
package enum Kind: String, CaseIterable, Sendable {
  case words
  case integer = "int"
  case text = "string"
  case uuid
  case longTexts = "long"

  /// The name of the kind in the tables.
  package var title: String {
    switch self {
    case .words: "16-byte id"
    case .integer: "`Int` row"
    case .text: "`String` row"
    case .uuid: "`UUID`"
    case .longTexts: "`Int` row, long texts"
    }
  }

  /// The type of the elements.
  package var subject: any Subject.Type {
    switch self {
    case .words: WordsID.self
    case .integer: IntegerRow.self
    case .text: TextRow.self
    case .uuid: UUID.self
    case .longTexts: LongTextsRow.self
    }
  }
}
