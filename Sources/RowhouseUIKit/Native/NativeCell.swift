// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// Where a cell comes from.
enum NativeCellSource: Equatable, @unchecked Sendable {
  case ofClass
  /// A bundle may be used from any thread.
  case nib(name: String, bundle: Bundle)
}

/// What a row shows in a cell of a class of the application.
struct NativeCell<Cell: UITableViewCell, Datum: Equatable & Sendable>: NativeContent {
  let datum: Datum
  let source: NativeCellSource
  let elsewhere: Part
  let show: @MainActor (Cell, Datum, Int) -> Void

  func body(style: ResolvedStyle) -> Part { elsewhere }

  var reuseIdentifier: String {
    switch source {
    case .ofClass: "class \(String(reflecting: Cell.self))"
    case .nib(let name, let bundle): "nib \(bundle.bundlePath)/\(name)"
    }
  }

  func register(in table: UITableView) {
    switch source {
    case .ofClass: table.register(Cell.self, forCellReuseIdentifier: reuseIdentifier)
    case .nib(let name, let bundle):
      table.register(
        UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: reuseIdentifier)
    }
  }

  func fits(_ cell: UITableViewCell) -> Bool { cell.reuseIdentifier == reuseIdentifier }

  func configure(_ cell: UITableViewCell, at index: Int) {
    guard let cell = cell as? Cell else {
      preconditionFailure(
        """
        A cell for “\(reuseIdentifier)” is \(type(of: cell)) and not \(Cell.self), so it cannot show \
        \(datum). Give the cell that class in its nib.
        """)
    }
    show(cell, datum, index)
  }
}

extension NativeCell {
  /// Whether both show the same; what they call is not compared.
  static func == (first: Self, second: Self) -> Bool {
    first.datum == second.datum && first.source == second.source
      && first.elsewhere == second.elsewhere
  }
}
#endif
