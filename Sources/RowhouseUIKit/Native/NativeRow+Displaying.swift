// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

extension NativeRow {
  /// Calls the closure when the row's cell is about to appear on screen, after the cell has been
  /// configured.
  ///
  /// ```swift
  /// NativeRow(VideoCell.self, video) { cell, video, _ in cell.titleLabel.text = video.title }
  ///   .onWillDisplay(VideoCell.self) { cell in cell.play() }
  ///   .onDidEndDisplaying(VideoCell.self) { cell in cell.stop() }
  /// ```
  ///
  /// If the row also has a handler from `onWillDisplay(_:)` without a cell, that handler is called
  /// first.
  ///
  /// - Parameters:
  ///   - type: The class of the cell, or a superclass of it.
  ///   - handler: Receives the cell.
  /// - Returns: The changed row.
  public consuming func onWillDisplay<Cell: UITableViewCell>(
    _ type: Cell.Type, _ handler: @escaping @MainActor (Cell) -> Void
  ) -> Self {
    changingContent { $0.displaying.willDisplay = Self.receiving(handler, for: "onWillDisplay") }
  }

  /// Calls the closure when the row's cell has left the screen, even if the row was deleted.
  ///
  /// - Parameters:
  ///   - type: The class of the cell, or a superclass of it.
  ///   - handler: Receives the cell.
  /// - Returns: The changed row.
  public consuming func onDidEndDisplaying<Cell: UITableViewCell>(
    _ type: Cell.Type, _ handler: @escaping @MainActor (Cell) -> Void
  ) -> Self {
    changingContent {
      $0.displaying.didEndDisplaying = Self.receiving(handler, for: "onDidEndDisplaying")
    }
  }

  private static func receiving<Cell: UITableViewCell>(
    _ handler: @escaping @MainActor (Cell) -> Void, for name: String
  ) -> @MainActor (UITableViewCell) -> Void {
    { cell in
      guard let cell = cell as? Cell else {
        preconditionFailure(
          """
          A NativeRow has cells of \(type(of: cell)), and its \(name) expects \(Cell.self). Name the same \
          class in both.
          """)
      }
      handler(cell)
    }
  }

  private consuming func changingContent(_ change: (inout any NativeContent) -> Void) -> Self {
    guard var content = row.native else { return self }
    change(&content)
    row.setContent(content)
    return self
  }
}

/// The closures of a row that receive its cell when it appears and after it has left the screen.
struct NativeDisplaying: Sendable {
  var willDisplay: (@MainActor (UITableViewCell) -> Void)?
  var didEndDisplaying: (@MainActor (UITableViewCell) -> Void)?
}
#endif
