// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The parts of standard content")
struct StandardBodyTests {
  private let style = ResolvedStyle()

  @Test("Examples, drawn")
  func examples() {
    #expect(Row("Title").outline == "['Title' ...]")
    #expect(Row("Title", subtitle: "Below").outline == "[{'Title' / 'Below'} ...]")
    #expect(Row("Title").image(.named("lock")).outline == "[[<lock> 'Title'] ...]")
    #expect(
      Row("Title", subtitle: "Below").image(.named("lock")).outline
        == "[[<lock> {'Title' / 'Below'}] ...]")
    #expect(Row("Title").value("On").outline == "['Title' ... 'On']")
    #expect(Row("Title").valueImage(.named("dot")).outline == "['Title' ... <dot>]")
    #expect(
      Row("Title").value("On", image: .named("dot")).outline == "['Title' ... ['On' <dot>]]")
    #expect(
      Row("Title").value("On", image: .named("dot"), order: .textAtEdge).outline
        == "['Title' ... [<dot> 'On']]")
    #expect(Row("Title").accessory(.disclosure).outline == "[['Title' ...] >]")
    #expect(ToggleRow("Title", isOn: true) { _ in }.outline == "['Title' ... on]")
    #expect(
      ToggleRow("Title", isOn: false) { _ in }.value("On").outline == "['Title' ... 'On' off]")
    #expect(ButtonRow("Title") {}.outline == "'Title'")
    #expect(ButtonRow("Title") {}.accessory(.checkmark).outline == "['Title' v]")
    #expect(ButtonRow("Title") {}.image(.named("dot")).outline == "[... [<dot> 'Title'] ...]")
    let button = ButtonRow("Title", subtitle: "Subtitle", role: .destructive) {}.row
    #expect(button.texts == ["Title", "Subtitle"])
    let style = ResolvedStyle()
    let texts = button.body(style: style).textParts
    #expect(texts.map(\.color) == [style.destructiveColor, style.subtitleColor])
    #expect(texts.map(\.font) == [style.buttonFont, style.subtitleFont])
    #expect(button.outline == "{'Title' / 'Subtitle'}")
    for isLarge in [false, true] {
      let lines = button.body(style: style, isLarge: isLarge).textParts
      #expect(lines.map(\.alignment) == [.center, .center])
      #expect(lines.map(\.lineLimit) == (isLarge ? [nil, nil] : [1, 1]))
    }
  }

  @Test("The sign of a number is next to its field, on the side that its language uses")
  @MainActor
  func signs() throws {
    for (language, euros, percent) in [
      ("en", "['€' [12.50]]", "[[25] '%']"), ("de", "[[12,50] '€']", "[[25] '%']"),
      ("tr", "['€' [12,50]]", "['%' [25]]"),
    ] {
      let price = NumberRow(
        "Price", value: 12.5, format: .currency("EUR"), language: language
      ) { _ in }
      let share = NumberRow("Share", value: 0.25, format: .percent(), language: language) { _ in }
      #expect(price.outline == "['Price' \(euros)]" && share.outline == "['Share' \(percent)]")
      guard case .horizontal(let line) = price.body(style: style),
        case .horizontal(let signed) = try #require(line.parts.last)
      else {
        Issue.record("the sign and the field are not in one part")
        continue
      }
      #expect(signed.spacing == style.valueGap)
    }
    #expect(
      NumberRow("Copies", value: 3) { _ in }.value("pages").outline == "['Copies' [3] 'pages']")
  }

  @Test("With large text, a number is below its title, next to its sign")
  @MainActor
  func largeSigns() throws {
    let places: [(String, String, TextPart.Alignment)] = [
      ("en", "['€' [12.50]]", .leading), ("de", "[[12,50] '€']", .trailing),
    ]
    for (language, line, alignment) in places {
      let row = NumberRow("Price", value: 12.5, format: .currency("EUR"), language: language) { _ in
      }
      let body = row.row.body(style: style, isLarge: true)
      #expect(body.outline == "{['Price' ...] / \(line)}")
      for case .field(let field) in body.controls { #expect(field.alignment == alignment) }
    }
  }

  @Test("The order of the parts, for every combination of them")
  func order() {
    var combinations = 0
    for content in Self.allContents {
      for accessory in [Accessory.none, .disclosure, .checkmark, .detail, .detailDisclosure] {
        combinations += 1
        let row = CustomRow(content).accessory(accessory)
        #expect(row.outline == Self.expected(content, accessory), "\(content), \(accessory)")
      }
    }
    #expect(combinations == 2 * 3 * 2 * 3 * 2 * 2 * 7 * 5)
  }

  @Test("A property that is set is drawn, whatever was set before")
  func removed() {
    // S4 of SJStaticTableView: the flag for "text and image" was never cleared, so the text was too
    // far from the edge after the image was removed.
    let never = Row("Title").value("On")
    let removed = Row("Title").value("On", image: .named("dot")).valueImage(nil)
    #expect(removed.body(style: style) == never.body(style: style))
    #expect(removed.row == never.row)
    let image = Row("Title").value("On", image: .named("dot")).value(nil)
    #expect(image.body(style: style) == Row("Title").valueImage(.named("dot")).body(style: style))
    let both = Row("Title").value("On", image: .named("dot")).value(nil, image: nil)
    #expect(both.body(style: style) == Row("Title").body(style: style))
  }

  @Test("An empty text is the same as none")
  func empty() {
    #expect(Row("").outline == "[...]")
    #expect(Row("", subtitle: "").outline == "[...]")
    #expect(Row("").image(.named("lock")).outline == "[[<lock>] ...]")
    #expect(Row("Title", subtitle: "").body(style: style) == Row("Title").body(style: style))
    #expect(Row("Title").value("").body(style: style) == Row("Title").body(style: style))
    #expect(
      Row("Title").value("", image: .named("dot")).body(style: style)
        == Row("Title").valueImage(.named("dot")).body(style: style))
  }

  /// Every combination of the properties of standard content, including empty texts.
  static var allContents: [StandardContent] {
    var contents = [StandardContent("Title"), StandardContent("")]
    func vary(_ changes: [(inout StandardContent) -> Void]) {
      contents = contents.flatMap { content in
        changes.map { change in
          var copy = content
          change(&copy)
          return copy
        }
      }
    }
    vary([{ _ in }, { $0.subtitle = "" }, { $0.subtitle = "Below" }])
    vary([{ _ in }, { $0.image = .named("lock") }])
    vary([{ _ in }, { $0.value = "" }, { $0.value = "On" }])
    vary([{ _ in }, { $0.valueImage = .named("dot") }])
    vary([{ _ in }, { $0.valueOrder = .textAtEdge }])
    var lines = FieldInput("text")
    lines.lines = 3
    vary([
      { _ in }, { $0.control = .toggle(isOn: true) }, { $0.control = .toggle(isOn: false) },
      { $0.control = .button(.normal) }, { $0.control = .button(.destructive) },
      { $0.control = .field(FieldInput("text")) }, { $0.control = .field(lines) },
    ])
    return contents
  }

  /// Returns the expected drawing, by the rule of the order.
  private static func expected(_ content: StandardContent, _ accessory: Accessory) -> String {
    var body = "'\(content.title)'"
    var heading = content.title.isEmpty ? "" : "'\(content.title)'"
    if content.subtitle == "Below" {
      heading = heading.isEmpty ? "'Below'" : "{\(heading) / 'Below'}"
    }
    if content.image != nil { heading = heading.isEmpty ? "[<lock>]" : "[<lock> \(heading)]" }
    if content.isButton {
      if content.subtitle == "Below" { body = heading }
      if content.image != nil { body = "[... \(heading) ...]" }
    } else {
      var value = [content.value == "On" ? "'On'" : nil, content.valueImage.map { _ in "<dot>" }]
        .compactMap(\.self)
      if content.valueOrder == .textAtEdge { value.reverse() }
      var parts = [heading, "...", value.joined(separator: " ")]
      if value.count == 2 { parts[2] = "[\(parts[2])]" }
      if case .toggle(let isOn) = content.control { parts.append(isOn ? "on" : "off") }
      if case .field(let input) = content.control {
        let isAlone = parts[0].isEmpty && parts[2].isEmpty
        if input.lines <= 1 || isAlone { parts[1] = "[text]" }
        body = "[\(parts.filter { !$0.isEmpty }.joined(separator: " "))]"
        if input.lines > 1 && !isAlone { body = "{\(body) / [text]}" }
      } else {
        body = "[\(parts.filter { !$0.isEmpty }.joined(separator: " "))]"
      }
    }
    switch accessory {
    case .none: return body
    case .disclosure: return "[\(body) >]"
    case .checkmark: return "[\(body) v]"
    case .detail: return "[\(body) i]"
    case .detailDisclosure: return "[\(body) i>]"
    }
  }
}

extension StandardContent {
  var isButton: Bool {
    if case .button = control { true } else { false }
  }
}
