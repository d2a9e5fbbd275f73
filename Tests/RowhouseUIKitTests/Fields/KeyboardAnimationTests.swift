// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Animation of the inset for the keyboard")
@MainActor
struct KeyboardAnimationTests {
  private final class InsetTable: UITableView {
    var durations: [Double] = []

    override var contentInset: UIEdgeInsets {
      didSet { durations.append(UIView.inheritedAnimationDuration) }
    }
  }

  @Test("The inset changes in the time in which the keyboard moves")
  func duration() {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = UIViewController()
    let table = InsetTable(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.showPage(ListPage("Numbers", Array(0..<60)))
    window.layoutIfNeeded()
    table.durations = []
    for (y, duration) in [(400.0, 0.25), (667, 0.5), (400, nil)] {
      window.moveKeyboard(to: CGRect(x: 0, y: y, width: 375, height: 267), in: duration)
      #expect(table.contentInset.bottom == 667 - CGFloat(y))
    }
    #expect(table.durations == [0.25, 0.5, 0])
    Animations.finish()
  }
}
#endif
