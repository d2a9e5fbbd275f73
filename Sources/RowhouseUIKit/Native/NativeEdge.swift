// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// What stands above or below the rows of a section in a view of the application's own.
protocol NativeEdgeContent: HostEdge {
  /// Under which the view is registered.
  var reuseIdentifier: String { get }

  /// Registers the view.
  @MainActor func register(in table: UITableView)

  /// Has a view show the datum.
  @MainActor func configure(_ view: UIView)
}

/// The names of views that stand above or below rows.
enum NativeEdge {
  private static let prefix = "edge "

  static func identifier(of type: Any.Type) -> String { prefix + String(reflecting: type) }

  /// Whether a view is one of those that sections have asked for.
  @MainActor
  static func isOne(_ view: UITableViewHeaderFooterView) -> Bool {
    view.reuseIdentifier?.hasPrefix(prefix) == true
  }
}

/// A view of a class of the application, and what it shows.
struct NativeEdgeView<View: UITableViewHeaderFooterView, Datum: Equatable & Sendable>:
  NativeEdgeContent
{
  let datum: Datum
  let show: @MainActor (View, Datum) -> Void

  var reuseIdentifier: String { NativeEdge.identifier(of: View.self) }

  func register(in table: UITableView) {
    table.register(View.self, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
  }

  func configure(_ view: UIView) {
    if let view = view as? View { show(view, datum) }
  }

  func showsSame(as other: any HostEdge) -> Bool { (other as? Self)?.datum == datum }
}
#endif
