// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("What a row says")
struct RowTextTests {
  @Test("Title, subtitle and value, without the empty ones")
  func standard() {
    #expect(Row("title").row.texts == ["title"])
    let all = Row("title", subtitle: "below").value("value").row
    #expect(all.texts == ["title", "below", "value"])
    #expect(Row("", subtitle: "").value("value").row.texts == ["value"])
    #expect(Row("").row.texts == [])
    #expect(ToggleRow("title", isOn: true) { _ in }.row.texts == ["title"])
  }

  @Test("Custom content says what its parts say")
  func custom() {
    #expect(CustomRow(Profile(name: "Ada")).row.texts == ["Ada"])
    #expect(CustomRow(Profile(name: "Ada", isFollowed: true)).row.texts == ["Ada", "followed"])
  }

  @Test("A row says what it shows")
  func shown() {
    for content in StandardBodyTests.allContents {
      let shown = content.body(style: ResolvedStyle()).texts.filter { !$0.isEmpty }
      #expect(CustomRow(content).row.texts == shown, "\(content)")
    }
  }
}
