// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Asynchronous rules that read several fields")
struct SeveralFieldRuleTests {
  @Test("The fields are checked together, a pause after the last change of one of them")
  func pause() async {
    let fixture = PlaceFixture()
    let form = fixture.form
    form.type("20095", into: \.postalCode)
    form.type("Ham", into: \.city)
    await fixture.clock.advance(by: 0.2)
    form.type("Hamburg", into: \.city)
    await fixture.clock.advance(by: 0.2)
    #expect(fixture.places == [])
    #expect(form.isChecking(\.postalCode) && !form.isChecking(\.city))
    await fixture.clock.advance(by: 0.1)
    #expect(fixture.places == ["20095 Hamburg"])
    form.type("At the port", into: \.note)
    await fixture.answer(0, false)
    #expect(form.error(at: \.postalCode) == "No such place")
    #expect(form.error(at: \.city) == nil)
    form.type("", into: \.note)
    await fixture.clock.advance(by: 1)
    #expect(fixture.places.count == 1 && fixture.canceled == [])
  }

  @Test(
    "A change of each field cancels the check, and its result is dropped",
    arguments: [true, false])
  func cancellation(changesCity: Bool) async {
    let fixture = PlaceFixture.filled()
    let form = fixture.form
    form.type("20097", into: \.postalCode)
    await fixture.clock.advance(by: 0.3)
    if changesCity { form.type("Berlin", into: \.city) }
    if !changesCity { form.type("20099", into: \.postalCode) }
    await fixture.clock.advance(by: 0.3)
    #expect(fixture.places == ["20097 Hamburg", changesCity ? "20097 Berlin" : "20099 Hamburg"])
    #expect(fixture.canceled == ["20097 Hamburg"])
    await fixture.answer(1, true)
    await fixture.answer(0, false)
    #expect(form.error(at: \.postalCode) == nil)
    #expect(
      fixture.diagnostics == [.lateAnswer(field: #"\Place.postalCode and \Place.city"#)])
  }

  @Test("Fields with errors of other rules are not checked")
  func notWorthChecking() async {
    let fixture = PlaceFixture()
    let form = fixture.form
    form.type("20095", into: \.postalCode)
    form.endEditing(\.postalCode)
    await fixture.clock.advance(by: 1)
    #expect(fixture.places == [] && !form.isChecking(\.postalCode))
    form.type("2009", into: \.postalCode)
    form.type("Hamburg", into: \.city)
    await fixture.clock.advance(by: 1)
    #expect(fixture.places == [])
    #expect(form.error(at: \.postalCode) == "Enter 5 digits")
    form.type("20095", into: \.postalCode)
    await fixture.clock.advance(by: 0.3)
    #expect(fixture.places == ["20095 Hamburg"])
    form.type("", into: \.city)
    await fixture.clock.advance(by: 1)
    #expect(fixture.canceled == ["20095 Hamburg"] && fixture.places.count == 1)
    await fixture.answer(0, false)
    #expect(form.error(at: \.postalCode) == nil)
  }

  @Test("The rule runs, and its error appears, once one of its fields has reached the moment")
  func moment() async {
    let fixture = PlaceFixture.filled(on: .editingEnd)
    let form = fixture.form
    form.type("Berlin", into: \.city)
    await fixture.clock.advance(by: 1)
    #expect(fixture.places == [])
    form.endEditing(\.city)
    await fixture.clock.settle()
    #expect(fixture.places == ["20095 Berlin"])
    await fixture.answer(0, false)
    #expect(form.error(at: \.postalCode) == "No such place")
    form.type("10115", into: \.postalCode)
    #expect(form.error(at: \.postalCode) == nil)
    await fixture.clock.advance(by: 0.3)
    #expect(fixture.places == ["20095 Berlin", "10115 Berlin"])
    await fixture.answer(1, true)
  }

  @Test("The end of editing of one of the fields begins the check without a pause")
  func endOfEditing() async {
    let fixture = PlaceFixture.filled()
    fixture.form.type("20097", into: \.postalCode)
    fixture.form.endEditing(\.note)
    await fixture.clock.settle()
    #expect(fixture.places == [])
    fixture.form.endEditing(\.city)
    await fixture.clock.settle()
    #expect(fixture.places == ["20097 Hamburg"])
    await fixture.answer(0, true)
  }

  @Test("A submission waits for the check, and asks again only after an error")
  func submission() async {
    let fixture = PlaceFixture.filled()
    let form = fixture.form
    var sent: [Place] = []
    form.submit { sent.append($0) }
    await fixture.clock.settle()
    #expect(fixture.places == ["20095 Hamburg"] && form.submission == .checking)
    await fixture.answer(0, false)
    #expect(form.submission == .failed && form.error(at: \.postalCode) == "No such place")
    form.submit { sent.append($0) }
    await fixture.clock.settle()
    #expect(fixture.places.count == 2)
    form.type("Berlin", into: \.city)
    #expect(fixture.canceled == [])
    await fixture.answer(1, true)
    #expect(form.submission == .saved && form.isDirty)
    #expect(sent == [Place(city: "Hamburg", postalCode: "20095")])
    form.type("Bern", into: \.city)
    await fixture.clock.advance(by: 0.3)
    await fixture.answer(2, true)
    form.submit { sent.append($0) }
    await fixture.clock.settle()
    #expect(fixture.places.last == "20095 Bern" && fixture.places.count == 3)
    #expect(sent.count == 2)
  }

  @Test("A rule that never answers is an error at its field, and a diagnostic with all fields")
  func neverAnswers() async {
    let fixture = PlaceFixture.filled()
    let form = fixture.form
    form.type("Berlin", into: \.city)
    await fixture.clock.advance(by: 0.3)
    await fixture.clock.advance(by: 5)
    #expect(form.error(at: \.postalCode) == FormTexts().unansweredRule)
    #expect(form.error(at: \.city) == nil)
    #expect(fixture.canceled == ["20095 Berlin"])
    let field = #"\Place.postalCode and \Place.city"#
    #expect(fixture.diagnostics == [.ruleUnanswered(field: field, seconds: 5)])
    await fixture.answer(0, true)
  }

  @Test("Undo cancels the check, and has the restored fields checked")
  func undo() async {
    let fixture = PlaceFixture.filled()
    let form = fixture.form
    form.type("Berlin", into: \.city)
    form.endEditing(\.city)
    await fixture.clock.settle()
    await fixture.answer(0, false)
    form[\.postalCode] = "10115"
    await fixture.clock.advance(by: 0.3)
    form.undo()
    #expect(form.error(at: \.postalCode) == nil && form.isChecking(\.postalCode))
    await fixture.clock.advance(by: 0.3)
    #expect(fixture.canceled == ["10115 Berlin"])
    #expect(fixture.places == ["20095 Berlin", "10115 Berlin", "20095 Berlin"])
    await fixture.answer(1, true)
    await fixture.answer(2, false)
    #expect(form.error(at: \.postalCode) == "No such place")
    form.reset()
    #expect(form.error(at: \.postalCode) == nil)
  }

  @Test("A rule chooses between messages, and its error may be at a field that it does not read")
  func messages() async {
    let clock = HandFormClock()
    let form = FormModel(Place(), clock: clock) {
      FormRule(at: \.note, reading: \.city, after: 0) { city in
        city == "Hamburg" ? nil : "Describe the way to \(city)"
      }
    }
    form.type("Bern", into: \.city)
    await clock.settle()
    #expect(form.error(at: \.note) == "Describe the way to Bern")
    form.type("There is none", into: \.note)
    await clock.settle()
    #expect(form.error(at: \.note) == "Describe the way to Bern")
    form.type("Hamburg", into: \.city)
    await clock.settle()
    #expect(form.error(at: \.note) == nil)
  }

  @Test("The row of the error shows that the fields are being checked")
  func row() async throws {
    struct Page: TablePage {
      let form: FormModel<Place>
      var title: String { "Place" }
      var sections: [TableSection] {
        TableSection {
          FieldRow("City", form, \.city)
          FieldRow("Postal code", form, \.postalCode)
        }
      }
    }
    let fixture = PlaceFixture.filled()
    let test = PageTest(Page(form: fixture.form))
    try test.type("Berlin", into: "City")
    #expect(test.rows.map { $0.contains("Checking") } == [false, true])
    await fixture.clock.settle()
    await fixture.answer(0, false)
    #expect(test.shows("No such place") && !test.shows("Checking"))
  }
}
