// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseSettings
import RowhouseTesting
import StoreChecks
import Testing

extension SettingsKeys {
  fileprivate var folder: SettingsKey<String?> { SettingsKey("folder", default: nil) }
  fileprivate var limit: SettingsKey<Int?> { SettingsKey("limit", default: nil) }
  fileprivate var calendars: SettingsKey<Set<String>> {
    SettingsKey("calendars", default: ["Home"])
  }
  fileprivate var accent: SettingsKey<RGBA> { SettingsKey("accent", default: RGBA(hex: 0x336699)) }
  fileprivate var quietFrom: SettingsKey<ClockTime> {
    SettingsKey("quiet_from", default: ClockTime(hour: 22, minute: 0))
  }
  fileprivate var holiday: SettingsKey<CalendarDate?> { SettingsKey("holiday", default: nil) }
  fileprivate var reminder: SettingsKey<CalendarDateTime?> { SettingsKey("reminder", default: nil) }
  fileprivate var rest: SettingsKey<Duration> { SettingsKey("rest", default: .seconds(60)) }
  fileprivate var picture: SettingsKey<PictureData?> { SettingsKey("picture", default: nil) }
  fileprivate var seen: SettingsKey<Date> { SettingsKey("seen", default: .distantPast) }
  fileprivate var visits: SettingsKey<[Date]> { SettingsKey("visits", default: []) }
  fileprivate var servers: SettingsKey<[Server]> { SettingsKey("servers", default: []) }
  fileprivate var rests: SettingsKey<Set<Duration>> { SettingsKey("rests", default: []) }
  fileprivate var tags: SettingsKey<[String]?> { SettingsKey("tags", default: nil) }
}

private struct Server: Identifiable, Sendable, SettingsConvertible {
  let id: String
  var name = ""

  init(id: String) { self.id = id }

  init?(_ value: SettingsValue) {
    guard let id = value.members?["id"]?.text else { return nil }
    self.id = id
    name = value.members?["name"]?.text ?? ""
  }

  var settingsValue: SettingsValue { ["id": .string(id), "name": .string(name)] }
}

private struct AccountPage: TablePage {
  let settings: LiveSettings
  var title: String { "Account" }
  var sections: [TableSection] {
    TableSection {
      PickerRow("Folder", settings, \.folder, options: ["Inbox", "Sent"], none: "None") { $0 }
      NumberRow("Limit", settings, \.limit)
      ColorRow("Accent", settings, \.accent)
      DateRow("Quiet from", settings, \.quietFrom)
      DateRow("Holiday", settings, \.holiday, none: "None")
      DateRow("Reminder", settings, \.reminder, none: "None")
      DurationRow("Rest", settings, \.rest, in: .zero ... .seconds(600))
      AvatarRow("Picture", settings, \.picture)
    }
    TableSection {
      CheckRows(settings, \.calendars, options: ["Home", "Work"]) { $0 }
    }
    TableSection(
      list: settings, \.servers, add: "Add a server", new: { Server(id: "new") },
      row: { FieldRow("Server", $0, \.name) })
  }
}

@MainActor
@Suite("Types of settings")
struct SettingTypeTests {
  @Test("Rows of all kinds are bound to settings, which another object reads again")
  func rows() throws {
    let store = MemoryStore()
    let test = PageTest(AccountPage(settings: LiveSettings(store)))
    try test.choose("Sent", in: "Folder")
    try test.type("5", into: "Limit")
    try test.set("Accent", to: RGBA(hex: 0x0A00FF))
    try test.set("Quiet from", to: ClockTime(hour: 21, minute: 30))
    try test.choose("2 min", in: "Rest")
    try test.tap("Work")
    try test.tap("Add a server")
    try test.type("mail.example", into: "Server")
    #expect(
      store.values == [
        "folder": "Sent", "limit": 5, "accent": "#0A00FF", "quiet_from": "21:30", "rest": 120,
        "calendars": ["Home", "Work"], "servers": [["id": "new", "name": "mail.example"]],
      ])
    let settings = LiveSettings(store)
    #expect(settings.folder == "Sent" && settings.limit == 5)
    #expect(settings.accent == RGBA(hex: 0x0A00FF) && settings.rest == .seconds(120))
    #expect(settings.quietFrom == ClockTime(hour: 21, minute: 30))
    #expect(
      settings.calendars == ["Home", "Work"] && settings.servers.map(\.name) == ["mail.example"])
    try test.choose(nil, in: "Folder")
    try test.type("", into: "Limit")
    #expect(store.values["folder"] == nil && store.values["limit"] == nil)
    #expect(test.diagnostics.isEmpty)
  }

  @Test("Values are the same after they were stored in a file")
  func stored() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("settings.json")
    let settings = LiveSettings(try JSONFileStore(path: path))
    let date = CalendarDate(year: 2026, month: 12, day: 24)
    let color = RGBA(red: 1, green: 2, blue: 3, alpha: 4)
    settings.holiday = date
    settings.reminder = CalendarDateTime(date, ClockTime(hour: 9, minute: 5))
    settings.accent = color
    settings.rest = .milliseconds(1_500)
    settings.seen = Date(timeIntervalSince1970: 1_000)
    let other = LiveSettings(try JSONFileStore(path: path))
    #expect(other.holiday == date && other.reminder?.time == ClockTime(hour: 9, minute: 5))
    #expect(other.accent == color && other.rest == .milliseconds(1_500))
    #expect(other.seen == Date(timeIntervalSince1970: 1_000))
    other.holiday = nil
    #expect(other.holiday == nil && other.value(forKey: "holiday") == nil)
  }

  @Test("Dates in a file keep the decimals of their seconds, and can be removed from an array")
  func decimals() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("settings.json")
    for step in 0..<200 {
      let date = Date(timeIntervalSinceReferenceDate: Double(step - 20) * 5_000_000.123_456_789)
      let settings = LiveSettings(try JSONFileStore(path: path, pollingInterval: 1_000))
      settings.visits = [date]
      let other = LiveSettings(try JSONFileStore(path: path, pollingInterval: 1_000))
      #expect(other.visits == [date])
      settings.visits.removeAll { $0 == date }
      #expect(settings.visits == [], "\(date.timeIntervalSinceReferenceDate)")
    }
  }

  @Test("A value of a different type is the default value")
  func differentTypes() {
    let values: [String: SettingsValue] = [
      "accent": "#12", "quiet_from": "2026-11-22", "rest": "long", "calendars": ["Home", 7],
      "limit": "many", "picture": .data([1]), "servers": ["mail", 7],
    ]
    let settings = LiveSettings(MemoryStore(values))
    #expect(settings.accent == RGBA(hex: 0x336699) && settings.rest == .seconds(60))
    #expect(settings.quietFrom == ClockTime(hour: 22, minute: 0))
    #expect(settings.calendars == ["Home"] && settings.limit == nil && settings.picture == nil)
    #expect(settings.servers.isEmpty)
  }

  @Test("Unchanged elements keep the members of a later version when the others are changed")
  func laterMembers() {
    let later: SettingsValue = ["id": "a", "name": "A", "color": "#FF0000"]
    let other: SettingsValue = ["id": "c", "name": "A", "color": "#00FF00"]
    let store = MemoryStore(["servers": [later, ["id": "b", "name": "B"], other]])
    let settings = LiveSettings(store)
    settings.servers[1].name = "C"
    let c: SettingsValue = ["id": "b", "name": "C"]
    #expect(store.values["servers"] == [later, c, other])
    settings.change(\.servers) { $0.swapAt(0, 1) }
    #expect(store.values["servers"] == [c, later, other])
    // A changed element has only the members that this version reads.
    settings.servers[1].name = "D"
    #expect(store.values["servers"] == [c, ["id": "a", "name": "D"], other])
  }

  @Test("Unchanged elements of a set are stored as they were")
  func laterElementsOfSets() {
    let store = MemoryStore(["rests": [1.0, 2.5, .integer(3)]])
    let settings = LiveSettings(store)
    #expect(settings.rests == [.seconds(1), .milliseconds(2_500), .seconds(3)])
    settings.rests.insert(.seconds(4))
    #expect(store.values["rests"] == [1.0, 2.5, 3, 4])
  }

  @Test("Equal sets have equal values, even if the texts of elements are equal")
  func order() {
    let dates = (0..<20).map { Date(timeIntervalSince1970: 1_000 + Double($0) / 32) }
    for capacity in [0, 100, 1_000] {
      var set = Set<Date>(minimumCapacity: capacity)
      set.formUnion(dates.shuffled())
      #expect(set.settingsValue == Set(dates).settingsValue)
    }
  }

  @Test(
    "A text is a number only in decimal notation",
    arguments: ["0x10", "0x1p4", "inf", "infinity", "nan", "1e999", "1_000", "٣x"])
  func noNumber(text: String) {
    #expect(Int(SettingsValue.string(text)) == nil && Double(SettingsValue.string(text)) == nil)
    #expect(
      Double(SettingsValue.string("-1.5e3")) == -1_500 && Int(SettingsValue.string("1e3")) == 1_000)
  }

  @Test("Elements that cannot be read are kept when the others are changed")
  func unreadableElements() {
    let old: SettingsValue = ["name": "old"]
    let store = MemoryStore([
      "servers": [old, ["id": "a"], "later", ["id": "b"]], "calendars": ["Work", .integer(7)],
      "tags": [1, "a"],
    ])
    let settings = LiveSettings(store)
    #expect(settings.servers.map(\.id) == ["a", "b"] && settings.calendars == ["Work"])
    settings.servers[1].name = "B"
    let b: SettingsValue = ["id": "b", "name": "B"]
    #expect(store.values["servers"] == [old, ["id": "a"], "later", b])
    settings.servers.removeFirst()
    settings.servers.append(Server(id: "c"))
    #expect(store.values["servers"] == [old, b, "later", ["id": "c", "name": ""]])
    settings.servers = []
    #expect(store.values["servers"] == [old, "later"] && settings.servers.isEmpty)
    settings.servers = [Server(id: "d")]
    #expect(store.values["servers"] == [old, "later", ["id": "d", "name": ""]])
    settings.calendars = ["Home"]
    #expect(store.values["calendars"] == [.integer(7), "Home"] && settings.calendars == ["Home"])
    #expect(settings.tags == ["a"])
    settings.tags?.append("b")
    #expect(store.values["tags"] == [1, "a", "b"] && settings.tags == ["a", "b"])
    settings.tags = nil
    #expect(store.values["tags"] == nil && settings.tags == nil)
    settings.calendars = []
    #expect(store.values["calendars"] == [.integer(7)] && settings.calendars.isEmpty)
  }
}
