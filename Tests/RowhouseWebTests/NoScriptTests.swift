// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Documents without a script")
struct NoScriptTests {
  @MainActor
  @Observable
  final class Model {
    var size: String? = "Small"
    var volume = 1.0
    var ink = RGBA(hex: 0xFF0000)
    var isLoaded = false
  }

  private struct ChoicePage: TablePage {
    let model: Model
    var title: String { "Choices" }
    var sections: [TableSection] {
      TableSection {
        PickerRow("Size", model, \.size, options: ["Small", "Large"], none: "None") { $0 }
        SliderRow("Volume", model, \.volume, in: 0...10, step: 1)
        ColorRow("Ink", model, \.ink)
      }
      .id("s")
    }
  }

  private func session(_ page: some TablePage) -> WebSession {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in page }
    _ = session.document(client: "1")
    return session
  }

  private func tags(_ session: WebSession) -> [HTMLTag] {
    HTMLTag.all(in: session.mainMarkup().text)
  }

  /// Returns the fields of a form, with the values of the document or others.
  private func form(_ session: WebSession, _ chosen: [String: String] = [:]) -> [String: String] {
    let tags = tags(session)
    var fields: [String: String] = [:]
    for tag in tags {
      guard let name = tag["name"], name.hasPrefix("value/"), let label = tag["aria-label"] else {
        continue
      }
      let option = tags.first { $0.name == "option" && $0["selected"] != nil }?["value"]
      fields[name] = chosen[label] ?? (tag.name == "select" ? option : tag["value"])
    }
    return fields
  }

  @Test("Choices of the form of an ended session are shown again, and applied with the next event")
  func choices() throws {
    let model = Model()
    let session = session(ChoicePage(model: model))
    let chosen = ["Size": "=Large", "Volume": "7", "Ink": "#0000ff"]
    session.keep(fields: form(session, chosen))
    let shown = form(session)
    try #require(shown.count == 3)
    #expect(Set(shown.values) == Set(chosen.values))
    #expect(model.size == "Small" && model.volume == 1 && model.ink == RGBA(hex: 0xFF0000))
    #expect(session.receive("fields", number: 1, screen: 1, fields: shown) == .accepted)
    #expect(model.size == "Large" && model.volume == 7 && model.ink == RGBA(hex: 0x0000FF))
  }

  @Test(
    "A choice of no value is shown again, and one that is not offered is not",
    arguments: [
      ("", "", nil), ("=Huge", "=Small", "Small"),
    ] as [(String, String, String?)])
  func otherChoices(text: String, shown: String, size: String?) throws {
    let model = Model()
    let session = session(ChoicePage(model: model))
    session.keep(fields: form(session, ["Size": text]))
    let selected = tags(session).filter { $0.name == "option" && $0["selected"] != nil }
    #expect(selected.map { $0["value"] } == [shown])
    #expect(
      session.receive("fields", number: 1, screen: 1, fields: form(session)) == .accepted)
    #expect(model.size == size)
  }

  private struct LoadingListPage: TablePage {
    let model: Model
    let isPageLoading: Bool
    var title: String { "List" }
    private var state: LoadState { model.isLoaded ? .content : .loading() }
    var loadState: LoadState { isPageLoading ? state : .content }
    var sections: [TableSection] {
      TableSection { Row("Above") }
      TableSection { Row("Loaded") }.loadState(isPageLoading ? .content : state)
    }
  }

  @Test("A button shows the loaded page in place of one that is loading", arguments: [true, false])
  func loading(isPageLoading: Bool) throws {
    let model = Model()
    let session = session(LoadingListPage(model: model, isPageLoading: isPageLoading))
    let button = #"<noscript><button type="submit" name="event" value="fields" class="reload">"#
    #expect(session.document(client: "1").contains(button))
    model.isLoaded = true
    #expect(session.receive("fields", number: 1, screen: 1) == .accepted)
    let document = session.document(client: "1")
    #expect(document.contains("Loaded") && !document.contains("class=\"reload\""))
  }

  private struct LeadingPage: TablePage {
    let model: Model
    let navigator: Navigator
    var title: String { "Pages" }
    var sections: [TableSection] {
      TableSection {
        ToggleRow("Loaded", model, \.isLoaded).id("toggle")
        StepperRow("Volume", model, \.volume, in: 0...10).id("stepper")
        Row("Push", id: "push").onSelect { navigator.push(self) }
        Row("Ask", id: "ask").onSelect { navigator.confirm("Sure?") {} }
        FieldRow("Name", text: "") { _ in }.lengthLimit(3).id("name")
      }
      .id("s")
    }
  }

  @Test("The row of a form has the focus in the answer, unless there is something else to read")
  func focus() throws {
    let model = Model()
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { navigator in
      LeadingPage(model: model, navigator: navigator)
    }
    _ = session.document(client: "1")
    /// Returns the value or the key of the element with the focus in the answer to an event.
    func focused(_ event: String, _ fields: [String: String] = [:]) -> String? {
      let number = session.nextEvent
      #expect(
        session.receive(event, number: number, screen: session.top.number, fields: fields)
          == .accepted)
      let document = session.document(client: "1", reporting: [], answersForm: true)
      let tags = HTMLTag.all(in: document).filter { $0["autofocus"] != nil }
      #expect(tags.count < 2)
      return tags.first.flatMap { $0["value"] ?? $0["data-key"] }
    }
    #expect(focused("value/ts/ttoggle//isOn/1") == "value/ts/ttoggle//isOn/0")
    #expect(focused("value/ts/tstepper//number/2.0") == "tstepper")
    let name = try #require(tags(session).first { $0["aria-label"] == "Name" }?["name"])
    #expect(focused("value/ts/ttoggle//isOn/0", [name: "too long"]) == "tname")
    #expect(focused("fields") == nil)
    #expect(focused("fields", [name: "Ada"]) == "tname")
    #expect(focused("tap/ts/tpush") == nil)
    #expect(focused("back") == "tap/ts/tpush")
    #expect(focused("fields", ["value/ts/tgone//text/0": "lost"]) == nil)
    #expect(focused("tap/ts/task") == "answer/1/0")
    #expect(focused("answer/1/1") == nil)
    // A document that the user loads again begins at its beginning.
    #expect(!session.document(client: "1").contains("autofocus"))
  }

  private struct LongPage: TablePage {
    var title: String { "Long" }
    var sections: [TableSection] {
      TableSection(0..<250, id: \.self) { Row("Row \($0)") }.id("many")
    }
  }

  @Test("The first one of the rows that a button has shown has the focus in the answer")
  func shownRows() throws {
    let session = session(LongPage())
    func focused(_ event: String) -> String? {
      let number = session.nextEvent
      #expect(session.receive(event, number: number, screen: 1) == .accepted)
      let document = session.document(client: "1", reporting: [], answersForm: true)
      let tags = HTMLTag.all(in: document).filter { $0["autofocus"] != nil }
      #expect(tags.count < 2)
      return tags.first?["data-key"]
    }
    #expect(focused("rows/tmany/100/200") == "i100")
    #expect(focused("rows/tmany/0/200") == "i0")
    // The section has become shorter.
    #expect(focused("rows/tmany/900/200") == "i249")
    #expect(focused("fields") == nil)
  }

  private struct RefreshedPage: RefreshablePage {
    var title: String { "News" }
    var sections: [TableSection] { TableSection { Row("First") } }
    func refresh() async {}
  }

  @Test("The answer to a form has one button that shows the newest page")
  func answers() {
    func answer(_ page: some TablePage) -> String {
      session(page).document(client: "1", reporting: [], answersForm: true)
    }
    #expect(answer(ChoicePage(model: Model())).contains("value=\"fields\" class=\"reload\""))
    let asking = session(ChoicePage(model: Model()))
    asking.navigator.confirm("Sure?") {}
    let document = asking.document(client: "1", reporting: [], answersForm: true)
    #expect(document.contains("<dialog") && !document.contains("class=\"reload\""))
    let refreshable = answer(RefreshedPage())
    #expect(refreshable.contains("value=\"refresh\"") && !refreshable.contains("class=\"reload\""))
  }
}
