// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@MainActor
@Suite("Dialogs with a field")
struct DialogFieldTests {
  private let navigator = Navigator()

  private static func actions(_ received: @escaping @MainActor (String) -> Void) -> [DialogAction] {
    [
      DialogAction("Cancel", role: .cancel), DialogAction("Later") {},
      DialogAction("Create", textAction: received),
    ]
  }

  @Test("An action receives the text, or else the initial one")
  func received() {
    var names: [String] = []
    for text in ["new", nil] {
      navigator.ask("Rename", for: DialogField("Name", text: "old")) { names.append($0) }
      let id = DialogID(number: names.count + 1)
      #expect(navigator.answer(id, action: 1, text: text))
      #expect(!navigator.answer(id, action: 1, text: text))
    }
    #expect(names == ["new", "old"])
  }

  @Test(
    "A dialog stays open if its field does not accept the text",
    arguments: ["", " \t\u{3000}", "123456", "👨‍👩‍👧", "a\nb", "a\r\n"])
  func refused(text: String) {
    var names: [String] = []
    let field = DialogField("Name", text: "old").lengthLimit(5)
    navigator.present("New", field: field, actions: Self.actions { names.append($0) })
    let id = DialogID(number: 1)
    #expect(!navigator.answer(id, action: 2, text: text) && names.isEmpty)
    #expect(navigator.answer(id, action: 2, text: "12345") && names == ["12345"])
  }

  @Test("Actions without text need none, and canceling calls no action with text")
  func withoutText() {
    let actions = Self.actions { _ in Issue.record("called") }
    navigator.present("New", field: DialogField("Name"), actions: actions)
    #expect(!navigator.answer(DialogID(number: 1), action: 2))
    #expect(navigator.answer(DialogID(number: 1), action: 1))
    navigator.ask("New", for: DialogField("Name")) { _ in Issue.record("called") }
    #expect(navigator.answer(DialogID(number: 2), action: nil, text: "typed"))
  }

  @Test("An optional field accepts no text")
  func optional() {
    var names: [String] = []
    navigator.ask("Nickname", for: DialogField("Name", text: "Ada").optional()) { names.append($0) }
    #expect(navigator.answer(DialogID(number: 1), action: 1, text: "") && names == [""])
  }

  @Test("The initial text is shortened to what the field accepts")
  func initialText() {
    let field = DialogField("Name", text: "ab\ncde👨‍👩‍👧").lengthLimit(6)
    #expect(field.input.text == "abcde" && field.input.placeholder == "Name")
    #expect(DialogField("Name", placeholder: "").input.placeholder == "")
  }

  @Test("The text of a secure field is in no description")
  func secret() {
    let field = DialogField("Password", text: "s3cret", kind: .secure)
    var dump = ""
    Swift.dump(field, to: &dump)
    #expect(!dump.contains("s3cret") && !"\(field)".contains("s3cret"))
  }

  @Test("Return chooses the first action that receives the text")
  func defaultAction() throws {
    let host = LastDialog()
    navigator.host = host
    navigator.present("New", field: DialogField("Name"), actions: Self.actions { _ in })
    let dialog = try #require(host.dialog)
    #expect(dialog.defaultAction == 2)
    #expect((0...2).map { dialog.isEnabled(actionAt: $0, text: " ") } == [true, true, false])
    navigator.confirm("Sure?") {}
    #expect(host.dialog?.defaultAction == nil && host.dialog?.field == nil)
  }

  private final class LastDialog: NavigationHost {
    var dialog: Dialog?
    func perform(_ request: NavigationRequest) {
      if case .present(let dialog) = request { self.dialog = dialog }
    }
  }

  @Test("A field without an action that receives its text is a mistake, as is the reverse")
  func mistakes() async {
    let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Navigator().present("New", field: DialogField("Name"), actions: []) }
    }
    let action = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Navigator().present("New", actions: [DialogAction("Create") { _ in }]) }
    }
    let cancel = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = DialogAction("Cancel", role: .cancel) { _ in }
    }
    let messages = [field, action, cancel].map {
      String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self)
    }
    #expect(messages[0].contains("The dialog “New” has a field, but no action receives its text"))
    #expect(
      messages[1].contains(
        "An action of the dialog “New” receives text, but the dialog has no field"))
    #expect(
      messages[2].contains("The action “Cancel” cannot receive text, because it cancels the dialog")
    )
  }
}
