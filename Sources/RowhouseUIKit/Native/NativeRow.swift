// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
public import UIKit
#else
public import UIKitDouble
#endif
public import RowhouseModel

/// A row in a cell of the application's own class.
///
/// ```swift
/// TableSection(feed.posts, id: \.number) { post in
///   NativeRow(PostCell.self, post) { cell, post, index in
///     cell.titleLabel.text = post.title
///     cell.isShaded = index.isMultiple(of: 2)
///   }
/// }
/// ```
///
/// The class is registered by itself. Rows of several classes, and rows that are drawn from parts, may
/// stand in one section. The row is as tall as the cell's constraints ask for; `height(_:)` makes it
/// another height.
///
/// The closure is called whenever a cell is to show the row: when it comes on screen and when its datum
/// has changed. A cell is used for one row after the other, so the closure sets all that depends on the
/// datum.
public struct NativeRow: RowElement {
  /// The row it describes.
  public var row: AnyRow

  /// Describes a row in a cell that is made by its class.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - datum: What it shows. The row is drawn anew when it is no longer equal.
  ///   - elsewhere: What hosts draw that have no such cells; nothing, unless given.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  ///   - configure: Has the cell show the datum. The number is the row's position in its section, from 0,
  ///     as it is at that time.
  public init<Cell: UITableViewCell, Datum: Equatable & Sendable>(
    _ type: Cell.Type,
    _ datum: Datum,
    elsewhere: Part = .spacer(),
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    configure: @escaping @MainActor (Cell, Datum, Int) -> Void
  ) {
    self.init(
      NativeCell(datum: datum, source: .ofClass, elsewhere: elsewhere, show: configure),
      fileID: fileID, line: line)
  }

  /// Describes a row in a cell that is made by a nib.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - nib: The name of the nib, without its extension.
  ///   - bundle: Where the nib is; the main bundle, unless given.
  ///   - datum: What it shows. The row is drawn anew when it is no longer equal.
  ///   - elsewhere: What hosts draw that have no such cells; nothing, unless given.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  ///   - configure: Has the cell show the datum. The number is the row's position in its section, from 0,
  ///     as it is at that time.
  public init<Cell: UITableViewCell, Datum: Equatable & Sendable>(
    _ type: Cell.Type,
    nib: String,
    bundle: Bundle = .main,
    _ datum: Datum,
    elsewhere: Part = .spacer(),
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    configure: @escaping @MainActor (Cell, Datum, Int) -> Void
  ) {
    let source = NativeCellSource.nib(name: nib, bundle: bundle)
    self.init(
      NativeCell(datum: datum, source: source, elsewhere: elsewhere, show: configure),
      fileID: fileID, line: line)
  }

  init(_ content: some NativeContent, fileID: StaticString, line: UInt32) {
    row = CustomRow(content, fileID: fileID, line: line).row
    row.style.rowHeight = .automatic()
  }
}
#endif
