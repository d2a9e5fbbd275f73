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

  var sourceName: String {
    switch source {
    case .ofClass: "class \(String(reflecting: Cell.self))"
    case .nib(let name, let bundle): "nib \(bundle.bundlePath)/\(name)"
    case .prototype(let identifier): "prototype \(identifier)"
    }
  }

  func register(in table: UITableView) -> String {
    switch source {
    case .ofClass:
      table.register(Cell.self, forCellReuseIdentifier: sourceName)
      return sourceName
    case .nib(let name, let bundle):
      let nib = UINib(nibName: name, bundle: bundle)
      // A table raises an exception if the cell in the nib has another identifier.
      let identifier = nib.cellIdentifier ?? sourceName
      table.register(nib, forCellReuseIdentifier: identifier)
      return identifier
    case .prototype(let identifier): return identifier
    }
  }

  func configure(_ cell: UITableViewCell, at index: Int) {
    guard let cell = cell as? Cell else {
      preconditionFailure(
        """
        A cell for “\(sourceName)” is \(type(of: cell)) and not \(Cell.self), so it cannot show \
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

extension UINib {
  /// The reuse identifier that the cell has in the nib, or `nil` if it has none.
  ///
  /// - Complexity: Creates the objects of the nib.
  fileprivate var cellIdentifier: String? {
    let cell = instantiate(withOwner: nil).first as? UITableViewCell
    return cell?.reuseIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }
}
#endif
