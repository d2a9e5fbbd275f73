// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseTesting
import Testing

/// Examples of RowhouseTesting.
@MainActor
@Suite("Testing pages")
struct TestingSnippets {
  @Observable @MainActor
  final class Settings {
    var isDark = false
  }

  struct SettingsPage: TablePage {
    let settings: Settings

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection("General", footer: "Pictures are kept for a week.") {
        ToggleRow("Night mode", isOn: settings.isDark) { settings.isDark = $0 }
        Row("Clear cache").value("12 MB").onSelect { settings.isDark = true }
        if settings.isDark { Row("Dark") }
      }
      TableSection {
        ButtonRow("Log out", role: .destructive) {}
      }
    }
  }

  struct TasksPage: TablePage {
    var title: String { "Today" }

    var sections: [TableSection] {
      TableSection { Row("Tasks").value("3/5").accessibility(value: "3 of 5 done") }
    }
  }

  @Test("Texts for assistive technologies")
  func spokenTexts() throws {
    let test = PageTest(TasksPage())
    #expect(try test.accessibility(of: "Tasks").value == "3 of 5 done")
  }

  @Test("The Return key")
  func pressingReturn() throws {
    let login = LoginPage.Login()
    let test = PageTest(LoginPage(login: login))
    try test.type("1234", into: "Code", leavesField: false)
    try test.pressReturn(in: "Code")
    #expect(login.sentCodes == ["1234"])
  }

  struct PlaylistPage: TablePage {
    var title: String { "Playlist" }

    var sections: [TableSection] {
      TableSection("Up next") { Row("Song") }
        .headerButton("Shuffle") { navigator.toast("Shuffled") }
    }
  }

  @Test("Buttons in headers")
  func pressingHeaderButtons() throws {
    let test = PageTest(PlaylistPage())
    try test.pressHeaderButton("Shuffle", ofSection: "Up next")
    #expect(test.toasts == ["Shuffled"])
  }

  /// An account that can log out, and its page.
  enum Accounts {
    @Observable @MainActor
    final class Account {
      var isLoggedOut = false
    }

    struct SettingsPage: TablePage {
      let account: Account

      var title: String { "Settings" }

      var sections: [TableSection] {
        TableSection {
          ButtonRow("Log out", role: .destructive) {
            navigator.confirm("Really log out?", confirm: "Yes") { account.isLoggedOut = true }
          }
        }
      }
    }

    @Suite("Logging out")
    struct Tests {
      @MainActor @Test func loggingOutAsksFirst() throws {
        let account = Account()
        let test = PageTest(SettingsPage(account: account))
        try test.tap("Log out")
        #expect(test.dialog?.title == "Really log out?")
        try test.answer("Yes")
        #expect(account.isLoggedOut)
      }
    }
  }

  @Observable @MainActor
  final class Names {
    var name = ""
    var isTaken = false
  }

  struct NamesPage: TablePage {
    let names: Names

    var title: String { "Names" }

    var sections: [TableSection] {
      TableSection {
        FieldRow("User name", text: names.name) { name in
          names.name = name
          Task {
            await Task.yield()
            names.isTaken = true
          }
        }
        .error(names.isTaken ? "This name is taken" : nil)
      }
    }
  }

  @Test("Waiting for a page that waits")
  func waiting() async throws {
    let test = PageTest(NamesPage(names: Names()))
    try test.type("ada", into: "User name")
    try await test.waitUntil { test.shows("This name is taken") }
  }

  @Observable @MainActor
  final class Parcel {
    var weight: Double?
  }

  struct ParcelPage: TablePage {
    let parcel: Parcel

    var title: String { "Parcel" }

    var sections: [TableSection] {
      TableSection { NumberRow("Weight", parcel, \.weight).reporting(.continuous) }
    }
  }

  @Test("Typing without leaving the field")
  func typing() throws {
    let test = PageTest(ParcelPage(parcel: Parcel()))
    try test.type("-", into: "Weight", leavesField: false)
    #expect(test.rows[0] == ["Weight", "-"])
  }

  typealias Profile = NamedProfile

  struct NamedProfile: RowContent {
    let name: String

    func body(style: ResolvedStyle) -> Part { .text(name) }
  }

  typealias MyProbe = StrictTableHost

  @MainActor @Test func hostKeepsTheContract() {
    #expect(HostContract { MyProbe() }.check(seed: 1, cases: 500) == [])
  }

  @MainActor
  final class MyStackProbe: StackProbe {
    private var test = PageTest(ListPage("", [String]()))

    func show(_ page: any TablePage) { test = PageTest(page) }
    var depth: Int { test.titles.count }
    var title: String { test.titles.last ?? "" }
    func tap(row: Int) { try? test.tap(.at(RowIndexPath(section: 0, row: row))) }
    func goBack() { try? test.back() }
    func finishTransition() -> Bool { true }
  }

  @MainActor @Test func stackKeepsTheContract() async {
    #expect(await NavigationContract { MyStackProbe() }.check(seed: 1, sequences: 50) == [])
  }

  @MainActor @Test func settingsAreLawful() {
    #expect(PageLaws.check(SettingsPage(settings: Settings())) == [])
  }

  @Observable @MainActor
  final class Feed {
    var posts: [String] = []
  }

  struct FeedPage: TablePage {
    let feed: Feed

    var title: String { "Feed" }
    var loadState: LoadState { feed.posts.isEmpty ? .loading() : .content }
    var sections: [TableSection] { TableSection(feed.posts, id: \.self) { Row($0) } }
  }

  @Test func feedIsLawful() {
    let feed = Feed()
    #expect(PageLaws.check(FeedPage(feed: feed)) { feed.posts = ["One", "Two"] } == [])
  }

  @Test func profileIsLawful() {
    #expect(RowContentLaws.check(Profile(name: "A"), Profile(name: "B")) == [])
  }

  @Test func nightModeChangesTwoRows() throws {
    let test = PageTest(SettingsPage(settings: Settings()))
    let changes = try test.changes { try test.toggle("Night mode") }
    #expect(changes.map { $0.row?.title } == ["Dark", "Night mode"])
  }

  @Test func differencesOfRows() {
    let old = Row("Wi-Fi").value("Off").row
    let new = Row("Wi-Fi").value("On").row
    print(new.differences(from: old))  // [value “Off” → “On”]
    #expect("\(new.differences(from: old))" == "[value “Off” → “On”]")
  }

  @Test("A page drawn as text")
  func drawn() {
    let test = PageTest(SettingsPage(settings: Settings()))
    #expect(
      test.text == """
        # Settings

        General
          Night mode                                           (off)
          Clear cache                                          12 MB
        Pictures are kept for a week.

                                 ! Log out !
        """)
  }

  @Test("A page on the strict table")
  func strict() {
    let settings = Settings()
    let table = StrictTableHost()
    table.driver.show(SettingsPage(settings: settings))
    table.tap(at: RowIndexPath(section: 0, row: 1))
    table.driver.flush()
    #expect(table.page?.row(at: RowIndexPath(section: 0, row: 2))?.texts == ["Dark"])
  }

  @Observable @MainActor
  final class Account {
    var name = ""
  }

  @Test("A page on the recording host")
  func recorded() {
    struct SettingsPage: TablePage {
      let account: Account
      var title: String { "Settings" }
      var sections: [TableSection] { TableSection { Row(account.name) } }
    }
    let account = Account()
    let host = RecordingHost()
    let driver = PageDriver(host: host)
    driver.show(SettingsPage(account: account))
    account.name = "Ann"
    driver.flush()
    #expect(host.edits.count == 2)
  }

  @Test("Requests of a page to its navigator")
  func navigation() {
    let navigation = RecordingNavigation()
    let navigator = Navigator()
    navigator.host = navigation
    navigator.toast("Saved")
    #expect(navigation.toasts == ["Saved"])
  }

  @Test("Random pages")
  func generated() {
    let table = StrictTableHost()
    let log = HandlerLog()
    var generator = PageGenerator(seed: 7)
    var page = generator.page()
    for _ in 0..<100 {
      generator.change(&page)
      table.driver.sections = page.tableSections(log: log)
      table.driver.flush()
    }
    #expect(table.page?.sections.count == table.driver.page.sections.count)
  }
}
