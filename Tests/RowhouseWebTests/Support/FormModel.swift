// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseWeb

/// A page with fields, and the calls of its handlers.
@MainActor
@Observable
final class FormModel {
  var name = "Ada"
  var note = ""
  var age = "36"
  var presses = 0
  @ObservationIgnored var log: [String] = []
}

struct FormPage: TablePage {
  let model: FormModel
  let navigator: Navigator

  var title: String { "Form" }

  var sections: [TableSection] {
    TableSection {
      FieldRow("Name", text: model.name, placeholder: "Who") {
        model.log.append("name \($0)")
        model.name = $0
      }
      .lengthLimit(20).id("name")
      FieldRow("Note", text: model.note) {
        model.log.append("note \($0)")
        model.note = $0
      }
      .lines(3).lengthLimit(50_000).id("note")
      FieldRow("Age", text: model.age, kind: .number) {
        model.log.append("age \($0)")
        if Int($0) != nil { model.age = $0 }
      }
      .id("age")
      Row("Press", id: "press").onSelect {
        model.log.append("press \(model.name)")
        model.presses += 1
      }
      Row("Ask", id: "ask").onSelect { navigator.confirm("Sure?") { model.log.append("yes") } }
      if model.presses >= 100 { Row("Tired") }
    }
    .id("s")
  }
}

extension FormModel {
  /// Returns a session that shows the page and has sent its document.
  func session() -> WebSession {
    let session = WebSession(token: "t", path: "/form", diagnostics: .silent) { navigator in
      FormPage(model: self, navigator: navigator)
    }
    _ = session.document(client: "1")
    return session
  }
}
