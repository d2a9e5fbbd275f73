// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseHosting
import RowhouseModel

/// The navigation bar above the page.
extension TablePageController {
  /// Has the bar look as the page asks for.
  func showBar(_ page: PageSnapshot) {
    overrideUserInterfaceStyle =
      switch page.colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
    switch page.bar {
    case .standard:
      tableView?.contentInsetAdjustmentBehavior = .automatic
      navigationItem.standardAppearance = nil
      navigationItem.scrollEdgeAppearance = nil
    case .fadesIn:
      // The first row reaches up to the top, behind the bar.
      tableView?.contentInsetAdjustmentBehavior = .never
      fadeBar(offset: Double(tableView?.contentOffset.y ?? 0))
    }
  }

  /// Shows as much of the bar as there has been scrolled: nothing up to 50 points, all from 114.
  ///
  /// - Parameter offset: How far the page is scrolled, in points.
  func fadeBar(offset: Double) {
    guard let page = host.page else { return }
    let share = CGFloat(min(max(0, (offset - 50) / 64), 1))
    let drawing = host.drawing
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    let ground = drawing.color(page.pageStyle.rowBackground)
    appearance.backgroundColor = ground.withAlphaComponent(share)
    let title = share < 0.5 ? UIColor.white : drawing.color(page.pageStyle.titleColor)
    appearance.titleTextAttributes = [.foregroundColor: title]
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }
}
#endif
