// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) && canImport(SwiftUI)
public import RowhouseModel
public import SwiftUI
import UIKit

@available(iOS 16, macCatalyst 16, *)
extension NativeRow {
  /// Describes a row that shows a view of SwiftUI.
  ///
  /// - Parameters:
  ///   - datum: What it shows. The row is drawn anew when it is no longer equal.
  ///   - elsewhere: What hosts draw that have no SwiftUI; nothing, unless given.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  ///   - content: Makes the view.
  public init<Datum: Equatable & Sendable, Content: View>(
    hosting datum: Datum,
    elsewhere: Part = .spacer(),
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    @ViewBuilder content: @escaping @MainActor (Datum) -> Content
  ) {
    self.init(HostingCell.self, datum, elsewhere: elsewhere, fileID: fileID, line: line) {
      cell, datum, _ in
      cell.contentConfiguration = UIHostingConfiguration { content(datum) }
    }
  }
}

/// The cell of views of SwiftUI; a class of its own, so that no other row is given its cells.
private final class HostingCell: UITableViewCell {}
#endif
