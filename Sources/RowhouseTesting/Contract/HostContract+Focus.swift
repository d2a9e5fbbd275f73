// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

extension HostContract {
  static var focusClauses: [(String, Clause)] {
    [
      ("Return reaches the newest handler after the text", submitting),
      ("Return is reported before the end of editing", ending),
      ("Return is reported before the end of editing if the text moves the focus", endingByText),
      ("Return moves the focus to another row", focusing),
      ("a row that an update inserts is focused", focusingBefore),
      ("a row without a control is not focused", unfocusable),
    ]
  }

  private static func submitting(_ run: ContractRun) {
    guard let probe = run.probe((any FocusProbe).self, for: .focus) else { return }
    var (text, plain) = ("before", "")
    var log: [String] = []
    for evaluation in 0..<3 {
      run.show {
        TableSection {
          FieldRow("first", text: text) { text = $0 }
            .onSubmit { log.append("\(text) in \(evaluation)") }
            .id("first")
          FieldRow("plain", text: plain) { plain = $0 }.id("plain")
          FieldRow("disabled", text: "") { _ in }
            .onSubmit { log.append("disabled") }
            .disabled().id("disabled")
        }
      }
      probe.submit("typed \(evaluation)", at: RowIndexPath(section: 0, row: 0))
      run.settle()
      run.expect(
        log == ["typed \(evaluation) in \(evaluation)"],
        "Return should reach the handler of evaluation \(evaluation) once, after the text")
      probe.submit("typed", at: RowIndexPath(section: 0, row: 1))
      probe.submit("typed", at: RowIndexPath(section: 0, row: 2))
      run.settle()
      run.expect(log.count == 1, "Return in another row should not reach the handler")
      log = []
    }
  }

  private static func ending(_ run: ContractRun) {
    guard let probe = run.probe((any FocusProbe).self, for: .focus) else { return }
    var draft = ""
    var log: [String] = []
    @SectionBuilder func sections() -> [TableSection] {
      TableSection {
        FieldRow("new", text: draft) { text in
          draft = text
          run.driver.sections = sections()
        }
        .onSubmit { log.append("return with \(draft)") }
        .onDidEndEditing {
          log.append("end")
          draft = ""
          run.driver.sections = sections()
        }
        FieldRow("other", text: "") { _ in }.id("other")
      }
      .id("fields")
    }
    for text in ["milk", "eggs"] {
      run.show { sections() }
      probe.submit(text, at: RowIndexPath(section: 0, row: 0))
      run.settle()
      // In a browser, the field has the focus after Return.
      probe.navigator.focus("other")
      run.settle()
      run.expect(
        log == ["return with \(text)", "end"],
        "Return should be reported once before the end of editing, and led to \(log)")
      log = []
    }
  }

  private static func endingByText(_ run: ContractRun) {
    guard let probe = run.probe((any FocusProbe).self, for: .focus) else { return }
    let navigator = probe.navigator
    var (code, log) = ("", [String]())
    @SectionBuilder func sections() -> [TableSection] {
      TableSection {
        FieldRow("code", text: code) { text in
          code = text
          log.append("text")
          navigator.focus("other")
          run.driver.sections = sections()
        }
        .onSubmit { log.append("return") }
        .onDidEndEditing { log.append("end") }
        .id("code")
        FieldRow("other", text: "") { _ in }.id("other")
      }
      .id("fields")
    }
    for text in ["1234", "5678"] {
      run.show { sections() }
      probe.submit(text, at: RowIndexPath(section: 0, row: 0))
      run.settle()
      run.expect(
        log == ["text", "return", "end"],
        "the text, Return, and the end of editing should be reported once in this order, not \(log)"
      )
      log = []
    }
  }

  private static func focusing(_ run: ContractRun) {
    guard let probe = run.probe((any FocusProbe).self, for: .focus) else { return }
    var texts = Array(repeating: "", count: 60)
    let navigator = probe.navigator
    run.show {
      TableSection {
        for row in texts.indices {
          FieldRow("row \(row)", text: texts[row]) { texts[row] = $0 }
            .onSubmit { navigator.focus((row * 7 + 20) % 60) }
            .id(row)
        }
      }
    }
    navigator.focus(40)
    run.settle()
    for row in [40, 0, 20, 40] {
      let indexPath = RowIndexPath(section: 0, row: row)
      run.expect(probe.focusedRow == indexPath, "row \(row) should have the focus")
      probe.submit("typed", at: indexPath)
      run.settle()
      run.expect(texts[row] == "typed", "row \(row) should have received its text")
    }
  }

  private static func focusingBefore(_ run: ContractRun) {
    guard let probe = run.probe((any FocusProbe).self, for: .focus),
      !run.probe.unsupportedAbilities.contains(.immediateFocus)
    else { return }
    var hasNote = false
    let navigator = probe.navigator
    @SectionBuilder func sections() -> [TableSection] {
      TableSection {
        FieldRow("name", text: "") { _ in }
          .onSubmit {
            navigator.focus("note")
            hasNote = true
            run.driver.sections = sections()
          }
          .id("name")
        if hasNote { FieldRow("note", text: "") { _ in }.id("note") }
      }
    }
    run.show { sections() }
    probe.submit("typed", at: RowIndexPath(section: 0, row: 0))
    run.settle()
    run.expectNewestPage()
    run.expect(
      probe.focusedRow == RowIndexPath(section: 0, row: 1), "the inserted row should have the focus"
    )
  }

  private static func unfocusable(_ run: ContractRun) {
    guard let probe = run.probe((any FocusProbe).self, for: .focus) else { return }
    run.show {
      TableSection {
        FieldRow("field", text: "") { _ in }.id("field")
        Row("plain", id: "plain")
        FieldRow("disabled", text: "") { _ in }.disabled().id("disabled")
      }
    }
    probe.navigator.focus("field")
    run.settle()
    for row in ["plain", "disabled", "missing"] {
      probe.navigator.focus(row)
      run.settle()
      run.expect(
        probe.focusedRow == RowIndexPath(section: 0, row: 0),
        "a request to focus the \(row) row should be ignored")
    }
  }
}
