// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows that are bound to fields of a form")
struct BoundRowTests {
  private struct Trip: Equatable, Sendable {
    var city = "Berlin"
    var backup: String?
    var nights = 2
    var comfort = 1.5
    var start = CalendarDate(year: 2026, month: 11, day: 23)
    var end: CalendarDate?
    var color = RGBA(hex: 0x1A237E)
    var budget = 100.0
    var tip: Double?
    var rooms = 1
    var age: Int?
    var meal = "none"
    var drink: String?
    var extras: Set<String> = []
    var isGift = false
  }

  private let form = FormModel(Trip()) {
    FormRule(\Trip.city, "Not there") { $0 != "Paris" }
    FormRule(\Trip.backup, "Not here") { $0 != "Rome" }
    FormRule(\Trip.nights, "Too long") { $0 < 4 }
    FormRule(\Trip.comfort, "Too dear") { $0 < 2 }
    FormRule(\Trip.start, "Too late") { $0.month < 12 }
    FormRule(\Trip.end, "Too short") { ($0?.month ?? 1) < 12 }
    FormRule(\Trip.color, "Too bright") { $0 != RGBA(hex: 0xFFFFFF) }
    FormRule(\Trip.budget, "Too much") { $0 < 1_000 }
    FormRule(\Trip.tip, "Too generous") { ($0 ?? 0) < 50 }
    FormRule(\Trip.rooms, "Too many") { $0 < 4 }
    FormRule(\Trip.age, "Too old") { ($0 ?? 0) < 120 }
    FormRule(\Trip.meal, "Too heavy") { $0 != "full" }
    FormRule(\Trip.drink, "Too strong") { $0 != "rum" }
    FormRule(\Trip.isGift, "Not a gift") { !$0 }
    FormRule(\Trip.extras, "Not both") { $0.count < 2 }
  }

  private struct Page: TablePage {
    let form: FormModel<Trip>
    var title: String { "Trip" }
    var sections: [TableSection] {
      let cities = ["Berlin", "Paris", "Rome"]
      TableSection {
        PickerRow("City", form, \.city, options: cities) { $0 }
        PickerRow("Backup", form, \.backup, options: cities, none: "None") { $0 }
          .pickerStyle(.page)
        StepperRow("Nights", form, \.nights, in: 1...9)
        StepperRow("Comfort", form, \.comfort, in: 0...3, step: 0.5)
        DateRow("Start", form, \.start)
        DateRow("End", form, \.end, none: "Open")
        ColorRow("Color", form, \.color)
        NumberRow("Budget", form, \.budget, in: 0...10_000)
        NumberRow("Tip", form, \.tip)
        NumberRow("Rooms", form, \.rooms)
        NumberRow("Age", form, \.age)
        CheckRow("Gift", form, \.isGift)
      }
      TableSection {
        ChoiceRows(form, \.meal, options: ["none", "half", "full"]) { "Meal: \($0)" }
      }
      TableSection {
        ChoiceRows(form, \.drink, options: ["water", "rum"]) { "Drink: \($0)" }
      }
      TableSection {
        CheckRows(form, \.extras, options: ["wifi", "spa", "bar"], count: 0...2) { "Extra: \($0)" }
      }
    }
  }

  /// Changes a field by a control, and checks its value, its error, and the step of the history.
  private func check<Field: Equatable>(
    _ field: any WritableKeyPath<Trip, Field> & Sendable, becomes new: Field, error: String?,
    _ change: (PageTest) throws -> Void
  ) throws {
    let old = form[field]
    let test = PageTest(Page(form: form))
    try change(test)
    #expect(form[field] == new && form.error(at: field) == error)
    if let error { #expect(test.shows(error)) }
    #expect(test.titles == ["Trip"] && test.diagnostics.isEmpty)
    form.undo()
    #expect(form[field] == old)
    form.reset()
  }

  @Test("A picker chooses a value, in a menu and on a page")
  func pickers() throws {
    try check(\.city, becomes: "Rome", error: nil) { try $0.choose("Rome", in: "City") }
    try check(\.city, becomes: "Paris", error: "Not there") { try $0.choose("Paris", in: "City") }
    try check(\.backup, becomes: "Rome", error: "Not here") { test in
      try test.tap("Backup")
      try test.tap("Rome")
    }
  }

  @Test("A single row is checked")
  func checkRow() throws {
    try check(\.isGift, becomes: true, error: "Not a gift") { try $0.tap("Gift") }
  }

  @Test("Each press of a stepper is a step")
  func steppers() throws {
    try check(\.nights, becomes: 3, error: nil) { try $0.step("Nights") }
    try check(\.comfort, becomes: 2, error: "Too dear") { try $0.step("Comfort") }
    let test = PageTest(Page(form: form))
    try test.step("Nights", by: 2)
    #expect(test.shows("Too long"))
    form.undo()
    #expect(form.value.nights == 3)
  }

  @Test("A date and a color are chosen")
  func datesAndColors() throws {
    let day = CalendarDate(year: 2026, month: 12, day: 1)
    try check(\.start, becomes: day, error: "Too late") { try $0.set("Start", to: day) }
    try check(\.end, becomes: day, error: "Too short") { try $0.set("End", to: day) }
    let white = RGBA(hex: 0xFFFFFF)
    try check(\.color, becomes: white, error: "Too bright") { try $0.set("Color", to: white) }
  }

  @Test("A date that may be missing is removed, and the removal is undone")
  func removal() throws {
    let test = PageTest(Page(form: form))
    try test.set("End", to: CalendarDate(year: 2026, month: 10, day: 1))
    try test.removeDate(of: "End")
    #expect(form.value.end == nil)
    form.undo()
    #expect(form.value.end?.month == 10)
  }

  @Test("A number that is read gets the error of the form, and another text that of the row")
  func numbers() throws {
    try check(\.budget, becomes: 2_000, error: "Too much") { try $0.type("2000", into: "Budget") }
    try check(\.tip, becomes: 60, error: "Too generous") { try $0.type("60", into: "Tip") }
    try check(\.rooms, becomes: 5, error: "Too many") { try $0.type("5", into: "Rooms") }
    try check(\.age, becomes: 130, error: "Too old") { try $0.type("130", into: "Age") }
    let test = PageTest(Page(form: form))
    try test.type("2000", into: "Budget")
    try test.type("20000", into: "Budget")
    #expect(form.value.budget == 2_000 && !test.shows("Too much"))
    try test.type("", into: "Budget")
    #expect(form.value.budget == 2_000)
    try test.type("", into: "Rooms")
    #expect(form.value.rooms == 1)
    try test.type("3", into: "Age")
    try test.type("", into: "Age")
    #expect(form.value.age == nil)
    try test.type("30", into: "Budget")
    #expect(form.value.budget == 30 && form.errorCount == 0)
  }

  @Test("Options below each other show the error at the last one")
  func options() throws {
    try check(\.meal, becomes: "full", error: "Too heavy") { try $0.tap("Meal: full") }
    try check(\.drink, becomes: "rum", error: "Too strong") { try $0.tap("Drink: rum") }
    try check(\.extras, becomes: ["wifi"], error: nil) { try $0.tap("Extra: wifi") }
    let test = PageTest(Page(form: form))
    try test.tap("Extra: wifi")
    try test.tap("Extra: bar")
    #expect(test.rows.last == ["Extra: bar", "Not both"])
    #expect(throws: PageTestError.self) { try test.tap("Extra: spa") }
    form.undo()
    #expect(form.value.extras == ["wifi"])
  }

  @Test(
    "A text that is not accepted makes the form dirty, blocks a submission, and outlives its page")
  func drafts() async throws {
    var test = PageTest(Page(form: form))
    try test.type("many", into: "Budget")
    #expect(form.isDirty && !form.isValid && form.leaveGuard != nil)
    var sent: [Trip] = []
    form.submit { sent.append($0) }
    #expect(form.submission == .failed && sent.isEmpty)
    test = PageTest(Page(form: form))
    #expect(test.rows.contains { $0.contains("many") })
    try test.type("5", into: "Age")
    #expect(test.rows.contains { $0.contains("many") })
    form.undo()
    #expect(test.rows.contains { $0.contains("many") })
    form[\.budget] = 50
    #expect(!test.rows.contains { $0.contains("many") } && form.isValid)
    form.undo()
    try test.type("more", into: "Rooms")
    form.reset()
    #expect(!form.isDirty && !test.rows.contains { $0.contains("more") })
    try test.type("x", into: "Budget")
    try test.type("70", into: "Budget")
    #expect(form.isValid)
    form.submit { sent.append($0) }
    await waitUntil { !form.isSubmitting }
    #expect(sent.map(\.budget) == [70])
  }

  @Test("A text that is not accepted is forgotten when its row is hidden, and blocks no submission")
  func hiddenDraft() async throws {
    struct Stay: Equatable {
      var hasBudget = true
      var budget = 100.0
    }
    struct Hiding: TablePage {
      let form: FormModel<Stay>
      var title: String { "Stay" }
      var sections: [TableSection] {
        TableSection {
          ToggleRow("Has a budget", form, \.hasBudget)
          if form.value.hasBudget { NumberRow("Budget", form, \.budget) }
          SubmitRow("Send", form) { _ in }.disabled(!form.isValid)
        }
      }
    }
    let form = FormModel(Stay())
    let test = PageTest(Hiding(form: form))
    try test.type("many", into: "Budget")
    #expect(!form.isValid)
    try test.toggle("Has a budget")
    for _ in 0..<100 where !form.isValid { await test.settled() }
    #expect(form.isValid && form.value.budget == 100)
    try test.tap("Send")
    await waitUntil { !form.isSubmitting }
    #expect(form.submission == .saved)
    try test.toggle("Has a budget")
    await test.settled()
    #expect(!test.shows("many") && test.diagnostics.isEmpty)
  }

  @Test("A number that was out of the range is accepted when the range contains it")
  func laterRange() async throws {
    struct Limits: Equatable {
      var count = 5
      var limit = 20
    }
    struct Limited: TablePage {
      let form: FormModel<Limits>
      var title: String { "Limits" }
      var sections: [TableSection] {
        TableSection { NumberRow("Count", form, \.count, in: 0...form.value.limit) }
      }
    }
    let form = FormModel(Limits())
    let test = PageTest(Limited(form: form))
    try test.type("50", into: "Count")
    form[\.limit] = 30
    await test.settled()
    #expect(test.shows("Maximum: 30") && form.value.count == 5)
    form[\.limit] = 100
    await test.settled()
    #expect(test.rows == [["Count", "50"]])
    await waitUntil { form.value.count == 50 }
    #expect(form.value.count == 50 && form.isValid && test.diagnostics.isEmpty)
  }

  @Test("A text that is not accepted stays in a field whose number is NaN while others change")
  func notANumber() throws {
    let test = PageTest(Page(form: form))
    form[\.budget] = .nan
    test.driver.update()
    try test.type("many", into: "Budget")
    try test.type("5", into: "Age")
    #expect(test.rows.contains { $0.contains("many") } && !form.isValid)
  }

  private struct Basket: Equatable {
    var amounts = [1, 2, 3]
    var cents = 100
    var euros: Double {
      get { Double(cents) / 100 }
      set { cents = Int(newValue * 100) }
    }
  }

  @Test("A text that is not accepted is forgotten when its position is removed from the list")
  func draftAtPosition() async {
    await #expect(processExitsWith: .success) { try await BoundRowTests.removePosition() }
  }

  private static func removePosition() async throws {
    let form = FormModel(Basket())
    let test = PageTest(
      DrawnPage("Basket") {
        TableSection {
          for position in form.value.amounts.indices {
            NumberRow("Amount \(position)", form, \.amounts[position])
          }
        }
      })
    try test.type("x", into: "Amount 2")
    form.edit { $0.amounts.removeLast() }
    await test.settled()
    #expect(test.rows == [["Amount 0", "1"], ["Amount 1", "2"]])
    #expect(form.isValid && form.value.amounts == [1, 2])
    try test.type("x", into: "Amount 1")
    form.edit { $0.amounts.removeFirst() }
    await test.settled()
    #expect(test.rows == [["Amount 0", "2"]] && form.isValid && test.diagnostics.isEmpty)
  }

  @Test("A text that is not accepted is forgotten when its computed field changes")
  func draftOfComputedField() async throws {
    let form = FormModel(Basket())
    let page = DrawnPage("Basket") { TableSection { NumberRow("Euros", form, \.euros) } }
    var test = PageTest(page)
    try test.type("x", into: "Euros")
    form[\.euros] = 2
    #expect(form.isValid)
    try test.type("x", into: "Euros")
    form[\.amounts] = []
    await test.settled()
    #expect(!form.isValid && test.shows("x"))
    form.edit { $0.cents = 300 }
    await test.settled()
    #expect(form.isValid && test.rows == [["Euros", "3"]])
    try test.type("x", into: "Euros")
    let error = try #require(test.rows[0].last)
    form.rebase(onto: Basket(amounts: [4], cents: 500))
    #expect(form.value.cents == 300 && test.rows == [["Euros", "x", error]])
    // The user leaves the page.
    test = PageTest(DrawnPage("Other") {})
    await test.settled()
    #expect(!form.isValid)
    form.edit { $0.cents = 400 }
    #expect(form.isValid && test.rows.isEmpty)
  }

  @Test("A submission with a number that cannot be read focuses its row")
  func focus() throws {
    struct Sending: TablePage {
      let form: FormModel<Trip>
      var title: String { "Trip" }
      var sections: [TableSection] {
        TableSection {
          NumberRow("Budget", form, \.budget)
          SubmitRow("Send", form) { _ in }
        }
      }
    }
    let test = PageTest(Sending(form: form))
    try test.type("many", into: "Budget")
    try test.tap("Send")
    #expect(test.focusedRow?.texts.first == "Budget")
  }

  @Test("A choice among check boxes keeps one that another page has made meanwhile")
  func choiceElsewhere() throws {
    let hosts = [RecordingHost(), RecordingHost()]
    let drivers = hosts.map { PageDriver(host: $0) }
    for driver in drivers { driver.show(Page(form: form)) }
    // The first page taps “wifi”, then the second one “bar”, before it shows the first choice.
    for (driver, row) in zip(drivers, [0, 2]) {
      let place = RowIndexPath(section: 3, row: row)
      driver.send(.tap, to: try #require(driver.page.reference(at: place)), flushing: true)
    }
    #expect(form.value.extras == ["wifi", "bar"])
    form.undo()
    #expect(form.value.extras == ["wifi"])
  }

  @Test("An action that was not called, because a text is not accepted, is released")
  func released() throws {
    weak var released: ActionOwner?
    let test = PageTest(Page(form: form))
    try test.type("many", into: "Budget")
    func submit() {
      let owner = ActionOwner()
      released = owner
      form.submit { _ in owner.count += 1 }
    }
    submit()
    #expect(form.submission == .failed && released == nil)
  }
}

/// An object that the action of a submission retains.
@MainActor
private final class ActionOwner {
  var count = 0
}
