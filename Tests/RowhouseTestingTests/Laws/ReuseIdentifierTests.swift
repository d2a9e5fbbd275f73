// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RandomParts
import Rowhouse
import RowhouseTesting
import Testing

/// The reuse identifiers of rows, which are equal exactly if one cell can draw both rows.
@MainActor
@Suite("Reuse identifiers")
struct ReuseIdentifierTests {
  @Test("Texts and styles do not change the identifier")
  func contents() {
    func part(_ name: String, _ color: StyleColor, _ picture: String, isOn: Bool) -> Part {
      .horizontal(spacing: Double(name.count)) {
        Part.image(.named(picture), size: .square(9))
        Part.text(name, color: color, lineLimit: name.count)
        Part.toggle(isOn: isOn, label: name)
      }
    }
    let identifier = part("a", .label, "cat", isOn: true).reuseIdentifier
    #expect(part("other", .tint, "dog", isOn: false).reuseIdentifier == identifier)
    #expect(identifier.description == "horizontal(image,text,toggle)")
  }

  @Test("Rows of one kind share an identifier, and a switch changes it")
  func rows() {
    let style = ResolvedStyle()
    func identifier(_ row: some RowElement) -> ReuseIdentifier {
      row.row.reuseIdentifier(style: style)
    }
    let plain = identifier(Row("a"))
    #expect(identifier(Row("another")) == plain)
    #expect(identifier(Row("a", subtitle: "b")) != plain)
    #expect(identifier(Row("a").accessory(.disclosure)) != plain)
    #expect(identifier(ToggleRow("a", isOn: true) { _ in }) != plain)
    #expect(
      identifier(ToggleRow("a", isOn: true) { _ in })
        == identifier(ToggleRow("b", isOn: false) { _ in }))
    let line = FieldRow("a", text: "b") { _ in }
    #expect(identifier(line) != identifier(line.lines(3)))
  }

  @Test("Two random parts have the same identifier exactly if they have the same shape")
  func law() {
    var generator = PartGenerator(seed: 11)
    let parts = (0..<560).map { $0 % 2 == 0 ? generator.part(depth: 1) : generator.part(depth: 2) }
    var (same, other) = (0, 0)
    for (index, one) in parts.enumerated() {
      for two in parts[..<index] {
        let isOne = Self.haveSameViews(one, two)
        #expect((one.reuseIdentifier == two.reuseIdentifier) == isOne, "\(one) \(two)")
        if isOne { same += 1 } else { other += 1 }
      }
    }
    #expect(same > 1_000 && other > 10_000)
  }

  /// Returns `true` if the same views draw both parts, without comparing identifiers.
  private static func haveSameViews(_ one: Part, _ two: Part) -> Bool {
    switch (one, two) {
    case (.text, .text), (.divider, .divider), (.badge, .badge), (.spacer, .spacer): true
    case (.image(let one), .image(let two)): (one.tile == nil) == (two.tile == nil)
    case (.control(let one), .control(let two)): haveSameViews(one, two)
    case (.progress(let one), .progress(let two)): (one.fraction == nil) == (two.fraction == nil)
    case (.accessory(let one), .accessory(let two)): one == two
    case (.horizontal(let one), .horizontal(let two)), (.vertical(let one), .vertical(let two)),
      (.layered(let one), .layered(let two)):
      haveSameViews(one.parts, two.parts)
    case (.grid(let one), .grid(let two)): haveSameViews(one.parts, two.parts)
    case (.pager(let one), .pager(let two)): haveSameViews(one.pages, two.pages)
    case (.box(let one), .box(let two)): haveSameViews([one.content], [two.content])
    default: false
    }
  }

  private static func haveSameViews(_ one: ControlPart, _ two: ControlPart) -> Bool {
    switch (one, two) {
    case (.field(let one), .field(let two)): (one.input.lines > 1) == (two.input.lines > 1)
    case (.pressable(let one), .pressable(let two)): haveSameViews([one.content], [two.content])
    case (.pressable, _), (_, .pressable): false
    case (.picker(let one), .picker(let two)): one.style == two.style
    default: one.kind == two.kind
    }
  }

  private static func haveSameViews(_ one: [Part], _ two: [Part]) -> Bool {
    func drawn(_ parts: [Part]) -> [Part] {
      parts.filter { part in
        if case .spacer = part { return false }
        return part != .accessory(.none)
      }
    }
    let (one, two) = (drawn(one), drawn(two))
    return one.count == two.count && zip(one, two).allSatisfy { haveSameViews($0, $1) }
  }
}
