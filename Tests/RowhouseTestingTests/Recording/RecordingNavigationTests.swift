// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct RecordingNavigationTests {
  @Test func requestsAreRecorded() {
    let navigation = RecordingNavigation()
    let navigator = Navigator()
    navigator.toast("before")
    navigator.host = navigation
    navigator.push(DrawnPage("Next") {})
    navigator.pop()
    navigator.confirm("Sure?") {}
    navigator.scroll(to: "row")
    navigator.scroll(toRow: 3, ofSection: "section", at: .middle)
    let handle = navigator.progress("Copying")
    handle.update(0.5)
    handle.finish()
    #expect(navigation.requests.count == 9)
    #expect(navigation.toasts == ["before"])
    #expect(navigation.pushedPages.map(\.title) == ["Next"])
    #expect(navigation.popCount == 1)
    #expect(navigation.dialogs.map(\.title) == ["Sure?"])
    #expect(
      navigation.scrolls == [
        .row(ItemID("row")), .position(3, section: ItemID("section"), at: .middle),
      ])
    #expect(navigation.reports.map(\.fraction) == [nil, 0.5, 0.5])
    #expect(navigation.reports.map(\.isFinished) == [false, false, true])
    navigation.forget()
    #expect(navigation.requests.isEmpty)
  }
}
