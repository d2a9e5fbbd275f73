// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseUIKit
import UIKit

struct Order: Identifiable {
  let id: Int
  let title: String
}

struct OrdersPage: TablePage {
  let orders: [Order]
  let show: @MainActor (Order) -> Void
  var title: String { "Orders" }
  var sections: [TableSection] {
    TableSection(orders) { order in
      Row(order.title).staysSelected(true).onSelect { show(order) }
    }
  }
}

struct OrderPage: TablePage {
  let order: Order
  var title: String { order.title }
  var sections: [TableSection] { TableSection { Row("Number").value("\(order.id)") } }
}

struct NoOrderPage: TablePage {
  var title: String { "" }
  var sections: [TableSection] { TableSection { Row("Choose an order") } }
}

@MainActor
final class OrderColumns {
  let split = UISplitViewController(style: .doubleColumn)
  private let detail = UINavigationController(
    rootViewController: TablePageController(NoOrderPage()))

  init(_ orders: [Order]) {
    let list = OrdersPage(orders: orders) { [weak self] order in self?.show(order) }
    split.setViewController(TablePageController(list), for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func show(_ order: Order) {
    split.show(.secondary)
    leavePages(of: detail.viewControllers) { [detail] in
      detail.setViewControllers([TablePageController(OrderPage(order: order))], animated: false)
    }
  }
}

/// Calls a closure when the user agrees to leave the pages of view controllers, the top one first.
@MainActor
func leavePages(
  of controllers: [UIViewController], then show: @escaping @MainActor () -> Void
) {
  guard let top = controllers.last else { return show() }
  let others = Array(controllers.dropLast())
  guard let top = top as? TablePageController else { return leavePages(of: others, then: show) }
  // The field that the user edits reports its text.
  top.viewIfLoaded?.endEditing(true)
  top.driver.flush()
  top.navigator.leave(asking: top.driver.page.leaveGuard) { leavePages(of: others, then: show) }
}
