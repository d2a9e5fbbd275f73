// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseHosting
import RowhouseTesting
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Fields of a form without a script")
struct FieldFormTests {
  private let model = FormModel()
  private let session: WebSession

  init() { session = model.session() }

  /// Returns the form data of a browser: the values of all fields, some of which were typed.
  private func form(_ typed: [String: String] = [:]) throws -> [String: String] {
    let fields = BrowserField.all(in: session.mainMarkup().text)
    try #require(fields.count == 3)
    return Dictionary(
      uniqueKeysWithValues: fields.map { field in
        (field.name, BrowserField.submitted(typed[field.label] ?? field.value))
      })
  }

  private func send(_ event: String, _ typed: [String: String] = [:], number: Int = 1) throws
    -> WebAnswer.Outcome
  {
    session.receive(event, number: number, screen: 1, fields: try form(typed))
  }

  @Test("Only changed fields are reported, before the event")
  func changed() throws {
    #expect(try send("tap/ts/tpress", ["Name": "Grace"]) == .accepted)
    #expect(model.log == ["name Grace", "press Grace"])
    #expect(try send("tap/ts/tpress", number: 2) == .accepted)
    #expect(model.log.dropFirst(2) == ["press Grace"])
  }

  @Test("A control that a form names many times is changed once")
  func repeated() {
    let fields = Dictionary(
      uniqueKeysWithValues: (0..<500).map { ("value/ts/tname//text/m\($0)", "name \($0)") })
    #expect(session.receive("fields", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(model.log.count == 1)
  }

  @Test("Return submits all typed texts")
  func fields() throws {
    #expect(try send("fields", ["Name": "", "Note": "one\ntwo", "Age": "x"]) == .accepted)
    #expect(model.log.sorted() == ["age x", "name ", "note one\ntwo"])
    #expect(model.name == "" && model.note == "one\ntwo" && model.age == "36")
    #expect(try send("fields", number: 2) == .accepted)
    #expect(model.log.count == 3)
  }

  @Test("Text that the field refuses is left out and explained, and no button is pressed")
  func refused() throws {
    var fields = try form(["Name": String(repeating: "x", count: 21), "Note": "kept"])
    fields["value/ts/tgone//text/0"] = "gone"
    fields["value/ts/tage/other/text/0"] = "unknown"
    fields["value/%FF/tage//text/0"] = "malformed"
    fields["session"] = "t"
    #expect(
      session.receive("tap/ts/tpress", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(model.log == ["note kept"] && model.presses == 0)
    let long = String(repeating: "x", count: 21)
    let name = try #require(
      HTMLTag.all(in: session.mainMarkup().text).first { $0["aria-label"] == "Name" })
    #expect(name["value"] == long && name["aria-invalid"] == "true")
    #expect(session.mainMarkup().text.contains(WebTexts().messages.rejected))
    // The corrected form is performed, and the error disappears.
    #expect(try send("tap/ts/tpress", ["Name": "Grace"], number: 2) == .accepted)
    #expect(model.log == ["note kept", "name Grace", "press Grace"])
    #expect(!session.mainMarkup().text.contains("aria-invalid"))
  }

  @Test("A text that the page ignores is explained, and the page shows its own")
  func ignored() throws {
    #expect(try send("tap/ts/tpress", ["Age": "old", "Name": " Ada "]) == .accepted)
    #expect(model.log == ["age old", "name  Ada ", "press  Ada "])
    let invalid = HTMLTag.all(in: session.mainMarkup().text).filter {
      $0["aria-invalid"] == "true"
    }
    #expect(invalid.map { $0["aria-label"] } == ["Age"] && invalid[0]["value"] == "36")
  }

  /// Returns the text that the page shows in a field.
  private func shown(_ label: String) -> String? {
    BrowserField.all(in: session.mainMarkup().text).first { $0.label == label }?.value
  }

  @Test("Fields of a refused event are not reported")
  func late() throws {
    let typed = ["Name": "Grace"]
    #expect(try send("jump", typed) == .malformed)
    #expect(session.receive("fields", number: 1, screen: 2, fields: try form(typed)) == .gone)
    #expect(shown("Name") == "Ada")
    #expect(try send("fields", number: 1) == .accepted)
    #expect(try send("fields", number: 1) == .replayed)
    #expect(model.log == [])
  }

  @Test("A form of a document to which the user went back is refused, and its text is shown")
  func olderDocument() throws {
    #expect(try send("tap/ts/tpress") == .accepted)
    // A double click sends the same form again.
    #expect(try send("tap/ts/tpress") == .replayed)
    #expect(try send("tap/ts/task") == .gone)
    #expect(try send("tap/ts/tpress", ["Name": "Grace"]) == .gone)
    #expect(model.log == ["press Ada"] && shown("Name") == "Grace")
    #expect(try send("fields", number: 2) == .accepted)
    #expect(model.log == ["press Ada", "name Grace"])
  }

  @Test("A form of an older document keeps a refused text that the page shows")
  func olderFormBesideRefusedText() throws {
    let long = String(repeating: "x", count: 21)
    #expect(try send("tap/ts/tpress", ["Name": long]) == .accepted)
    let old = try #require(
      BrowserField.all(in: model.session().mainMarkup().text).first { $0.label == "Age" })
    let outcome = session.receive("fields", number: 1, screen: 1, fields: [old.name: "40"])
    #expect(outcome == .gone && shown("Name") == long && shown("Age") == "40")
  }

  /// A page whose field asks a question, or shows another page of the same type.
  private struct AskingPage: TablePage {
    let model: FormModel
    let ownNavigator: Navigator
    var title: String { "Asking" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", text: "") { text in
          model.log.append(text)
          if text == "ask" { ownNavigator.confirm("Sure?") {} } else { ownNavigator.push(self) }
        }
        .id("name")
        Row("Press", id: "press").onSelect { model.log.append("press") }
      }
      .id("s")
    }
  }

  @Test("Text of a form of a page below is shown when the user returns to it", arguments: [1, 2])
  func formOfPageBelow(number: Int) {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      AskingPage(model: model, ownNavigator: navigator)
    }
    _ = session.document(client: "1")
    func fields() -> [BrowserField] { BrowserField.all(in: session.mainMarkup().text) }
    let name = fields()[0].name
    let press = "tap/ts/tpress"
    #expect(session.receive(press, number: 1, screen: 1, fields: [name: "push"]) == .accepted)
    #expect(session.receive(press, number: number, screen: 1, fields: [name: "Grace"]) == .gone)
    #expect(session.screens.count == 2 && fields()[0].value != "Grace")
    #expect(session.receive("back", number: 2, screen: 2) == .accepted)
    #expect(session.screens.count == 1 && fields()[0].value == "Grace")
    #expect(model.log == ["push"])
  }

  @Test(
    "No button is pressed below a question, or on a page, that typed text has shown",
    arguments: [("ask", "tap/ts/tpress"), ("push", "tap/ts/tpress"), ("push", "back")])
  func followingPress(text: String, event: String) {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      let page = AskingPage(model: model, ownNavigator: navigator)
      navigator.push(page)
      return page
    }
    _ = session.document(client: "1")
    let name = BrowserField.all(in: session.mainMarkup().text)[0].name
    #expect(session.receive(event, number: 1, screen: 2, fields: [name: text]) == .accepted)
    #expect(model.log == [text])
    #expect(session.screens.count == (text == "ask" ? 2 : 3))
    #expect(session.dialogs.count == (text == "ask" ? 1 : 0))
  }

  @Test("The text of a form whose button is gone is shown again, and reported with the next event")
  func gone() throws {
    #expect(try send("tap/ts/tgone", ["Name": "Grace", "Note": "new"]) == .gone)
    #expect(model.log == [] && shown("Name") == "Grace" && shown("Note") == "new")
    // The user enters the text of the page again.
    #expect(try send("tap/ts/tgone", ["Name": "Ada"]) == .gone)
    #expect(model.log == [] && shown("Name") == "Ada" && shown("Note") == "new")
    #expect(try send("tap/ts/task") == .accepted)
    #expect(model.log == ["note new"])
    // The page below a dialog can be used in browsers without inert elements.
    #expect(try send("tap/ts/tpress", ["Name": "Grace"], number: 2) == .gone)
    #expect(model.log == ["note new"] && shown("Name") == "Grace")
  }

  @Test(
    "Text typed into the form of another session is in its field, and reported with the next event")
  func kept() throws {
    let long = String(repeating: "x", count: 21)
    session.keep(fields: try form(["Name": long, "Note": "one\ntwo"]))
    session.keep(fields: ["value/ts/tgone//text/0": "gone", "session": "t"])
    #expect(model.log == [])
    let markup = session.mainMarkup().text
    #expect(markup.contains("value=\"\(long)\"") && markup.contains(">\none\ntwo</textarea>"))
    #expect(!markup.contains("aria-invalid"))
    #expect(try send("tap/ts/tpress", ["Name": "Grace"]) == .accepted)
    #expect(model.log.sorted() == ["name Grace", "note one\ntwo", "press Grace"])
  }

  @Observable
  fileprivate final class Order {
    var limit = 10
    var count = 5
    @ObservationIgnored var log: [String] = []
  }

  private struct OrderPage: TablePage {
    let order: Order
    var title: String { "Order" }
    var sections: [TableSection] {
      let count = order.count
      TableSection {
        NumberRow("Count", order, \.count, in: 0...order.limit)
        NumberRow("Limit", order, \.limit)
        Row("Send", id: "send").onSelect { order.log.append("\(order.count) \(count)") }
      }
      .id("s")
    }
  }

  @Test(
    "A number that another field of the form makes acceptable is accepted before the button is pressed"
  )
  func laterRange() throws {
    let order = Order()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      OrderPage(order: order)
    }
    _ = session.document(client: "1")
    for (number, typed) in [["Count": "50"], ["Limit": "100"]].enumerated() {
      let fields = BrowserField.all(in: session.mainMarkup().text)
      try #require(fields.count == 2)
      let form = Dictionary(
        uniqueKeysWithValues: fields.map { ($0.name, typed[$0.label] ?? $0.value) })
      #expect(
        session.receive("tap/ts/tsend", number: number + 1, screen: 1, fields: form) == .accepted)
    }
    #expect(order.log == ["5 5", "50 50"] && order.count == 50)
    #expect(!session.mainMarkup().text.contains("aria-invalid"))
  }

  @Observable
  fileprivate final class Shopping {
    var draft = ""
    @ObservationIgnored var items: [String] = []
  }

  private struct ShoppingPage: TablePage {
    let shopping: Shopping
    var title: String { "Shopping" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Item", shopping, \.draft).onDidEndEditing {
          shopping.items.append(shopping.draft)
          shopping.draft = ""
        }
      }
      .id("s")
    }
  }

  @Test("A text that the page accepts and takes away at the end of editing is not called refused")
  func takenAway() throws {
    let shopping = Shopping()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      ShoppingPage(shopping: shopping)
    }
    _ = session.document(client: "1")
    for (number, item) in ["milk", "eggs"].enumerated() {
      let field = try #require(BrowserField.all(in: session.mainMarkup().text).first)
      let form = [field.name: item]
      #expect(
        session.receive("fields", number: number + 1, screen: 1, fields: form) == .accepted)
      let markup = session.mainMarkup().text
      #expect(BrowserField.all(in: markup).first?.value == "")
      #expect(!markup.contains("aria-invalid"))
    }
    #expect(shopping.items == ["milk", "eggs"])
  }

  @Test("The submitted page may be older than the model")
  func stale() throws {
    let fields = try form(["Note": "new"])
    model.name = "Grace"
    session.top.driver?.flush()
    #expect(session.receive("fields", number: 1, screen: 1, fields: fields) == .accepted)
    #expect(model.log == ["note new"] && model.name == "Grace")
  }

  /// An id that counts how often its description is read.
  private struct CountingID: Hashable, CustomStringConvertible {
    let number: Int
    static let reads = Locked(0)

    var description: String {
      Self.reads.withLock { $0 += 1 }
      return "\(number)"
    }
  }

  private struct CountingPage: TablePage {
    let model: FormModel
    var title: String { "Counting" }
    var sections: [TableSection] {
      TableSection((0..<200).map { CountingID(number: $0) }, id: \.self) { id in
        ToggleRow("Switch", isOn: false) { _ in model.log.append("\(id.number)") }
      }
      .id("s")
    }
  }

  @Test("The rows of a form are searched for together, whatever its fields are named")
  func search() throws {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      CountingPage(model: model)
    }
    _ = session.document(client: "1")
    func fields(_ name: (Int) -> String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: (0..<990).map { (name($0) + "/isOn/x", "1") })
    }
    let known = ItemID(CountingID(number: 7)).webKey
    CountingID.reads.withLock { $0 = 0 }
    let unknown = [
      fields { "value/ts/oCountingID.\($0 + 200)~\($0 + 200)/" },
      fields { "value/ts\($0)/\(known)/" }, fields { "value/ts/\(known)/c\($0)" },
    ]
    for (number, fields) in unknown.enumerated() {
      session.keep(fields: fields)
      #expect(
        session.receive("fields", number: number + 1, screen: 1, fields: fields) == .accepted)
    }
    // At most once for each row and form, in addition to the rows that are drawn.
    #expect(CountingID.reads.withLock { $0 } < 8 * 200)
    #expect(model.log == [])
    let right = ["value/ts/\(known)//isOn/x": "1"]
    #expect(session.receive("fields", number: 4, screen: 1, fields: right) == .accepted)
    #expect(model.log == ["7"])
  }

  @Test("Unchanged text is not reported, whatever it contains", arguments: FieldKind.allCases)
  func untouched(kind: FieldKind) throws {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "a", " ", "\t", "\r", "\n", "\r\n", "\0", "\u{0B}", "\u{0C}", "\u{1B}", "\u{7F}", "\u{85}",
      "\u{2028}", "é", "👋", "<", ">", "\"", "&amp;", "'", "字", "\u{FEFF}",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...6, using: &random)
      var input = FieldInput(
        (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
      input.kind = kind
      input.lines = Bool.random(using: &random) ? 1 : 3
      let field = try #require(BrowserField.all(in: markup(of: input)).first)
      let sent = BrowserField.submitted(field.value)
      guard PostedField(name: field.name, text: sent) == nil else {
        Issue.record(
          "\(kind) \(input.lines): \(input.text.debugDescription) told as \(sent.debugDescription)")
        return
      }
      let text = field.value + "x"
      let other = PostedField(name: field.name, text: BrowserField.submitted(text))
      #expect(
        other
          == PostedField(
            address: RowAddress(section: "s", row: "r"), control: .main, text: text,
            value: .text(text), isTyped: true, isSecret: kind == .secure))
    }
  }

  private func markup(of input: FieldInput) -> String {
    let context = RenderContext(
      images: NoWebImages(), base: "", texts: { _ in WebTexts() }, language: "en")
    var renderer = PartRenderer(
      context: context, style: ResolvedStyle(), row: RowAddress(section: "s", row: "r"))
    renderer.write(ControlPart.field(FieldPart(input, label: "label")))
    return renderer.markup.text
  }
}
