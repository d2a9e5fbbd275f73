// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseSettings
import RowhouseTestSupport
import RowhouseTesting
import StoreChecks
import Testing

extension SettingsKeys {
  fileprivate var calendars: SettingsKey<Set<String>> {
    SettingsKey("calendars", default: ["Home"])
  }
  fileprivate var notes: SettingsKey<[Note]> { SettingsKey("notes", default: []) }
  fileprivate var drafts: SettingsKey<[Draft]> { SettingsKey("drafts", default: []) }
  fileprivate var words: SettingsKey<[String]?> { SettingsKey("words", default: nil) }
  fileprivate var numbers: SettingsKey<Set<Int>> { SettingsKey("numbers", default: []) }
  fileprivate var launches: SettingsKey<Int> { SettingsKey("launches", default: 0) }
  fileprivate var weights: SettingsKey<[Double]> { SettingsKey("weights", default: [1]) }
  fileprivate var pictures: SettingsKey<[Picture]> { SettingsKey("pictures", default: []) }
}

/// An element with an id that is stored.
private struct Note: Identifiable, Hashable, Sendable, SettingsConvertible {
  let id: Int
  var text: Int

  init(id: Int, text: Int) { (self.id, self.text) = (id, text) }

  init?(_ value: SettingsValue) {
    guard let id = value.members?["id"]?.number, let text = value.members?["text"]?.number else {
      return nil
    }
    self.init(id: Int(id), text: Int(text))
  }

  var settingsValue: SettingsValue { ["id": .integer(id), "text": .integer(text)] }
}

/// An element with another id at each reading.
private struct Draft: Identifiable, Sendable, SettingsConvertible {
  let id = UUID()
  var text: String

  init(_ text: String) { self.text = text }

  init?(_ value: SettingsValue) {
    guard let text = value.text else { return nil }
    self.text = text
  }

  var settingsValue: SettingsValue { .string(text) }
}

/// An element without an id, which counts how often elements are read.
private struct Picture: Sendable, SettingsConvertible {
  @TaskLocal static var readings = Counter()
  let name: String

  init(_ name: String) { self.name = name }

  init?(_ value: SettingsValue) {
    guard let name = value.text else { return nil }
    Self.readings.count += 1
    self.name = name
  }

  var settingsValue: SettingsValue { .string(name) }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

private struct EditorPage: TablePage {
  let settings: LiveSettings
  var title: String { "Editor" }
  var sections: [TableSection] {
    TableSection { CheckRows(settings, \.calendars, options: ["Home", "Work", "Sports"]) { $0 } }
    TableSection(list: settings, \.notes) { NumberRow("Note", $0, \.text) }
  }
}

@MainActor
@Suite("Settings that several writers change")
struct SettingsMergeTests {
  /// Two objects for one store, which notice changes by each other only when they write, because no test waits.
  private func pair(_ store: some SettingsStore = MemoryStore()) -> (LiveSettings, LiveSettings) {
    let pair = (LiveSettings(store), LiveSettings(store))
    for settings in [pair.0, pair.1] {
      _ = (settings.calendars, settings.notes, settings.drafts, settings.words, settings.numbers)
      _ = settings.launches
    }
    return pair
  }

  @Test("Two processes that add elements of a set and of a list keep those of each other")
  func processes() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s.json")
    let first = LiveSettings(try JSONFileStore(path: path, pollingInterval: 1_000))
    first.notes = [Note(id: 1, text: 1), Note(id: 2, text: 2)]
    let second = LiveSettings(try JSONFileStore(path: path, pollingInterval: 1_000))
    let pages = [first, second].map { PageTest(EditorPage(settings: $0)) }
    try pages[1].tap("Work")
    second.notes.append(Note(id: 3, text: 3))
    try pages[0].tap("Sports")
    try pages[0].type("10", into: .at(RowIndexPath(section: 1, row: 0)))
    #expect(first.calendars == ["Home", "Work", "Sports"])
    #expect(first.notes.map(\.text) == [10, 2, 3])
    let stored = LiveSettings(try JSONFileStore(path: path))
    #expect(stored.calendars == first.calendars && stored.notes == first.notes)
  }

  @Test("Added and moved elements stay beside the element before them")
  func places() {
    let (first, second) = pair(MemoryStore(["words": ["a", "b", "c", "d"]]))
    second.words = ["y", "a", "b", "x", "d", "z"]
    first.words = ["start", "d", "a", "after a", "b", "c", "end"]
    #expect(first.words == ["start", "d", "y", "a", "after a", "b", "x", "z", "end"])
    second.words?.removeAll { $0 == "b" }
    #expect(second.words == ["start", "d", "y", "a", "after a", "x", "z", "end"])
  }

  @Test("If two writers change the same element, the later change counts")
  func conflicts() {
    let (first, second) = pair()
    let notes = (0..<5).map { Note(id: $0, text: $0) }
    first.notes = notes
    second.notes = notes
    second.notes[0].text = 10
    second.notes.removeSubrange(1...2)
    second.notes.append(Note(id: 5, text: 50))
    second.notes[1].text = 30
    var changed = notes
    changed[0].text = 20
    changed[1].text = 21
    changed.remove(at: 3)
    // The other writer has deleted the element that is moved here.
    changed.insert(changed.remove(at: 2), at: 0)
    first.notes = changed + [Note(id: 5, text: 5)]
    #expect(first.notes.map(\.id) == [0, 1, 4, 5])
    #expect(first.notes.map(\.text) == [20, 21, 4, 5])
  }

  @Test("Elements whose ids are not stored are recognized by their values")
  func unstoredIDs() {
    let (first, second) = pair(MemoryStore(["drafts": ["a", "b", "a"]]))
    second.drafts.append(Draft("c"))
    first.drafts.remove(at: 0)
    #expect(first.drafts.map(\.text).sorted() == ["a", "b", "c"])
  }

  @Test("Elements without an id that two writers change are there twice")
  func changedWithoutID() {
    let (first, second) = pair(MemoryStore(["words": ["a", "z"]]))
    second.words = ["b", "z"]
    first.words = ["c", "z"]
    #expect(first.words == ["c", "b", "z"])
  }

  @Test("A value that was read earlier is stored without the loss of newer elements")
  func earlierValues() {
    let store = MemoryStore(["notes": ["later", ["id": 1, "text": 1], ["id": 2, "text": 2]]])
    let settings = LiveSettings(store)
    let notes = settings.notes
    let calendars = settings.calendars
    // The settings show the changes of another writer before the value is stored.
    settings.change(\.notes) {
      $0.removeFirst()
      $0.append(Note(id: 3, text: 3))
    }
    #expect(settings.merge(\.notes, [notes[0], Note(id: 2, text: 20)], changedFrom: notes))
    #expect(settings.notes == [Note(id: 2, text: 20), Note(id: 3, text: 3)])
    #expect(store.values["notes"]?.elements?.first == "later")
    // An equal value changes nothing, and a default value is the base of the first change.
    settings.launches = 5
    #expect(settings.merge(\.launches, 0, changedFrom: 0) && settings.launches == 5)
    #expect(settings.merge(\.launches, 1, changedFrom: 0) && settings.launches == 1)
    settings.merge(\.calendars, calendars.union(["Work"]), changedFrom: calendars)
    settings.merge(\.calendars, ["Sports"], changedFrom: calendars)
    #expect(settings.calendars == ["Work", "Sports"])
    settings.words = ["a"]
    settings.merge(\.words, ["b"], changedFrom: nil)
    #expect(Set(settings.words ?? []) == ["a", "b"])
    settings.merge(\.words, nil, changedFrom: ["a"])
    #expect(settings.words == nil)
  }

  @Test("Numbers that are not a number (NaN) stay in an array")
  func notANumber() {
    let store = MemoryStore()
    let (first, second) = pair(store)
    first.weights = [1, .nan]
    second.weights = [1, .nan, 2]
    first.weights[0] = 3
    second.weights.append(.nan)
    let stored: SettingsValue = [3.0, .real(.nan), 2.0, .real(-.nan)]
    #expect(store.values["weights"] == stored)
    #expect(Set([stored, [3.0, .real(-.nan), 2.0, .real(.nan)]]).count == 1)
  }

  @Test("Elements without an id are not read when lists are merged by their values")
  func readings() {
    let (first, second) = pair()
    _ = (first.pictures, second.pictures)
    second.pictures = [Picture("a")]
    Picture.$readings.withValue(Counter()) {
      first.pictures = [Picture("b")]
      // The stored element is read once for the merge, and once because elements that cannot be read keep their place.
      #expect(Picture.readings.count == 2)
    }
    #expect(first.pictures.map(\.name) == ["a", "b"])
  }

  @Test("Elements that cannot be read, a default value, and a removed value are merged, too")
  func specialValues() {
    let store = MemoryStore(["notes": ["later", ["id": 1, "text": 1]]])
    let (first, second) = pair(store)
    second.calendars = []
    first.calendars.insert("Work")
    #expect(first.calendars == ["Work"])
    second.notes.append(Note(id: 2, text: 2))
    first.notes[0].text = 5
    #expect(first.notes.map(\.text) == [5, 2])
    #expect(store.values["notes"]?.elements?.first == "later")
    second.words = ["a"]
    first.words = ["b"]
    #expect(first.words == ["a", "b"])
    second.words = nil
    first.words?.append("c")
    #expect(first.words == ["c"])
    first.words = nil
    #expect(store.values["words"] == nil && first.words == nil)
  }

  @Test("A change of a typed setting begins with the newest value")
  func change() {
    let store = MemoryStore(["notes": ["later"]])
    let (first, second) = pair(store)
    for settings in [first, second, second, first] {
      #expect(settings.change(\.launches) { $0 += 1 })
      #expect(settings.change(SettingsKey("other", default: 10)) { $0 -= 1 })
      settings.change(\.notes) { $0 = [Note(id: $0.count, text: 0)] + $0 }
      settings.change(\.words) { $0 = ($0 ?? []) + ["\($0?.count ?? 0)"] }
    }
    #expect(first.launches == 4 && store.values["other"] == 6)
    #expect(first.notes.map(\.id) == [3, 2, 1, 0] && first.words == ["0", "1", "2", "3"])
    #expect(store.values["notes"]?.elements?.first == "later")
    second.change(\.words) { $0 = nil }
    #expect(store.values["words"] == nil)
    // A change without an effect does not store the default value.
    first.change(\.calendars) { $0.insert("Home") }
    #expect(store.values["calendars"] == nil)
  }

  @Test("Random changes of elements by two writers leave what each has changed last")
  func law() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let store = MemoryStore()
      var model = Model()
      var writers = pair(store)
      for step in 0..<40 {
        if random.once(in: 10) { writers = pair(store) }
        let settings = random.once(in: 2) ? writers.0 : writers.1
        let newest = LiveSettings(store).notes
        let moves = seed.isMultiple(of: 2) && random.once(in: 3)
        model.change(settings, number: step, moves: moves, using: &random)
        let merged = settings.notes
        let here = "seed \(seed), step \(step): \(store.values)"
        #expect(Dictionary(merged.map { ($0.id, $0.text) }) { $1 } == model.notes, "\(here)")
        #expect(merged.count == model.notes.count, "\(here)")
        #expect(settings.words.map(Set.init) ?? [] == model.words, "\(here)")
        #expect(settings.words?.count ?? 0 == model.words.count, "\(here)")
        #expect(settings.numbers == model.numbers, "\(here)")
        // Elements that no writer moves keep their order.
        for version in moves ? [] : seed.isMultiple(of: 2) ? [newest] : [newest, model.written] {
          let ids = merged.map(\.id).filter(Set(version.map(\.id)).contains)
          #expect(version.map(\.id).filter(Set(ids).contains) == ids, "\(here)")
        }
      }
    }
  }
}

/// The settings that random changes leave if no change is lost.
private struct Model {
  var notes: [Int: Int] = [:]
  var words: Set<String> = []
  var numbers: Set<Int> = []
  /// The notes that the last change has set.
  var written: [Note] = []
}

extension Model {
  /// Makes one or two changes of each setting, of the elements that a writer knows.
  ///
  /// - Parameters:
  ///   - settings: The settings of the writer.
  ///   - number: A number that new elements contain.
  ///   - moves: True to also move elements.
  ///   - random: The source of randomness.
  @MainActor
  mutating func change(
    _ settings: LiveSettings, number: Int, moves: Bool, using random: inout SeededGenerator
  ) {
    written = settings.notes
    var words = settings.words ?? []
    for part in 0...random.below(2) {
      let new = 2 * number + part + 1_000
      let known = written.isEmpty ? nil : random.below(written.count)
      switch (random.below(3), known) {
      case (0, let known?):
        written[known].text = new
        notes[written[known].id] = new
      case (1, let known?):
        notes[written.remove(at: known).id] = nil
      default:
        written.insert(Note(id: new, text: new), at: random.below(written.count + 1))
        notes[new] = new
      }
      if moves { written.shuffle(using: &random) }
      let place = words.isEmpty ? nil : random.below(words.count)
      if let place, random.once(in: 2) { self.words.remove(words.remove(at: place)) }
      words.insert("\(new)", at: random.below(words.count + 1))
      self.words.insert("\(new)")
      let toggled = random.below(6)
      if settings.numbers.remove(toggled) != nil {
        numbers.remove(toggled)
      } else {
        settings.numbers.insert(toggled)
        numbers.insert(toggled)
      }
    }
    settings.notes = written
    settings.words = words
  }
}
