// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseTesting
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("The contract of hosts with several pages, on UIKit")
@MainActor
struct StackContractTests {
  private final class NavigationProbe: StackProbe {
    private let retainsControllers: Bool
    private var screen: TableScreen?
    private var controllers: [UIViewController] = []

    init(retainsControllers: Bool) { self.retainsControllers = retainsControllers }

    private var stack: UINavigationController? { screen?.stack }

    func show(_ page: any TablePage) {
      screen = TableScreen(page, options: TableOptions(diagnostics: .silent), showsBar: true)
    }

    var depth: Int { stack?.viewControllers.count ?? 0 }
    var title: String { stack?.topViewController?.title ?? "" }

    func tap(row: Int) {
      (stack?.topViewController as? TablePageController)?.tableView
        .tap(row: IndexPath(row: row, section: 0))
    }

    func goBack() { stack?.popViewController(animated: true) }

    func finishTransition() -> Bool {
      if retainsControllers, let shown = stack?.viewControllers {
        controllers += shown.filter { !controllers.contains($0) }
      }
      guard stack?.transitionCoordinator == nil else {
        Animations.finish()
        return false
      }
      return true
    }
  }

  @Test(
    "A navigation controller keeps the contract, even if the application retains the controllers",
    arguments: [false, true])
  func kept(retainsControllers: Bool) async {
    let contract = NavigationContract { NavigationProbe(retainsControllers: retainsControllers) }
    #expect(await contract.check(sequences: 30) == [])
  }
}
#endif
