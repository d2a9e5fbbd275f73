// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite("Answers with text")
struct DialogFieldTests {
  /// A model that is not observable.
  @MainActor
  private final class Folder {
    var name = "Old"
  }

  private struct FolderPage: TablePage {
    let folder: Folder
    var title: String { folder.name }
    var sections: [TableSection] {
      TableSection {
        ButtonRow("Rename") {
          let field = DialogField("Name", text: folder.name).lengthLimit(10)
          navigator.ask("Rename the folder", for: field, confirm: "Rename") { name in
            folder.name = name
            navigator.toast("Renamed")
          }
        }
        ButtonRow("Delete") { navigator.confirm("Delete?") {} }
      }
    }
  }

  private let test = PageTest(FolderPage(folder: Folder()))

  @Test("The action receives the text as a handler of its page")
  func answer() throws {
    try test.tap("Rename")
    #expect(test.dialog?.field?.label == "Name" && test.dialog?.field?.input.text == "Old")
    try test.answer("Rename", text: "New")
    #expect(test.title == "New" && test.toasts == ["Renamed"] && test.dialog == nil)
    try test.tap("Rename")
    try test.answer("Rename")
    #expect(test.title == "New")
    try test.tap("Rename")
    try test.answer("Cancel", text: "Never")
    #expect(test.title == "New" && test.dialog == nil)
  }

  @MainActor
  private final class Quiz {
    var answer = ""
    var log: [String] = []
  }

  private struct QuizPage: TablePage {
    let quiz: Quiz
    var title: String { "Quiz" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Answer", quiz, \.answer).onDidEndEditing { quiz.log.append("end") }
      }
    }
  }

  @Test(
    "Text that was typed before a question is reported before its answer", arguments: [true, false])
  func typedBefore(_ isAnswered: Bool) throws {
    let quiz = Quiz()
    let test = PageTest(QuizPage(quiz: quiz))
    try test.type("42", into: "Answer", leavesField: false)
    let answer = DialogAction("Hand in") { quiz.log.append("hand in \(quiz.answer)") }
    let cancel = DialogAction("Cancel", role: .cancel) { quiz.log.append("keep \(quiz.answer)") }
    test.navigator.present("Time is up", actions: [answer, cancel])
    try isAnswered ? test.answer("Hand in") : test.dismissDialog()
    #expect(quiz.log == ["end", isAnswered ? "hand in 42" : "keep 42"])
  }

  @Test("Dialogs and actions are compared without their closures")
  func equality() throws {
    #expect(
      DialogAction("Leave", role: .destructive) {} == DialogAction("Leave", role: .destructive))
    #expect(DialogAction("Leave") != DialogAction("Leave", role: .cancel))
    #expect(DialogAction("Add") {} != DialogAction("Add", textAction: { _ in }))
    try test.tap("Rename")
    let dialog = try #require(test.dialog)
    #expect(test.dialog == dialog)
    try test.dismissDialog()
    try test.tap("Rename")
    #expect(test.dialog?.title == dialog.title && test.dialog != dialog)
    try test.dismissDialog()
  }

  @Test("An answer that no user can give is an error, and leaves the dialog open")
  func errors() throws {
    try test.tap("Rename")
    #expect(throws: PageTestError.needsText("Rename", dialog: "Rename the folder")) {
      try test.answer("Rename", text: " ")
    }
    let error = #expect(throws: PageTestError.self) {
      try test.answer("Rename", text: "12345678901")
    }
    #expect(
      error?.description == """
        No user can type “12345678901” into the field of the dialog “Rename the folder”. It takes one line and at most \
        10 UTF-16 code units.
        """)
    #expect(throws: PageTestError.self) { try test.answer("Rename", text: "a\nb") }
    try test.dismissDialog()
    try test.tap("Delete")
    #expect(throws: PageTestError.noDialogField(dialog: "Delete?")) {
      try test.answer("OK", text: "yes")
    }
    try test.answer("OK")
  }
}
