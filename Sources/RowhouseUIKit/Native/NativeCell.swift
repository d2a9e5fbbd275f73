// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The content of a row in a custom cell, with the closure that configures the cell.
struct NativeCell<Cell: UITableViewCell, Datum: Equatable & Sendable>: NativeContent {
  let datum: Datum
  let source: NativeRow.Source
  let elsewhere: Part
  let show: @MainActor (Cell, Datum, Int) -> Void
  var displaying = NativeDisplaying()

  func body(style: ResolvedStyle) -> Part { elsewhere }

  var reuseIdentifier: String {
    switch source {
    case .ofClass: "class \(String(reflecting: Cell.self))"
    case .nib(let name, let bundle): "nib \(bundle.bundlePath)/\(name)"
    case .prototype(let identifier): identifier
    }
  }

  func register(in table: UITableView) {
    switch source {
    case .ofClass: table.register(Cell.self, forCellReuseIdentifier: reuseIdentifier)
    case .nib(let name, let bundle):
      table.register(
        UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: reuseIdentifier)
    case .prototype: break
    }
  }

  func fits(_ cell: UITableViewCell) -> Bool { cell.reuseIdentifier == reuseIdentifier }

  func configure(_ cell: UITableViewCell, at index: Int) {
    guard let cell = cell as? Cell else {
      preconditionFailure(
        """
        A cell for “\(reuseIdentifier)” is \(type(of: cell)) and not \(Cell.self), so it cannot show \
        \(datum). Give the cell that class in its nib or storyboard.
        """)
    }
    show(cell, datum, index)
  }
}

extension NativeCell {
  /// Compares everything except the closures.
  static func == (first: Self, second: Self) -> Bool {
    first.datum == second.datum && first.source == second.source
      && first.elsewhere == second.elsewhere
  }
}
#endif
