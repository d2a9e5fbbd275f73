// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) && canImport(SwiftUI)
public import RowhouseModel
public import SwiftUI

@available(iOS 16, macCatalyst 16, *)
extension NativeRow {
  /// Creates a row that shows a SwiftUI view.
  ///
  /// - Parameters:
  ///   - datum: The content. If it changes, the row is drawn again.
  ///   - elsewhere: The part that other hosts draw. Defaults to an empty part.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - content: Returns the view.
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

/// A cell for SwiftUI views.
///
/// It is a separate class, so that no other row reuses its cells.
private final class HostingCell: UITableViewCell {}
#endif
