// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct ControlTests {
  @Test func switchesShowTheModelsValue() throws {
    let account = Account()
    let test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
    try test.toggle("Night mode")
    #expect(account.nightMode)
    #expect(test.shows("Dimmed"))
    try test.toggle("Night mode")
    #expect(!account.nightMode)
    #expect(!test.shows("Dimmed"))
    #expect(test.updates.count == 3)
  }

  @Test func rowsAreNamedByStringsThatAreNotLiterals() throws {
    let account = Account()
    let test = PageTest(BoundPage(account: account))
    for name in ["Night mode"] {
      try test.toggle(name)
      try test.tap(.id("device"))
      #expect(throws: Never.self) { try test.accessibility(of: name) }
    }
    let (device, name) = ("Device", "Watch")
    try test.type(name, into: device)
    try test.type("Phone", into: .id("device"))
    #expect(account.nightMode && account.devices[0] == "Phone")
  }

  @Test func controlsAreBoundByKeyPath() throws {
    let account = Account()
    let test = PageTest(BoundPage(account: account))
    try test.toggle("Night mode")
    try test.type("Watch", into: "Device")
    #expect(account.nightMode)
    #expect(account.devices[0] == "Watch")
    #expect(test.text.lines.contains { $0.hasSuffix("(on)") })
    #expect(test.shows("Watch"))
    try test.toggle("Night mode")
    #expect(!account.nightMode)
  }

  struct BoundPage: TablePage {
    let account: Account
    var title: String { "Bound" }
    var sections: [TableSection] {
      TableSection {
        ToggleRow("Night mode", account, \.nightMode)
        FieldRow("Device", account, \.devices[0]).id("device")
      }
    }
  }

  @Test func modelsMayRefuseValues() throws {
    let log = EventLog()
    let page = DrawnPage {
      TableSection {
        ToggleRow("Locked", isOn: true) { log.events.append("\($0)") }
      }
    }
    let test = PageTest(page)
    try test.toggle("Locked")
    try test.toggle("Locked")
    #expect(log.events == ["false", "false"])
    #expect(test.text.lines[0].hasSuffix("(on)"))
  }

  @Test func controlsAreDistinguished() throws {
    let log = EventLog()
    let part = Part.horizontal {
      Part.text("Door")
      Part.toggle(isOn: false, label: "Light", control: "light")
      Part.toggle(isOn: true, label: "Lock", control: "lock")
      Part.button("Ring", control: "ring")
    }
    let page = DrawnPage {
      TableSection {
        CustomRow(DrawnContent(part: part)).onControlChange { log.events.append("\($0) \($1)") }
      }
    }
    let test = PageTest(page)
    try test.toggle("Door", control: "light")
    try test.toggle("Door", control: "lock")
    try test.press("Ring")
    try test.press("Ring", in: "Door")
    #expect(
      log.events == ["light isOn(true)", "lock isOn(false)", "ring pressed", "ring pressed"])
    let switches = [
      "switch “Light” (off), named light", "switch “Lock” (on), named lock",
    ]
    #expect(
      throws: PageTestError.ambiguousControl(.init(.toggle), page: "DrawnPage", controls: switches)
    ) { try test.toggle("Door") }
    #expect(
      throws: PageTestError.noControl(
        .init(.toggle, named: "bell"), row: "0.0 “Door”, “Ring”", page: "DrawnPage",
        controls: switches + ["button “Ring”, named ring"])
    ) { try test.toggle("Door", control: "bell") }
  }

  @Test func buttonsOfSeveralRowsAreDistinguished() throws {
    let log = EventLog()
    let page = DrawnPage {
      TableSection {
        for name in ["a", "b"] {
          CustomRow(
            DrawnContent(
              part: .horizontal {
                Part.text(name)
                Part.button("Follow")
              })
          )
          .onControlChange { _, _ in log.events.append(name) }
        }
      }
    }
    let test = PageTest(page)
    try test.press("Follow", in: "b")
    #expect(log.events == ["b"])
    #expect(
      throws: PageTestError.ambiguousControl(
        .button("Follow"), page: "DrawnPage",
        controls: [
          "button “Follow”, named main in row 0.0 “a”, “Follow”",
          "button “Follow”, named main in row 0.1 “b”, “Follow”",
        ])
    ) { try test.press("Follow") }
  }

  @Observable @MainActor
  final class Feed {
    var posts: [Int]?
    var hasFailed = true
    var loads = 0

    func load() {
      loads += 1
      hasFailed = false
      posts = (posts ?? []) + Array(loads * 10..<loads * 10 + 3)
    }
  }

  struct FeedPage: TablePage {
    let feed: Feed
    var title: String { "Feed" }
    var loadState: LoadState {
      if feed.hasFailed { return .failed("No connection", retryTitle: "Retry") { feed.load() } }
      return feed.posts == nil ? .loading() : .content
    }
    var sections: [TableSection] {
      TableSection(feed.posts ?? [], id: { $0 }) { Row("Post \($0)") }
        .loadState(feed.loads < 3 ? .more { feed.load() } : .content)
    }
  }

  @Test func failuresAreRetried() throws {
    let feed = Feed()
    let test = PageTest(FeedPage(feed: feed))
    #expect(test.rows == [["No connection", "Retry"]])
    try test.scroll(to: RowIndexPath(section: 0, row: 0), count: 2)
    try test.press("Retry")
    #expect(feed.loads == 1)
    #expect(test.rows == [["Post 10"], ["Post 11"], ["Post 12"], ["Loading more"]])
    feed.hasFailed = true
    #expect(test.rows == [["No connection", "Retry"]])
  }

  /// A page whose second batch can be loaded only at the second attempt.
  struct OfflinePage: TablePage {
    @Observable @MainActor
    final class Feed {
      var posts = Array(1...20)
      var error: String?
      var attempts = 0

      func loadMore() {
        attempts += 1
        error = attempts == 2 ? nil : "No connection"
        if error == nil { posts += 21...40 }
      }
    }

    let feed: Feed
    var title: String { "Feed" }
    var sections: [TableSection] {
      TableSection(feed.posts, id: \.self) { Row("Post \($0)") }.loadState(nextPosts)
    }
    private var nextPosts: LoadState {
      if let error = feed.error { return .more(failed: error) { feed.loadMore() } }
      return feed.posts.count < 40 ? .more { feed.loadMore() } : .content
    }
  }

  @Test func aBatchThatFailedIsRetriedByTheUser() throws {
    let feed = OfflinePage.Feed()
    let test = PageTest(OfflinePage(feed: feed))
    #expect(feed.attempts == 0)
    try test.scroll(to: RowIndexPath(section: 0, row: 20), count: 2)
    #expect(feed.attempts == 1)
    #expect(test.rows.count == 21 && test.rows.last == ["No connection", "Try again"])
    // The row stays visible, appears again, and loads nothing.
    try test.scroll(to: RowIndexPath(section: 0, row: 0))
    try test.scroll(to: RowIndexPath(section: 0, row: 20))
    #expect(feed.attempts == 1)
    try test.press("Try again")
    #expect(feed.attempts == 2)
    #expect(test.rows.count == 40 && test.rows.last == ["Post 40"])
  }

  @Test func displayingTheLastRowLoadsMore() throws {
    let feed = Feed()
    feed.load()
    let test = PageTest(FeedPage(feed: feed))
    // The row stays displayed after each load, until there is nothing more to load.
    #expect(feed.loads == 3)
    #expect(test.rows.count == 9)
    #expect(test.rows.last == ["Post 32"])
  }

  @Test func aRowThatLeavesTheScreenLoadsMoreWhenItReturns() throws {
    let feed = Feed()
    feed.hasFailed = false
    feed.posts = Array(100..<120)
    let test = PageTest(FeedPage(feed: feed))
    #expect(feed.loads == 0)
    for loads in 1...3 {
      try test.scroll(to: RowIndexPath(section: 0, row: test.rows.count - 1), count: 2)
      #expect(feed.loads == loads)
      #expect(test.rows.count == 20 + 3 * loads + (loads < 3 ? 1 : 0))
    }
  }
}
