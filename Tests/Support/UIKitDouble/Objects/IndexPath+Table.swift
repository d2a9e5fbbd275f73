// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation
import RowhouseDiff

/// See <https://developer.apple.com/documentation/foundation/indexpath>.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension IndexPath {
  /// The row that the index path names, as the rules of batches have it.
  ///
  /// An index path that has not exactly two indices ends the program.
  var position: RowIndexPath {
    guard count == 2 else {
      raise(
        """
        Invalid index path for use with UITableView.  Index paths passed to table view must \
        contain exactly two indices specifying the section and row.
        """)
    }
    return RowIndexPath(section: section, row: row)
  }

  init(_ position: RowIndexPath) { self.init(row: position.row, section: position.section) }
}
#endif
