// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Rowhouse
import RowhouseForms
import RowhouseWeb

/// The time from a keystroke to the patch with its error, compared with an event that changes
/// nothing.
///
/// A session of the browser host handles both events, on the same page of 500 fields with a rule
/// each.
@MainActor
struct FormReport {
  private static let bar = Bar(1.3)
  /// The number of a question among the first rows of the section, which the document contains.
  private static let question = 60

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let form = FormModel(Survey()) {
      for number in 0..<Survey.count {
        FormRule(\.answers[number], "Enter an answer", on: .change) { !$0.isEmpty }
      }
    }
    let session = WebSession(token: "benchmark.secret", path: "/") { _ in SurveyPage(form: form) }
    let document = session.document(client: "client")
    let field = name(of: "value/", after: "Question \(Self.question)", in: document)
    let toggle = name(of: "value/", after: "Empty", in: document)
    var number = 0
    func receive(_ event: String) -> Int {
      number += 1
      let outcome = session.receive(event, number: number, screen: 1)
      precondition(outcome == .accepted, "The event \(event) was not accepted")
      return session.version
    }
    let timings = await Contest(contenders: [
      Contender(title: "empty", repetitions: 8) { receive(toggle + "1") },
      Contender(title: "keystroke", repetitions: 8) {
        let version = session.version
        let hasError = form.error(at: \.answers[Self.question - 1]) != nil
        let new = receive(field + (hasError ? "x" : ""))
        precondition(new == version + 1, "The keystroke changed nothing")
        precondition(
          hasError == (form.error(at: \.answers[Self.question - 1]) == nil),
          "The error did not change")
        return new
      },
    ]).run()
    var table = TimeTable("page of 500 fields of a form, in a session", beside: "empty")
    table.write("an event that changes nothing", timings[0])
    table.write("a keystroke that changes the error", timings[1], beside: timings[0], bar: Self.bar)
    return table.isMet
  }

  /// Returns the name of the first control after a text, without the value at its end.
  private func name(of prefix: String, after text: String, in document: String) -> String {
    let parts = document.components(after: text, prefix: "\"" + prefix)
    guard let cut = parts.lastIndex(of: "/") else {
      preconditionFailure("The document has no control after \(text)")
    }
    return prefix + parts[...cut]
  }
}

private struct Survey: Equatable {
  static let count = 500
  var answers = [String](repeating: "x", count: Survey.count)
}

private struct SurveyPage: TablePage {
  let form: FormModel<Survey>

  var title: String { "Survey" }

  var sections: [TableSection] {
    TableSection { ToggleRow("Empty", isOn: false) { _ in } }
    TableSection {
      for number in 0..<Survey.count {
        FieldRow("Question \(number + 1)", form, \.answers[number])
      }
    }
  }
}

extension String {
  /// Returns the text after a prefix that follows another text, up to the next quotation mark.
  fileprivate func components(after text: String, prefix: String) -> Substring {
    guard let start = firstRange(of: text)?.upperBound,
      let begin = self[start...].firstRange(of: prefix)?.upperBound
    else { return "" }
    return self[begin...].prefix { $0 != "\"" }
  }
}
