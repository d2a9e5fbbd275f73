// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Testing
import UIKitDriving

@testable import RowhouseUIKit

@Suite("The views of a table")
@MainActor
struct LiveViewsTests {
  @Test("A view has its newest content")
  func contents() {
    var views = LiveViews<UIView, Int>()
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    #expect(views[first] == nil)
    views[first] = 1
    views[second] = 2
    views[first] = 3
    #expect(views[first] == 3)
    #expect(Set(views.all.map(\.content)) == [2, 3])
    views[first] = nil
    #expect(views.all.map(\.content) == [2])
  }

  @Test("Views are not retained, and a view at the address of another has no content")
  func lifetimes() {
    var views = LiveViews<UIView, Int>()
    let kept = (0..<10).map { _ in UIView(frame: .zero) }
    for view in kept { views[view] = 1 }
    for number in 0..<1_000 {
      let view = UIView(frame: .zero)
      #expect(views[view] == nil)
      views[view] = number
    }
    #expect(views.all.count == kept.count)
    #expect(kept.allSatisfy { views[$0] == 1 })
  }
}
#endif
