// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseForms
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows with durations of a form")
struct DurationRowTests {
  private struct Workout: Equatable, Sendable {
    var rest = Duration.seconds(60)
  }

  private struct Page: TablePage {
    let form: FormModel<Workout>
    var title: String { "Workout" }
    var sections: [TableSection] {
      TableSection {
        DurationRow("Rest", form, \.rest, in: .zero ... .seconds(3_600), step: .seconds(600))
      }
    }
  }

  @Test("The form receives the chosen duration, and undoes it")
  func choosing() throws {
    let form = FormModel(Workout())
    let test = PageTest(Page(form: form))
    try test.choose("20 min", in: "Rest")
    #expect(form.value.rest == .seconds(1_200) && form.isDirty)
    form.undo()
    #expect(form.value.rest == .seconds(60))
    #expect(test.diagnostics.isEmpty)
  }
}
