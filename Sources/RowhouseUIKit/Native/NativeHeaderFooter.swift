// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseModel

/// A header or footer in a custom view.
protocol NativeHeaderFooterContent: HostHeaderFooter {
  /// The class of the view.
  var viewType: UITableViewHeaderFooterView.Type { get }

  /// The height in points, or `nil` if constraints determine it.
  var height: CGFloat? { get }

  @MainActor func configure(_ view: UIView)
}

extension NativeHeaderFooterContent {
  /// The identifier under which the view is registered.
  var reuseIdentifier: String { NativeHeaderFooter.prefix + String(reflecting: viewType) }
}

/// The reuse identifiers of custom headers and footers.
enum NativeHeaderFooter {
  fileprivate static let prefix = "header or footer "

  /// Returns true if a view is a custom header or footer.
  @MainActor
  static func isOne(_ view: UITableViewHeaderFooterView) -> Bool {
    view.reuseIdentifier?.hasPrefix(prefix) == true
  }
}

/// A header or footer in a view of a custom class.
struct NativeHeaderFooterView<View: UITableViewHeaderFooterView, Datum: Equatable & Sendable>:
  NativeHeaderFooterContent
{
  let datum: Datum
  let show: @MainActor (View, Datum) -> Void

  var viewType: UITableViewHeaderFooterView.Type { View.self }

  var height: CGFloat? { nil }

  func configure(_ view: UIView) {
    if let view = view as? View { show(view, datum) }
  }

  func showsSame(as other: any HostHeaderFooter) -> Bool { (other as? Self)?.datum == datum }
}

/// A header or footer that contains a view of the application.
struct HostedHeaderFooter: NativeHeaderFooterContent {
  private let view: UIView
  let height: CGFloat?

  @MainActor
  init(_ view: UIView) {
    self.view = view
    height = HostedHeaderFooterView.ownHeight(of: view)
  }

  var viewType: UITableViewHeaderFooterView.Type { HostedHeaderFooterView.self }

  func configure(_ view: UIView) { (view as? HostedHeaderFooterView)?.show(self.view) }

  func showsSame(as other: any HostHeaderFooter) -> Bool {
    guard let other = other as? Self else { return false }
    return other.view === view && other.height == height
  }
}
#endif
