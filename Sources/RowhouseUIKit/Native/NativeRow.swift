// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
public import RowhouseModel

/// A row in a custom cell.
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
/// The class or nib is registered automatically. A section can contain cells of several classes, and rows that are
/// drawn from parts. The constraints of the cell determine the height of the row, unless `height(_:)` sets it. A height
/// that is set changes with the user's text size; for one that does not, constrain the height of the content view.
///
/// The closure is called when the row appears on screen, when its datum has changed, and on iOS 17 and later, when an
/// observable object that it has read changes. Cells are reused, so the closure must set every property that depends on
/// the datum. The `navigator` of the page is available in the closure; a closure that the cell stores must capture it.
public struct NativeRow: RowElement {
  /// The source of the cells of a row.
  ///
  /// It is `@unchecked Sendable` because a bundle can be used from any thread.
  public enum Source: Hashable, @unchecked Sendable {
    /// Cells that the table creates from their class.
    case ofClass
    /// Cells that the table creates from a nib, whose name is without an extension.
    ///
    /// The cell in the nib can have a reuse identifier. A table cannot show cells of two nibs with the same identifier.
    case nib(String, bundle: Bundle = .main)
    /// Prototype cells of the table in its storyboard, with this reuse identifier.
    ///
    /// Only a table from a storyboard has prototypes, so show the page with `tableView.showPage(page)`.
    case prototype(String)
  }

  /// The row that this value describes.
  public var row: AnyRow

  /// Creates a row for a datum that can be compared, in a cell of a class.
  ///
  /// If the datum is an `NSObject`, the closure is called after every evaluation of the page. Such
  /// data are not compared, because the datum is usually the same object before and after its
  /// properties change.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - source: The source of the cells. Defaults to their class.
  ///   - datum: The content. If it changes, the row is drawn again.
  ///   - elsewhere: The part that other hosts draw. Defaults to an empty part.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - configure: Shows the datum in a cell. The number is the row's current position in its section.
  public init<Cell: UITableViewCell, Datum: Equatable & Sendable>(
    _ type: Cell.Type,
    from source: Source = .ofClass,
    _ datum: Datum,
    elsewhere: Part = .spacer(),
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    configure: @escaping @MainActor (Cell, Datum, Int) -> Void
  ) {
    if datum is NSObject {
      self.init(uncompared: datum, source, elsewhere, configure, fileID: fileID, line: line)
    } else {
      self.init(
        NativeCell(datum: datum, source: source, elsewhere: elsewhere, show: configure),
        fileID: fileID, line: line)
    }
  }

  /// Creates a row for a datum that cannot be compared, such as a `[String: Any]`.
  ///
  /// The closure is called after every evaluation of the page, because the datum may have changed. The
  /// parameters are those of the initializer for data that can be compared.
  public init<Cell: UITableViewCell, Datum>(
    _ type: Cell.Type,
    from source: Source = .ofClass,
    _ datum: Datum,
    elsewhere: Part = .spacer(),
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    configure: @escaping @MainActor (Cell, Datum, Int) -> Void
  ) {
    self.init(uncompared: datum, source, elsewhere, configure, fileID: fileID, line: line)
  }

  // Without this initializer, the compiler chooses the first one for data that are Equatable and not
  // Sendable, and reports that they are not Sendable (Swift 6.3).

  /// Creates a row for a datum that must stay on the main actor, such as an `NSObject`.
  ///
  /// The closure is called after every evaluation of the page, because the datum may have changed. The
  /// parameters are those of the initializer for data that can be compared.
  public init<Cell: UITableViewCell, Datum: Equatable>(
    _ type: Cell.Type,
    from source: Source = .ofClass,
    _ datum: Datum,
    elsewhere: Part = .spacer(),
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    configure: @escaping @MainActor (Cell, Datum, Int) -> Void
  ) {
    self.init(uncompared: datum, source, elsewhere, configure, fileID: fileID, line: line)
  }

  private init<Cell: UITableViewCell, Datum>(
    uncompared datum: Datum, _ source: Source, _ elsewhere: Part,
    _ configure: @escaping @MainActor (Cell, Datum, Int) -> Void,
    fileID: StaticString, line: UInt32
  ) {
    let content = NativeCell<Cell, UncomparedDatum<Datum>>(
      datum: UncomparedDatum(datum), source: source, elsewhere: elsewhere
    ) { cell, datum, index in configure(cell, datum.value, index) }
    self.init(content, fileID: fileID, line: line)
  }

  private init(_ content: some NativeContent, fileID: StaticString, line: UInt32) {
    row = CustomRow(content, fileID: fileID, line: line).row
    row.style.rowHeight = .automatic()
  }
}
#endif
