// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// The cells, headers, and footers that a table reuses, each registered before its first use.
@MainActor
struct ReusedViews {
  private var registered: Set<String> = []
  /// The reuse identifiers of custom cells, by the names of their sources.
  private var nativeIdentifiers: [String: String] = [:]
  /// The shape of the last cell, and its identifier.
  ///
  /// The next cell usually has the same shape.
  private var last: (shape: ReuseIdentifier, identifier: String)?

  /// Returns a cell for rows whose parts have a given shape.
  mutating func cell(
    for shape: ReuseIdentifier, at indexPath: IndexPath, in table: UITableView
  ) -> RowCell {
    let identifier = identifier(of: shape, in: table)
    let cell = table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? RowCell else {
      preconditionFailure(
        """
        The table has the class \(type(of: cell)) registered for “\(identifier)”, so rows cannot be \
        drawn. Register it under another identifier.
        """)
    }
    return cell
  }

  private mutating func identifier(of shape: ReuseIdentifier, in table: UITableView) -> String {
    if let last, last.shape == shape { return last.identifier }
    let identifier = shape.description
    if registered.insert(identifier).inserted {
      table.register(RowCell.self, forCellReuseIdentifier: identifier)
    }
    last = (shape, identifier)
    return identifier
  }

  /// Returns a custom cell.
  mutating func cell(
    for native: any NativeContent, at indexPath: IndexPath, in table: UITableView
  ) -> UITableViewCell {
    let identifier =
      nativeIdentifiers[native.sourceName] ?? registeredIdentifier(of: native, in: table)
    return table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  private mutating func registeredIdentifier(
    of native: any NativeContent, in table: UITableView
  ) -> String {
    let identifier = native.register(in: table)
    if let other = nativeIdentifiers.first(where: { $0.value == identifier })?.key {
      preconditionFailure(
        """
        The cells of “\(other)” and of “\(native.sourceName)” have the same reuse identifier \
        “\(identifier)”, so a table cannot show both. Delete the identifier of a cell in its nib.
        """)
    }
    nativeIdentifiers[native.sourceName] = identifier
    return identifier
  }

  /// Returns true if a cell can show the content of a custom row.
  func fits(_ cell: UITableViewCell, _ native: any NativeContent) -> Bool {
    guard let identifier = nativeIdentifiers[native.sourceName] else { return false }
    return cell.reuseIdentifier == identifier
  }

  /// Returns a header or footer of a class.
  mutating func edgeView(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String, in table: UITableView
  ) -> UITableViewHeaderFooterView? {
    if registered.insert(identifier).inserted {
      table.register(type, forHeaderFooterViewReuseIdentifier: identifier)
    }
    return table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
}
#endif
