// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The texts of a row")
struct RowTextTests {
  @Test("Title, subtitle and value, without empty texts")
  func standard() {
    #expect(Row("title").row.texts == ["title"])
    let all = Row("title", subtitle: "below").value("value").row
    #expect(all.texts == ["title", "below", "value"])
    #expect(Row("", subtitle: "").value("value").row.texts == ["value"])
    #expect(Row("").row.texts == [])
    #expect(ToggleRow("title", isOn: true) { _ in }.row.texts == ["title"])
  }

  @Test("The texts of custom content are those of its parts")
  func custom() {
    #expect(CustomRow(Profile(name: "Ada")).row.texts == ["Ada"])
    #expect(CustomRow(Profile(name: "Ada", isFollowed: true)).row.texts == ["Ada", "followed"])
  }

  @Test("The texts of a row are those that it shows")
  func shown() {
    for content in StandardBodyTests.allContents {
      let shown = content.body(style: ResolvedStyle()).texts.filter { !$0.isEmpty }
      #expect(CustomRow(content).row.texts == shown, "\(content)")
    }
  }
}
