// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse
import RowhouseForms
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Rows with pictures of people")
struct AvatarRowTests {
  @Observable
  @MainActor
  fileprivate final class Account {
    var picture: PictureData?
  }

  private struct Page: TablePage {
    let row: @MainActor () -> AvatarRow
    var title: String { "Page" }
    var language: String? { "de" }
    var sections: [TableSection] { TableSection { row() } }
  }

  private func picture(_ mark: UInt8 = 0) throws -> PictureData {
    try PictureData(PictureFiles.png(8, 8, mark: mark))
  }

  @Test("The row chooses a picture, replaces it and removes it")
  func choosing() throws {
    let account = Account()
    let test = PageTest(Page { AvatarRow("Ann Miller", subtitle: "Picture", account, \.picture) })
    #expect(test.rows == [["AM", "Ann Miller", "Picture"]])
    try test.tap("Ann Miller")
    #expect(test.dialog == nil)
    try test.choosePicture(picture())
    #expect(try account.picture == picture())
    #expect(test.rows == [["Ann Miller", "Picture"]])
    try test.tap("Ann Miller")
    #expect(
      test.dialog?.actions.map(\.title) == ["Bild auswählen", "Bild entfernen", "Abbrechen"])
    try test.answer("Bild auswählen")
    try test.choosePicture(picture(1))
    #expect(try account.picture == picture(1))
    try test.tap("Ann Miller")
    try test.answer("Bild entfernen")
    #expect(account.picture == nil)
    #expect(test.diagnostics.isEmpty)
  }

  @Test("Nothing changes if the user chooses no picture")
  func canceling() throws {
    let account = Account()
    let test = PageTest(
      Page { AvatarRow("Ann", picture: account.picture) { account.picture = $0 } })
    try test.tap("Ann")
    try test.choosePicture(nil)
    #expect(account.picture == nil)
    #expect(throws: PageTestError.noPictureRequest(page: "“Page”")) {
      try test.choosePicture(picture())
    }
    try test.tap("Ann")
    try test.choosePicture(picture())
    try test.tap("Ann")
    try test.dismissDialog()
    #expect(account.picture != nil)
  }

  @Test("A request is answered once, and names the size that the page wants")
  func requests() throws {
    let navigator = Navigator()
    let navigation = RecordingNavigation()
    navigator.host = navigation
    var chosen: [PictureData] = []
    navigator.choosePicture(maximumSide: 64) { chosen.append($0) }
    guard case .choosePicture(let request) = navigation.systemRequests.first else {
      Issue.record("no request")
      return
    }
    #expect(request.maximumSide == 64)
    #expect(try navigator.answer(request, picture: picture()))
    #expect(try !navigator.answer(request, picture: picture()))
    #expect(chosen.count == 1)
    navigator.choosePicture { chosen.append($0) }
    navigator.forget()
    guard case .choosePicture(let last) = navigation.systemRequests.last else { return }
    #expect(!navigator.answer(last, picture: nil))
  }

  @Test("A size that no host can meet is a mistake of the page")
  func invalidSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Navigator().choosePicture(maximumSide: 8) { _ in }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("A maximum side of 8 pixels is invalid: it must be from 16 to 4,096"))
  }

  @Test("A picture of a form is a step that can be undone")
  func form() throws {
    struct Profile: Equatable { var picture: PictureData? }
    let form = FormModel(Profile())
    let test = PageTest(Page { AvatarRow("Ann", form, \.picture) })
    try test.tap("Ann")
    try test.choosePicture(picture())
    #expect(try form.value.picture == picture() && form.isDirty)
    form.undo()
    #expect(form.value.picture == nil && !form.isDirty)
  }

  /// A model that is not observable.
  private final class PlainAccount {
    var picture: PictureData?
  }

  @Test("The picture of a model that is not observable is shown when it was chosen or removed")
  func plainModel() throws {
    let account = PlainAccount()
    let test = PageTest(Page { AvatarRow("Ann Miller", account, \.picture) })
    try test.tap("Ann Miller")
    try test.choosePicture(picture())
    #expect(test.rows == [["Ann Miller"]])
    try test.tap("Ann Miller")
    try test.answer("Bild entfernen")
    #expect(account.picture == nil)
    #expect(test.rows == [["AM", "Ann Miller"]])
  }
}
