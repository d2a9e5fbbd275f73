// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Stepping")
struct SteppingTests {
  private final class Job {
    var copies = 3
    var told: [Int] = []
  }

  private struct Print: TablePage {
    let job: Job
    var title: String { "Print" }
    var sections: [TableSection] {
      TableSection {
        StepperRow("Copies", value: job.copies, in: 1...5) { number in
          job.told.append(number)
          if number != 5 { job.copies = number }
        }
      }
    }
  }

  @Test("A stepper is pressed, shows the number of the model, and is drawn")
  func steps() throws {
    let job = Job()
    let test = PageTest(Print(job: job))
    #expect(test.text.lines.contains { $0.contains("Copies") && $0.contains("3 (−|+)") })
    try test.step("Copies")
    #expect(job.told == [4] && job.copies == 4)
    try test.step("Copies", by: -3)
    #expect(job.told == [4, 3, 2, 1] && job.copies == 1)
    // The model does not take the 5.
    try test.step("Copies", by: 5)
    #expect(job.copies == 4 && job.told.suffix(2) == [5, 5])
  }

  @Test("The row of a stepper is pressed again when its text has changed")
  func changingText() throws {
    struct Guests: TablePage {
      let job: Job
      var title: String { "Guests" }
      var sections: [TableSection] {
        TableSection {
          if job.copies > 4 { Row("A large table") }
          if job.copies < 7 {
            StepperRow("Guests: \(job.copies)", value: job.copies, in: 1...9) { job.copies = $0 }
          }
        }
      }
    }
    let job = Job()
    let test = PageTest(Guests(job: job))
    try test.step("Guests: 3", by: 3)
    #expect(job.copies == 6)
    // The first press removes the row.
    let rows = ["0.0 “A large table”"]
    #expect(throws: PageTestError.notFound("Guests: 6", page: "“Guests”", rows: rows)) {
      try test.step("Guests: 6", by: 2)
    }
  }

  @Test("A stepper shows its number in the language of the page, without groups")
  func languages() {
    struct Numbers: TablePage {
      var language: String?
      var title: String { "Numbers" }
      var sections: [TableSection] {
        TableSection {
          StepperRow("Share", value: 0.5, in: 0...1, step: 0.1) { (_: Double) in }
          StepperRow("Year", value: 2026, in: 1900...2100) { (_: Int) in }
        }
      }
    }
    #expect(PageTest(Numbers(language: "de")).rows == [["Share", "0,5"], ["Year", "2026"]])
    #expect(PageTest(Numbers(language: "ar-EG")).rows == [["Share", "٠٫٥"], ["Year", "٢٠٢٦"]])
  }

  @Test("A number beyond those that a button can lead to is not pressed")
  func tooLarge() {
    let page = DrawnPage("Print") {
      TableSection {
        StepperRow("Copies", value: 1 << 60, in: 1...Int.max) { (_: Int) in
          Issue.record("No host has such a button")
        }
      }
    }
    let test = PageTest(page)
    for count in [1, -1] {
      #expect(throws: PageTestError.self) { try test.step("Copies", by: count) }
    }
  }

  @Test("A press of a button that leads nowhere is refused")
  func refused() throws {
    let page = DrawnPage("Print") {
      TableSection { StepperRow("Copies", value: 5, in: 1...5) { (_: Int) in } }
    }
    let test = PageTest(page)
    let error = #expect(throws: PageTestError.self) { try test.step("Copies") }
    #expect(
      error?.description == """
        No user can give the stepper “Copies”, named main in row 0.0 “Copies”, “5” of “Print” the \
        value 6.0. It takes numbers from 1.0 to 5.0 in steps of 1.0.
        """)
    #expect(throws: PageTestError.self) { try test.slide("Copies", to: 2) }
  }
}
