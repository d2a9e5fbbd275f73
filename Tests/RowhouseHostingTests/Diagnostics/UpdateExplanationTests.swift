// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// The reasons of updates, as a handler of diagnostics receives them.
@MainActor
struct UpdateExplanationTests {
  @Test("A handler that asks for it receives the reason of each update, as a note")
  func reasons() throws {
    let notes = Notes()
    var heard: [PageDiagnostic] = []
    let host = RecordingHost()
    let driver = PageDriver(
      host: host, diagnostics: DiagnosticsHandler(explainsUpdates: true) { heard.append($0) })
    let line = UInt32(#line) + 3
    let page = AnyPage {
      TableSection("Notes") {
        Row("Unseen").value("\(notes.unseen)")
      }
    }
    driver.show(page)
    notes.unseen += 1
    driver.update()
    driver.flush()
    #expect(heard.map(\.severity) == [.note, .note])
    #expect(heard.first?.description == "AnyPage: update 1\n  the page: shown")
    let place = "section 0 “Notes” at \(#fileID):\(line - 1), row 0 “Unseen” at \(#fileID):\(line)"
    #expect(
      heard.last?.description == "AnyPage: update 2\n  \(place): value “0” → “1”")
  }

  @Test("A handler prints the reason of each update to standard error")
  func printedReasons() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await UpdateExplanationTests.update(reportingTo: .explainingUpdates)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Rowhouse: AnyPage: update 2\n  "))
    #expect(output.contains("value “0” → “1”"))
  }

  @Test("The standard handler prints no reasons")
  func noPrintedReasons() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await UpdateExplanationTests.update(reportingTo: .standard)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!output.contains("Rowhouse"))
  }

  /// Shows a page with a row whose value changes once.
  private static func update(reportingTo diagnostics: DiagnosticsHandler) {
    let notes = Notes()
    let driver = PageDriver(host: RecordingHost(), diagnostics: diagnostics)
    driver.show(AnyPage { TableSection("Notes") { Row("Unseen").value("\(notes.unseen)") } })
    notes.unseen += 1
    driver.update()
    driver.flush()
  }

  @Test("A section is explained by the properties that are compared, and not by other ones")
  func sections() {
    let notes = Notes()
    var heard: [UpdateExplanation] = []
    let host = RecordingHost()
    let driver = PageDriver(
      host: host,
      diagnostics: DiagnosticsHandler(explainsUpdates: true) {
        if case .updated(let explanation) = $0.kind { heard.append(explanation) }
      })
    driver.show(
      AnyPage {
        TableSection("Head \(notes.unseen)") { Row("Row", id: "row") }
          .selectsSeveral(Set([notes.unseen])) { _ in }
          .onPrefetch { _ in }
          .onMove { _, _ in }
          .moveTarget { $0.target }
          .id("section")
      })
    notes.unseen += 1
    driver.update()
    driver.flush()
    #expect(heard.last?.changes.map(\.kind.description) == ["header “Head 0” → “Head 1”"])
  }

  @Test("Other handlers receive no reasons")
  func silence() {
    let notes = Notes()
    let fixture = DriverFixture { TableSection { Row("\(notes.unseen)") } }
    notes.unseen += 1
    fixture.driver.update()
    fixture.driver.flush()
    #expect(fixture.reports.all.isEmpty)
  }

  @Test("Each row and section of an update has a change, and each updated row that stays a reason")
  func law() async {
    await forAll(100) { random in
      let editedPage = EditedPage(.random(&random))
      let host = RecordingHost()
      let driver = PageDriver(host: host, diagnostics: .silent)
      driver.show(editedPage)
      for _ in 0..<6 {
        let old = driver.page
        editedPage.content.edit(&random)
        driver.update()
        driver.flush()
        guard let update = host.updates.last, let edits = update.edits else { return "no edits" }
        let explanation = update.explanation(since: old)
        let count = edits.changes.rows.count + edits.changes.sections.edits.count
        let own = explanation.changes.filter { $0.section == nil }.count
        if explanation.changeCount != count + own { return "\(explanation)\nof\n\(edits)" }
        let updated = explanation.changes.filter {
          if case .updated = $0.kind { $0.row != nil } else { false }
        }
        for (pair, change) in zip(edits.changes.rows.updates, updated)
        where change.kind == .updated([]) {
          // A row of a data section may be new on screen, and a row that moves may have another style.
          let isData =
            old.sections[pair.old.section].hasData || update.page.sections[pair.new.section].hasData
          let moves = edits.changes.rows.moves.contains { $0.new == pair.new }
          if !isData, !moves { return "\(change) has no reason" }
        }
      }
      return nil
    }
  }
}
