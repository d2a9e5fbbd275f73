// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section of a ``RandomPage``, as numbers.
public struct RandomSection: Hashable, Sendable {
  /// Its id, or nothing if its place in the code tells it from the others.
  public var id: Int?
  /// Which text stands above its rows; none for 0.
  public var header: Int
  /// Which text stands below its rows; none for 0.
  public var footer: Int
  /// Which style it has; none of its own for 0.
  public var style: Int
  /// Whether its rows are there.
  public var state: State
  /// How its rows are written.
  public var kind: Kind
  /// Whether the user can move its rows.
  public var isReorderable: Bool
  /// Its rows.
  public var rows: [RandomRow]

  /// Whether rows are there, as `LoadState` has it.
  public enum State: UInt8, CaseIterable, Hashable, Sendable {
    /// They are.
    case content
    /// They are on their way.
    case loading
    /// There are none.
    case empty
    /// They could not be had.
    case failed
    /// There are some, and more can be had.
    case more
  }

  /// The ways to write rows.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// One by one, each with an id.
    case listed
    /// In nested `if` and `for`, known by their places.
    case nested
    /// As data that can be compared, made when they are asked for.
    case data
    /// As objects that cannot be compared, made when they are asked for.
    case objects
  }
}

extension RandomSection {
  /// How many rows a host shows.
  public var shownRowCount: Int {
    switch state {
    case .content: rows.count
    case .more: rows.count + 1
    case .loading, .empty, .failed: 1
    }
  }
}
