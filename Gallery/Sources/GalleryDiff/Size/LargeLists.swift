// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Two lists of rows, the second with one edit for every hundred rows of the first.
///
/// The edits are spread evenly. In turn they delete a row, insert one, move one to the position of
/// the next edit, and change one. The same size always gives the same lists.
public struct LargeLists: Sendable {
  /// The valid sizes.
  public static let sizes = 0...10_000_000

  /// The list before the edits.
  public let old: [NumberedRow]
  /// The list after the edits.
  public let new: [NumberedRow]

  /// Creates the lists.
  ///
  /// - Parameter size: The number of rows in the first list.
  /// - Precondition: ``sizes`` contains `size`.
  /// - Complexity: O(*n*) in the size.
  public init(size: Int) {
    precondition(Self.sizes.contains(size), "A list of \(size) rows is not in \(Self.sizes)")
    old = (0..<size).map { NumberedRow(id: $0, revision: 0) }
    var new: [NumberedRow] = []
    new.reserveCapacity(size + 1)
    var carried: NumberedRow?
    for row in old {
      // The middle of each hundred, so that no edit is at an end.
      guard row.id % 100 == 50 else {
        new.append(row)
        continue
      }
      if let row = carried.take() { new.append(row) }
      switch row.id / 100 % 4 {
      case 0: break
      case 1: new += [row, NumberedRow(id: size + row.id, revision: 0)]
      case 2: carried = row
      default: new.append(NumberedRow(id: row.id, revision: 1))
      }
    }
    if let carried { new.append(carried) }
    self.new = new
  }
}
