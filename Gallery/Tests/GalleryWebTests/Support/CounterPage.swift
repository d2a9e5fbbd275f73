// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// A page that counts, asks questions, pushes pages, and changes without events.
struct CounterPage: RefreshablePage {
  let counter: Counter
  let navigator: Navigator

  var title: String { "Counter <\(counter.count)>" }
  var isEditing: Bool { true }

  var sections: [TableSection] {
    TableSection {
      Row("Count", id: "count").value("\(counter.count)").onSelect { counter.count += 1 }
        .swipeActions { RowAction("Count") { counter.count += 1 } }
        .menu { RowAction("Start again", role: .destructive) { counter.count = 0 } }
      Row("Grow", id: "grow").onSelect { counter.length = 20_000 }
      Row("Long \(counter.count)" + String(repeating: "x", count: counter.length), id: "long")
      Row("Ask", id: "ask").onSelect { navigator.confirm("Sure?") { counter.count += 100 } }
      Row("Picture", id: "picture").onSelect { navigator.choosePicture { counter.picture = $0 } }
      Row("Linked", id: "linked").onSelect { navigator.push(LinkedCounterPage()) }
      Row("Deeper", id: "deeper").onSelect { navigator.push(self) }
      ToggleRow("Big", isOn: counter.count >= 100) { counter.count = $0 ? 100 : 0 }.id("big")
      FieldRow("Name", text: counter.name) { counter.name = $0.uppercased() }.id("name")
      FieldRow("Note", text: counter.note) { counter.note = $0 }.lines(3).lengthLimit(50_000)
        .id("note")
    }
    .id("all")
    TableSection(counter.order, id: \.self) { Row($0) }
      .onMove { counter.order.insert(counter.order.remove(at: $0), at: $1) }
      .id("moved")
    // More rows than a browser contains.
    TableSection(0..<1_000, id: \.self) { Row("Number \($0)") }.id("many")
  }

  func refresh() async { counter.count += 1 }
}

struct LinkedCounterPage: LinkedPage {
  var path: String { "/linked" }
  var title: String { "Linked" }
  var sections: [TableSection] {
    TableSection { Row("Here") }
  }
}

@MainActor
@Observable
final class Counter {
  var count = 0
  var length = 0
  var name = ""
  var picture: PictureData?
  var note = ""
  var order = ["t1", "t2", "t3"]
}
