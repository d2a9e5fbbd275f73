// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// A million numbered rows, some of which can be deleted or searched for.
///
/// Rows are not stored; the number of a row determines its contents.
@MainActor
@Observable
public final class MillionRows {
  /// The typed text.
  ///
  /// An empty text finds all rows.
  public private(set) var query = ""
  /// The numbers of all rows.
  public private(set) var all: Range<Int>
  /// The numbers of the rows that were found, ascending, or `nil` if all rows are shown.
  public private(set) var found: [Int]?

  /// The number of the row to which the user scrolls, until the end of editing.
  public var goal: Int?

  /// The number of rows that one call inserts or deletes.
  public static let step = 100

  /// Creates the rows, without a search.
  ///
  /// - Parameter count: The number of rows. Defaults to a million.
  public init(count: Int = 1_000_000) { all = 1..<(count + 1) }
}

extension MillionRows {
  /// The number of shown rows.
  public var count: Int { found?.count ?? all.count }

  /// The first and the last number of all rows.
  public var numbers: ClosedRange<Int> { all.lowerBound...(all.upperBound - 1) }

  /// Returns the position of the first shown row with a number or a greater one, or of the last
  /// row if there is none, or `nil` if no row is shown.
  ///
  /// - Complexity: O(log *n*) in the number of shown rows.
  public func position(of number: Int) -> Int? {
    guard count > 0 else { return nil }
    guard let found else { return min(max(0, number - all.lowerBound), count - 1) }
    var positions = 0..<found.count
    while !positions.isEmpty {
      let middle = positions.lowerBound + positions.count / 2
      if found[middle] < number {
        positions = (middle + 1)..<positions.upperBound
      } else {
        positions = positions.lowerBound..<middle
      }
    }
    return min(positions.lowerBound, count - 1)
  }

  /// Finds the rows whose name contains a text, or whose number begins with it.
  ///
  /// - Complexity: O(*n*) in the number of rows, or O(1) if the text is empty.
  public func search(for query: String) {
    self.query = query
    update()
  }

  /// Inserts rows above all others.
  public func addAtTop() {
    all = (all.lowerBound - Self.step)..<all.upperBound
    update()
  }

  /// Deletes the first rows.
  public func deleteAtTop() {
    guard all.count > Self.step else { return }
    all = (all.lowerBound + Self.step)..<all.upperBound
    update()
  }

  private func update() {
    let words = query.lowercased()
    if words.isEmpty {
      found = nil
    } else if let number = Int(words) {
      found = all.filter { NumberedRow.number($0, beginsWith: number) }
    } else {
      let isFound = (0..<NumberedRow.nameCount).map { name in
        NumberedRow.name(name).lowercased().contains(words)
      }
      found = isFound.contains(true) ? all.filter { isFound[NumberedRow.nameIndex(of: $0)] } : []
    }
  }
}
