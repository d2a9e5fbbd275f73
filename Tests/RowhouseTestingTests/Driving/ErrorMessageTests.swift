// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct ErrorMessageTests {
  let account = Account()
  let test: PageTest

  init() {
    let account = account
    test = PageTest { navigator in SettingsPage(account: account, navigator: navigator) }
  }

  /// Returns the message of the error that a call throws.
  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func missingRowsAreNamed() {
    #expect(
      message { try test.tap("Log off") } == """
        There is no row with the text “Log off” on “Settings”. Its rows:
          0.0 “Devices”, “3”
          0.1 “Security”, “Protected”
          1.0 “Night mode”
          2.0 “Log out”
        """)
    #expect(
      message { try test.tap(.id(7)) }
        .hasPrefix("There is no row with the id 7 on “Settings”. Its rows:\n"))
    let indexPath = RowIndexPath(section: 4, row: 1)
    #expect(
      message { try test.scroll(to: indexPath) }
        .hasPrefix("There is no row at 4.1 on “Settings”. Its rows:\n"))
    #expect(
      message { try PageTest(DrawnPage {}).tap("a\nb") }
        == "There is no row with the text “a\\nb” on DrawnPage. It has none.")
  }

  @Test func rowsWithoutTheControlCanBeTapped() {
    let test = PageTest(
      DrawnPage {
        TableSection {
          PickerRow("City", value: "Oslo", options: ["Oslo", "Lisbon"], title: { $0 }) { _ in }
            .pickerStyle(.page)
          CheckRow("Insurance", isOn: false) { _ in }
          Row("Plain")
        }
      })
    #expect(
      message { try test.choose("Lisbon", in: "City") } == """
        There is no picker in row 0.0 “City”, “Oslo” of DrawnPage. The row itself can be tapped with tap(_:). \
        There are no controls.
        """)
    #expect(message { try test.toggle("Insurance") }.contains("The row itself can be tapped"))
    #expect(!message { try test.toggle("Plain") }.contains("tapped"))
  }

  @Test func idsAreListedForAnID() {
    let test = PageTest(
      DrawnPage { TableSection(["7", "8"], id: \.self) { Row($0) } })
    #expect(
      message { try test.tap(.id(7)) } == """
        There is no row with the id 7 on DrawnPage. Its rows:
          0.0 “7” {“7”}
          0.1 “8” {“8”}
        """)
    #expect(message { try test.tap(.id("9")) }.hasPrefix("There is no row with the id “9” on"))
  }

  @Test func rowsWithoutTextAreFoundInAnotherWay() {
    let test = PageTest(
      DrawnPage { TableSection(["7", "8"], id: \.self) { Row($0 == "7" ? "" : "eight") } })
    #expect(
      message { try test.tap("seven") } == """
        There is no row with the text “seven” on DrawnPage. Its rows:
          0.0 without text {“7”}
          0.1 “eight”
        A row without text is found by its id or with .at(…). A row with a custom cell of UIKit \
        has the texts of its part “elsewhere”.
        """)
    #expect(!message { try test.tap(.id(9)) }.contains("elsewhere"))
  }

  @Test func rowsWithoutTextAreListedWithTheirControls() {
    let test = PageTest(
      DrawnPage {
        TableSection { FieldRow("", text: "", placeholder: "Message") { _ in } }
      })
    #expect(
      message { try test.tap("Send") } == """
        There is no row with the text “Send” on DrawnPage. Its rows:
          0.0 “Message”
        """)
  }

  @Test func firstTextsOfARowAreListed() {
    let test = PageTest(
      DrawnPage { TableSection { CustomRow(Grid(texts: ["a", "b", "c", "d", "e", "f"])) } })
    #expect(
      message { try test.toggle("a") }.hasPrefix(
        "There is no switch in row 0.0 “a”, “b”, “c”, “d”, … of"))
  }

  private struct Grid: RowContent {
    let texts: [String]

    func body(style: ResolvedStyle) -> Part { .grid(columns: 2) { texts.map { Part.text($0) } } }
  }

  @Test func optionsAreNamedByTheirTitles() {
    let test = PageTest(
      DrawnPage {
        TableSection {
          PickerRow("Lock", value: 60, options: [60, 120], title: { "\($0 / 60) min" }) { _ in }
        }
      })
    #expect(
      message { try test.choose("3 minutes", in: "Lock") }.hasSuffix(
        "the value “3 minutes”. It takes the options 1 min, 2 min."))
  }

  @Test func firstOfManyRowsAreListed() {
    let test = PageTest(DrawnPage { TableSection(0..<20_000, id: { $0 }) { Row("\($0)") } })
    let message = message { try test.tap("x") }
    #expect(message.hasPrefix("There is no row with the text “x” among the first 10,000 rows of"))
    #expect(message.hasSuffix("\n  0.39 “39”\n  … 9,960 more"))
  }

  @Test func pagesThatCannotBeRefreshedNow() async {
    struct FreshPage: RefreshablePage {
      var title: String { "Fresh" }
      var isRefreshable: Bool { false }
      var sections: [TableSection] { [] }
      func refresh() async { Issue.record("The page was refreshed") }
    }
    let test = PageTest(FreshPage())
    let error = await #expect(throws: PageTestError.self) { try await test.refresh() }
    #expect(
      error.map { "\($0)" } == """
        “Fresh” cannot be refreshed by its user. Only a RefreshablePage whose isRefreshable is true can.
        """)
  }

  @Test func severalRows() {
    let test = PageTest(
      DrawnPage {
        TableSection { Row("a") }
        TableSection { Row("a") }
      })
    #expect(
      message { try test.delete("a") } == """
        2 rows of DrawnPage show “a”: 0.0, 1.0. Identify the row by its id, or with .at(…).
        """)
  }

  @Test func controls() {
    #expect(
      message { try test.toggle("Security") } == """
        There is no switch in row 0.1 “Security”, “Protected” of “Settings”. The row itself can be tapped \
        with tap(_:). There are no controls.
        """)
    #expect(
      message { try test.toggle("Night mode", control: "x") } == """
        There is no switch named x in row 1.0 “Night mode” of “Settings”. Its controls:
          switch “Night mode” (off), named main
        """)
    #expect(
      message { try test.press("Log out") } == """
        There is no button “Log out” on “Settings”. Its controls:
          switch “Night mode” (off), named main in row 1.0 “Night mode”
        """)
    #expect(
      "\(PageTestError.ambiguousControl(.button("A"), page: "P", controls: ["a", "b"]))" == """
        2 controls on P match button “A”. Name one of them:
          a
          b
        """)
  }

  @Test func invalidTextsAreNamed() {
    let page = DrawnPage("Form") {
      TableSection {
        FieldRow("Name", text: "") { _ in }
        FieldRow("Note", text: "") { _ in }.lines(3).lengthLimit(2)
      }
    }
    let test = PageTest(page)
    #expect(
      message { try test.type("a\nb", into: "Name") } == """
        No user can give the field “Name”, named main in row 0.0 “Name” of “Form” the value \
        “a\\nb”. It takes one line and at most 4000 UTF-16 code units.
        """)
    #expect(
      message { try test.type("a\nb", into: "Note") }
        .hasSuffix("It takes several lines and at most 2 UTF-16 code units."))
    #expect(
      message { try test.toggle("Name") } == """
        There is no switch in row 0.0 “Name” of “Form”. Its controls:
          field “Name”, named main
        """)
    #expect(
      message { try test.type("", into: "Name", control: "x") }
        .hasPrefix("There is no field named x in row 0.0"))
  }

  @Test func missingActionsAreNamed() {
    account.isLocked = true
    #expect(
      message { try test.tap("Security") } == """
        Row 0.1 “Security”, “Protected” of “Settings” cannot be tapped now: its onWillSelect \
        returned false.
        """)
    #expect(
      message { try test.delete("Night mode") } == """
        Row 1.0 “Night mode” of “Settings” cannot be deleted. It needs an onDelete handler and, while \
        its page is in editing mode, the editing style delete.
        """)
    #expect(
      message { try test.tapAccessory("Devices") } == """
        Row 0.0 “Devices”, “3” of “Settings” has no accessory to tap. Only a row with an \
        onAccessory and a detail button has.
        """)
    let silent = PageTest(DrawnPage { TableSection { Row("") } })
    #expect(
      message { try silent.delete(.at(RowIndexPath(section: 0, row: 0))) }
        .hasPrefix("Row 0.0 without text of DrawnPage cannot be deleted."))
  }

  @Test("A failed expectation about a page shows the page, and the dialog above it")
  func descriptions() {
    let page = "PageTest:\n\(test.text)\n"
    // Swift Testing describes the values of an expectation in this way.
    #expect(String(describing: test) == page)
    test.navigator.confirm("Sure?") {}
    #expect("\(test as Any)" == page + "The dialog “Sure?” is open. It offers: “Cancel”, “OK”.\n")
  }

  @Test func dialogsAndPages() {
    #expect(
      message { try test.answer("Yes") }
        == "No dialog is open that “Yes” could answer.")
    #expect(
      message { try test.dismissDialog() }
        == "No dialog is open that could be dismissed.")
    #expect(
      message { try test.back() } == "There is no page below “Settings”."
    )
    test.navigator.confirm("Sure?") {}
    #expect(
      message { try test.answer("Yes") }
        == "The dialog “Sure?” does not offer “Yes”. It offers: “Cancel”, “OK”.")
    #expect(
      message { try test.tap("Devices") }
        == "The dialog “Sure?” is open. Answer or dismiss it first, as a user has to.")
    #expect(throws: PageTestError.dialogOpen("Sure?")) {
      try test.scroll(to: RowIndexPath(section: 0, row: 0))
    }
    #expect(throws: PageTestError.dialogOpen("Sure?")) { try test.touchIndex("A") }
  }
}
