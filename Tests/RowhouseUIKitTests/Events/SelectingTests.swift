// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Touching and selecting rows")
@MainActor
struct SelectingTests {
  private let screen = TableScreen()

  private func show(@RowBuilder _ rows: () -> [AnyRow]) {
    screen.driver.sections = [TableSection(rows: rows)]
    screen.settle()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A tap selects, calls handlers, and deselects unless the row stays selected")
  func taps() {
    var told: [String] = []
    show {
      Row("a").onSelect { told.append("a") }.onDeselect { told.append("not a") }
      Row("b").onSelect { told.append("b") }.staysSelected()
    }
    screen.table.tap(row: path(0))
    #expect(told == ["a"])
    #expect(screen.table.indexPathForSelectedRow == nil)
    screen.table.tap(row: path(1))
    #expect(screen.table.indexPathForSelectedRow == path(1))
    #expect(told == ["a", "b"])
  }

  @Test("A row may refuse to be selected, deselected or highlighted")
  func vetoes() {
    var told: [String] = []
    show {
      Row("a").onWillSelect { false }.onSelect { told.append("a") }
      Row("b").onWillHighlight { false }.onSelect { told.append("b") }
      Row("c").staysSelected().onWillDeselect { false }.onDeselect { told.append("not c") }
      Row("d").onSelect { told.append("d") }
    }
    screen.table.tap(row: path(0))
    screen.table.tap(row: path(1))
    #expect(told == [])
    screen.table.tap(row: path(2))
    screen.table.tap(row: path(3))
    #expect(!told.contains("not c"))
    #expect(screen.table.indexPathsForSelectedRows?.contains(path(2)) == true)
  }

  @Test("A highlight handler is called when a touch begins and ends")
  func highlights() {
    var told: [Bool] = []
    show { Row("a").onHighlight { told.append($0) } }
    screen.table.touchDown(row: path(0))
    #expect(told == [true])
    screen.table.touchCancel()
    #expect(told == [true, false])
  }

  @Test("Changes made by a tap are shown when the tap ends")
  func flushed() {
    var count = 0
    func rows() -> [TableSection] {
      [
        TableSection(rows: [
          Row("count \(count)", id: 1).onSelect {
            count += 1
            screen.driver.sections = rows()
          }.row
        ])
      ]
    }
    screen.driver.sections = rows()
    screen.settle()
    for round in 1...3 {
      screen.table.tap(row: path(0))
      #expect(screen.texts(0) == ["count \(round)"])
    }
  }

  @Test("Rows show that they can be tapped if they or their page handle selections")
  func pageHandlesSelections() throws {
    show {
      Row("a", id: "a")
      Row("b", id: "b").onSelect {}
    }
    func expectTappable(_ isTappable: [Bool]) {
      let cells = (0..<2).map { screen.table.cellForRow(at: path($0)) }
      #expect(cells.map { $0?.selectionStyle == .default } == isTappable)
      #expect(cells.map { $0?.accessibilityTraits.contains(.button) } == isTappable)
    }
    expectTappable([false, true])
    var selected: [ItemID] = []
    screen.driver.onSelect = { selected.append($0.id) }
    screen.settle()
    expectTappable([true, true])
    screen.table.tap(row: path(0))
    screen.table.tap(row: path(1))
    #expect(selected == [ItemID("a"), ItemID("b")])
  }

  @Test("A tap on a row with a field focuses the field")
  func fields() throws {
    show { FieldRow("name", text: "") { _ in } }
    screen.table.tap(row: path(0))
    #expect(try #require(screen.first(UITextField.self, 0)).isFirstResponder)
  }

  @Test("A switch returns to the value of the page if the page refuses its value")
  func switches() throws {
    var told: [Bool] = []
    show { ToggleRow("switch", isOn: false) { told.append($0) } }
    let toggle = try #require(screen.first(UISwitch.self, 0))
    toggle.tap()
    #expect(told == [true])
    #expect(!toggle.isOn)
  }

  @Test("A switch of a model that is not observable shows the model's value")
  func plainModel() throws {
    final class Settings { var isOn = false }
    let settings = Settings()
    struct Page: TablePage {
      let settings: Settings
      var title: String { "Settings" }
      var sections: [TableSection] {
        TableSection {
          ToggleRow(settings.isOn ? "on" : "off", isOn: settings.isOn) { settings.isOn = $0 }
        }
      }
    }
    let screen = TableScreen(Page(settings: settings))
    let toggle = try #require(screen.first(UISwitch.self, 0))
    for isOn in [true, false] {
      toggle.tap()
      #expect(toggle.isOn == isOn)
      #expect(screen.texts(0) == [isOn ? "on" : "off"])
    }
  }

  @Test("Detail buttons and buttons in rows call their handlers")
  func controls() throws {
    var told: [String] = []
    show {
      Row("a").accessory(.detail).onAccessory { told.append("more") }
      CustomRow(Pressed()).onControlChange { control, value in told.append("\(control) \(value)") }
    }
    try #require(screen.parts(0).last as? UIButton).tap()
    for view in screen.parts(1) { (view as? UIControl)?.tap() }
    #expect(told == ["more", "button pressed", "place pressed"])
  }

  @Test("Content that acts as a button takes the touches of all views in it")
  func pressableContent() throws {
    var told: [String] = []
    show {
      CustomRow(Tile()).onControlChange { control, value in told.append("\(control) \(value)") }
    }
    let button = try #require(screen.parts(0).first as? UIControl)
    #expect(button.subviews.count == 3)
    for view in button.subviews {
      let center = CGPoint(x: view.frame.midX, y: view.frame.midY)
      #expect(button.hitTest(center, with: nil) === button, "\(type(of: view))")
    }
    #expect(button.hitTest(CGPoint(x: -9, y: 0), with: nil) == nil)
    button.tap()
    #expect(told == ["tile pressed"])
  }

  @Test("Display handlers are called when rows appear and disappear")
  func displays() {
    var shown: Set<Int> = []
    screen.driver.sections = [
      TableSection(0..<100, id: \.self) { number in
        Row("\(number)").onWillDisplay { shown.insert(number) }
          .onDidEndDisplaying { shown.remove(number) }
      }
    ]
    screen.settle()
    func visible() -> Set<Int> { Set((screen.table.indexPathsForVisibleRows ?? []).map(\.row)) }
    #expect(shown == visible())
    screen.table.scroll(to: 1_500)
    #expect(shown == visible())
    #expect(!shown.contains(0))
    screen.driver.sections = [TableSection(rows: [Row("other").row])]
    screen.settle()
    #expect(shown.isEmpty)
  }
}

/// A tile, a line, and a box that act as a button.
private struct Tile: RowContent {
  func body(style: ResolvedStyle) -> Part {
    .vertical(spacing: 8) {
      Part.image(ImagePart(.symbol("star"), size: .fixed(.square(30)), tile: .tint))
      Part.divider
      Part.box(BoxPart(.text("place")))
    }
    .pressable(label: "place", control: "tile")
  }
}

/// A button, and a place that acts as one.
private struct Pressed: RowContent {
  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: 8) {
      Part.button("press", control: "button")
      Part.text("place").pressable(label: "place", control: "place")
    }
  }
}
#endif
