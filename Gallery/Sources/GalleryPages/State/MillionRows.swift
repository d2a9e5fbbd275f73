// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// A million numbered rows: which of them there are, and which are searched for.
///
/// None of them is kept; each says what follows from its number.
@MainActor
@Observable
public final class MillionRows {
  /// What was typed; all rows are found while it is empty.
  public private(set) var query = ""
  /// The numbers of the rows that there are.
  public private(set) var all: Range<Int>
  /// The numbers of the rows that were found, ascending; nothing while all are shown.
  public private(set) var found: [Int]?

  /// How many rows come or go at a time.
  public static let step = 100

  /// Finds all rows.
  ///
  /// - Parameter count: How many there are; a million, unless given.
  public init(count: Int = 1_000_000) { all = 1..<(count + 1) }
}

extension MillionRows {
  /// How many rows are shown.
  public var count: Int { found?.count ?? all.count }

  /// Looks for rows whose name has what was typed in it, or whose number begins with it.
  ///
  /// - Complexity: O(*n*) in the number of rows, unless nothing is looked for.
  public func search(for query: String) {
    self.query = query
    update()
  }

  /// Puts rows before all others.
  public func addAtTop() {
    all = (all.lowerBound - Self.step)..<all.upperBound
    update()
  }

  /// Takes the first rows away.
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
