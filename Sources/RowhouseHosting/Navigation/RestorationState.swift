// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// The pages that the user has open, from which a host can open them again in a later run of the application.
///
/// The state contains the address of each page, the row at its top edge, the open `ExpanderRow` rows, and the text in
/// the search field of a `SearchablePage`. A page without an address that is not the first page is not part of it, and
/// neither are the pages above this page, nor those above the hundredth page. The state does not contain the model, the
/// selection, or text that the user has not submitted. An application that restores what a selected row leads to, such
/// as the details beside a list, also selects the row with ``Navigator/select(_:)``.
///
/// Encode the state, for example as JSON, when the application ends or goes to the background.
public struct RestorationState: Hashable, Sendable, Codable {
  /// The pages, of which the top page is last.
  package let pages: [Page]

  /// The maximum number of pages that are opened again.
  ///
  /// Longer lists come from damaged data.
  package static let maximumPageCount = 100

  /// Creates a state.
  ///
  /// - Parameter pages: The pages, of which the top page is last. A page without an address ends the list, unless it is
  ///   the first page, because it and the pages above it cannot be opened again.
  package init(_ pages: [Page]) {
    let restorable = pages.enumerated().prefix { $0 == 0 || $1.path != nil }
    self.pages = restorable.prefix(Self.maximumPageCount).map(\.element)
  }

  /// Decodes a state, without the pages above one that has no address, or throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.container(keyedBy: CodingKeys.self).decode([Page].self, forKey: .pages))
  }
}

extension RestorationState {
  /// A page, and what the user sees of it.
  package struct Page: Hashable, Sendable, Codable {
    /// The address of the page, or `nil` if it has none.
    package var path: String?
    /// The row at the top edge, or `nil` if the page is not scrolled.
    package var row: Row?
    /// The values of rows that the model does not contain.
    package var values: [String: RestorableValue] = [:]

    package init(path: String?, row: Row?, values: [String: RestorableValue]) {
      self.path = path
      self.row = row
      self.values = values
    }
  }

  /// A row at the top edge.
  package struct Row: Hashable, Sendable, Codable {
    /// The text that identifies the section in its page.
    package let section: String
    /// The text that identifies the row in its section.
    package let row: String
    package let indexPath: RowIndexPath
    /// The height of the part of the row above the top edge, in points.
    package let hiddenHeight: Double

    package init(section: String, row: String, indexPath: RowIndexPath, hiddenHeight: Double) {
      self.section = section
      self.row = row
      self.indexPath = indexPath
      self.hiddenHeight = hiddenHeight
    }
  }
}

extension PageSnapshot {
  /// Returns the state of a row at the top edge, or `nil` if there is no such row.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - hiddenHeight: The height of the part of the row above the top edge, in points.
  /// - Returns: The state, with the ids of the row and its section.
  @MainActor
  package func restorationRow(
    at indexPath: RowIndexPath, hiddenHeight: Double
  ) -> RestorationState.Row? {
    reference(at: indexPath).map { reference in
      RestorationState.Row(
        section: reference.section.restorationKey, row: reference.row.restorationKey,
        indexPath: indexPath, hiddenHeight: hiddenHeight)
    }
  }

  /// Returns the index path of a row from an earlier run of the application, or `nil` if the page does not contain it
  /// yet.
  ///
  /// If the row is not among the 2,000 rows around its former position, the method returns that position.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  @MainActor
  package func indexPath(of row: RestorationState.Row) -> RowIndexPath? {
    let old = row.indexPath
    let section = sections.indices.nearest(to: old.section) {
      sections[$0].id.restorationKey == row.section
    }
    guard let section else { return contains(old) ? old : nil }
    let rows = 0..<sections[section].rowCount
    let near = rows.clamped(to: max(0, old.row - 1_000)..<max(0, old.row) + 1_000)
    let position = near.nearest(to: old.row) {
      sections[section].rowID(at: $0).restorationKey == row.row
    }
    guard let position = position ?? (rows.contains(old.row) ? old.row : nil) else { return nil }
    return RowIndexPath(section: section, row: position)
  }
}

extension ItemID {
  /// The text that identifies the id in later runs of the application, unless two ids have the same description.
  ///
  /// The id of a row without an explicit id depends on its line in the code.
  fileprivate var restorationKey: String {
    let own =
      switch key {
      case .codePlace(let place): "place \(place)"
      case .integer(let integer): "integer \(integer)"
      case .text(let text): "text \(text)"
      case .other(let other): "\(type(of: other.value)) \(other.value)"
      }
    return occurrence == 0 ? own : "\(own) again \(occurrence)"
  }
}
