// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section of a ``RandomPage``, as numbers.
///
/// 0 means no header, footer, or style.
package struct RandomSection: Hashable, Sendable {
  /// The id, or `nil` if the section is identified by its place in the code.
  package var id: Int?
  package var header: Int
  package var footer: Int
  package var style: Int
  package var state: State
  package var kind: Kind
  package var moves: Moves
  package var rows: [RandomRow]

  /// The cases of `LoadState`.
  package enum State: UInt8, CaseIterable, Hashable, Sendable {
    case content
    case loading
    case empty
    case failed
    case more
    case moreFailed

    /// True if the rows of the page or section are shown.
    var showsRows: Bool {
      switch self {
      case .content, .more, .moreFailed: true
      case .loading, .empty, .failed: false
      }
    }
  }

  /// The moves of rows that a section allows.
  package enum Moves: UInt8, CaseIterable, Hashable, Sendable {
    case none
    case within
    case between
  }

  /// The ways to write the rows of a section.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// Separate rows, each with an id.
    case listed
    /// Rows in nested `if` and `for` statements, identified by their places.
    case nested
    /// Equatable data, with rows created on demand.
    case data
    /// Objects that are not equatable, with rows created on demand.
    case objects
  }
}

extension RandomSection {
  /// The text of the button in the header, or 0 if there is none.
  package var headerButton: Int { header % 3 == 1 ? header - 1 : 0 }

  /// The number of rows that a host shows.
  package var shownRowCount: Int {
    switch state {
    case .content: rows.count
    case .more, .moreFailed: rows.count + 1
    case .loading, .empty, .failed: 1
    }
  }
}
