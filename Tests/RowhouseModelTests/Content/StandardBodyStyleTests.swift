// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The style of standard content")
struct StandardBodyStyleTests {
  private var style: ResolvedStyle {
    var style = ResolvedStyle()
    style.titleFont = .system(size: 21)
    style.titleColor = .tint
    style.titleWidthLimit = 101
    style.subtitleFont = .system(size: 22)
    style.subtitleColor = .destructive
    style.valueFont = .system(size: 23)
    style.valueColor = .accessory
    style.valueWidthLimit = 102
    style.buttonFont = .system(size: 24)
    style.buttonColor = .secondaryLabel
    style.destructiveColor = .pageBackground
    style.margin = 1
    style.imageGap = 2
    style.valueGap = 3
    style.subtitleGap = 4
    return style
  }

  @Test("Each text has its own font, color and width limit, and one line")
  func texts() {
    let body = Row("title", subtitle: "subtitle").value("value").body(style: style)
    #expect(
      body.textParts == [
        TextPart(
          "title", font: .system(size: 21), color: .tint, lineLimit: 1, widthLimit: 101),
        TextPart("subtitle", font: .system(size: 22), color: .destructive, lineLimit: 1),
        TextPart(
          "value", font: .system(size: 23), color: .accessory, lineLimit: 1, widthLimit: 102,
          alignment: .trailing),
      ])
  }

  @Test("The style sets the numbers of lines of title and subtitle, and of no other text")
  func lineLimits() {
    var style = ResolvedStyle()
    style.titleLineLimit = .unlimited
    style.subtitleLineLimit = 3
    let row = Row("title", subtitle: "subtitle").value("value")
    #expect(row.body(style: style).textParts.map(\.lineLimit) == [nil, 3, 1])
    #expect(ButtonRow("title") {}.body(style: style).textParts.map(\.lineLimit) == [1])
  }

  @Test("A button is centered, in the color of its role and without a width limit")
  func buttons() {
    let normal = ButtonRow("title") {}.body(style: style)
    #expect(
      normal
        == .text(
          TextPart(
            "title", font: .system(size: 24), color: .secondaryLabel, lineLimit: 1,
            alignment: .center)))
    let destructive = ButtonRow("title", role: .destructive) {}.body(style: style)
    #expect(destructive.textParts.map(\.color) == [.pageBackground])
  }

  @Test("Each gap has the value of the style")
  func gaps() throws {
    let row = Row("title", subtitle: "subtitle").image(.named("image"))
      .value("value", image: .named("dot")).accessory(.disclosure)
    let outer = try #require(row.body(style: style).stack)
    #expect(outer.spacing == 1)
    #expect(outer.parts.last == .accessory(.disclosure))
    let content = try #require(outer.parts.first?.stack)
    #expect(content.spacing == 1)
    #expect(content.alignment == .center)
    let leading = try #require(content.parts.first?.stack)
    #expect(leading.spacing == 2)
    #expect(leading.parts.last?.stack?.spacing == 4)
    #expect(content.parts[1] == .spacer())
    #expect(content.parts.last?.stack?.spacing == 3)
  }

  @Test("A toggle has the title as accessibility label")
  func toggle() {
    let body = ToggleRow("title", isOn: true) { _ in }.body(style: style)
    #expect(body.controls == [.toggle(TogglePart(isOn: true, label: "title"))])
  }

  @Test("The standard style has no limits, which is infinity")
  func limits() {
    let row = Row("title").value("value")
    #expect(row.body(style: ResolvedStyle()).textParts.map(\.widthLimit) == [.infinity, .infinity])
    let limited = row.style(\.titleWidthLimit, 180).style(\.valueWidthLimit, 50)
    let resolved = ResolvedStyle().applying(limited.row.style)
    #expect(limited.body(style: resolved).textParts.map(\.widthLimit) == [180, 50])
  }

  @Test("A body depends only on content and style")
  func pure() {
    for content in StandardBodyTests.allContents {
      #expect(content.body(style: style) == content.body(style: style))
    }
  }
}

extension Part {
  /// The part as a stack, or `nil` if it is another part.
  fileprivate var stack: StackPart? {
    switch self {
    case .horizontal(let stack), .vertical(let stack), .layered(let stack): stack
    default: nil
    }
  }
}
