// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Only the stand-in has a screen reader.
#if os(Linux)
import Foundation
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDouble

/// The elements that VoiceOver visits, in order, as it speaks them.
@Suite("Elements of rows")
@MainActor
struct ReadingTests {
  private let screen = TableScreen(size: CGSize(width: 375, height: 1_500))

  private func show(@RowBuilder _ rows: () -> [AnyRow]) -> [[String]] {
    screen.driver.sections = [TableSection(rows: rows())]
    screen.settle()
    return screen.table.visibleCells.map { ScreenReader(in: $0).spoken }
  }

  @Test(
    "Rows of each standard kind", arguments: [UIContentSizeCategory.large, .accessibilityLarge])
  func kinds(size: UIContentSizeCategory) {
    screen.window.setTextSize(size)
    let spoken = show {
      Row("Cache", subtitle: "of pictures").value("12 MB").accessory(.disclosure).onSelect {}
      Row("Chosen").accessory(.checkmark)
      ToggleRow("Night", isOn: true) { _ in }
      FieldRow("Name", text: "Ada") { _ in }
      SliderRow("Volume", value: 0.5) { _ in }.value("half")
      ButtonRow("Delete") {}
      Row("Details").accessory(.detail)
      Row("hidden").height(0)
    }
    #expect(
      spoken == [
        ["Cache, of pictures, 12 MB, button"], ["Chosen, selected"], ["Night, 1, button"],
        ["Name, Ada"], ["Volume, half, adjustable"],
        ["Delete, button"], ["Details", "More information, button"], [],
      ])
  }

  @Test("Options are selected or not, and a row for several options is mixed if some are chosen")
  func options() {
    let spoken = show {
      CheckRows([3, 4], chosen: [3], title: { "\($0)" }) { _ in }.selectAll("All")
      ChoiceRows([5, 6], chosen: 6, title: { "\($0)" }) { _ in }
    }
    #expect(
      spoken == [
        ["All, Mixed, button"], ["3, button, selected"], ["4, button"], ["5, button"],
        ["6, button, selected"],
      ])
  }

  @Test("A chosen option with another accessory than its checkmark is selected")
  func optionsWithAccessories() {
    let spoken = show {
      ChoiceRows([5, 6], chosen: 6, title: { "\($0)" }) { _ in }
        .row { row, _ in row.accessory(.disclosure) }
    }
    #expect(spoken == [["5, button"], ["6, button, selected"]])
  }

  @Test("A multiline field is read with its placeholder while it is empty, but not twice")
  func placeholders() throws {
    func spoken(_ text: String) -> [[String]] {
      show {
        FieldRow("Note", text: text, placeholder: "What happened?") { _ in }.lines(3)
        FieldRow("", text: text, placeholder: "Comment") { _ in }.lines(3)
        FieldRow("Plain", text: text) { _ in }.lines(3)
      }
    }
    #expect(spoken("") == [["Note, What happened?"], ["Comment"], ["Plain"]])
    #expect(spoken("Rain") == [["Note, Rain"], ["Comment, Rain"], ["Plain, Rain"]])
    #expect(spoken("") == [["Note, What happened?"], ["Comment"], ["Plain"]])
    try #require(screen.first(UITextView.self, 0)).type("S")
    #expect(screen.table.visibleCells.map { ScreenReader(in: $0).spoken }.first == ["Note, S"])
  }

  @Test("A search field is read as one, and its view is used again for another field")
  func searchFields() {
    func spoken(_ kind: FieldKind, isDisabled: Bool = false) -> [[String]] {
      show {
        FieldRow("Find", text: "Oslo", kind: kind) { _ in }.disabled(isDisabled).id("field")
      }
    }
    #expect(spoken(.search) == [["Find, Oslo, search field"]])
    #expect(spoken(.text) == [["Find, Oslo"]])
    #expect(spoken(.search, isDisabled: true) == [["Find, Oslo, search field, dimmed"]])
  }

  @Test("The first segment of a picker is read with the name of its row")
  func segments() {
    func spoken(isDisabled: Bool = false) -> [[String]] {
      show {
        for label in [nil, "Size of the shirt"] {
          PickerRow("Size", value: "M", options: ["S", "M"], title: { $0 }) { _ in }
            .pickerStyle(.segmented).accessibility(label: label).disabled(isDisabled)
        }
      }
    }
    let segments = ["S, button", "M, button, selected"]
    #expect(
      spoken() == [
        ["Size, " + segments[0], segments[1]], ["Size of the shirt, " + segments[0], segments[1]],
      ])
    #expect(spoken(isDisabled: true)[0] == ["Size, S, button, dimmed", segments[1] + ", dimmed"])
  }

  @Test("A bar of a row without controls is read with its value")
  func bars() {
    #expect(show { CustomRow(Meter()) } == [["Disk, Storage, 3 of 4 GB"]])
  }

  @Test("A bar without a text for its value is read with a percentage")
  func percentages() {
    let spoken = show {
      ProgressRow("Upload", fraction: 0.4)
      GaugeRow("Paper", value: 25, in: 0...100)
      GaugeRow("Disk", value: 0.5).value("half")
      ProgressRow("Printing", fraction: 0.4).accessibility(value: "page 2 of 5")
      ProgressRow("Connecting")
      CustomRow(Meter(valueText: nil))
    }
    #expect(
      spoken == [
        ["Upload, 40%"], ["Paper, 25%"], ["Disk, half"], ["Printing, page 2 of 5"], ["Connecting"],
        ["Disk, Storage, 75%"],
      ])
  }

  @Test("A percentage is read in the language of the page")
  func percentagesInLanguages() {
    struct Page: TablePage {
      var title: String { "Seite" }
      var language: String? { "de" }
      var sections: [TableSection] { TableSection { ProgressRow("Kopie", fraction: 0.4) } }
    }
    let screen = TableScreen(Page())
    let spoken = screen.table.visibleCells.map { ScreenReader(in: $0).spoken }
    #expect(spoken == [["Kopie, 40\u{A0}%"]])
  }

  @Test(
    "Elements of a row are visited in reading order, whatever drew the row before",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func order(direction: UITraitEnvironmentLayoutDirection) {
    screen.window.setLayoutDirection(direction)
    let both = show {
      CustomRow(Panel(isReversed: false)).id(1)
      CustomRow(Panel(isReversed: true)).id(2)
    }
    #expect(both == [["first", "One, button", "last"], ["last", "One, button", "first"]])
    let again = show {
      CustomRow(Panel(isReversed: true)).id(1)
      CustomRow(Panel(isReversed: false)).id(2)
    }
    #expect(again == both.reversed())
  }

  @Test("A row with a control that can also be tapped has its title as a button")
  func tappable() {
    let spoken = show { ToggleRow("Wi-Fi", isOn: false) { _ in }.onSelect {} }
    #expect(spoken == [["Wi-Fi, button", "Wi-Fi, 0, button"]])
    // The cell is used again for a row that cannot be tapped.
    #expect(show { ToggleRow("Wi-Fi", isOn: false) { _ in } } == [["Wi-Fi, 0, button"]])
  }

  @Test("An application sets the label, the value, and the hint")
  func texts() throws {
    let spoken = show {
      Row("3/5", subtitle: "tasks").value("open").accessibility(label: "3 of 5 tasks done")
      Row("Tasks").value("3/5").onSelect {}.accessibility(value: "3 of 5 done", hint: "Opens them")
      ToggleRow("HD", isOn: true) { _ in }.accessibility(label: "High definition", hint: "Sharp")
        .help("Slow")
      ToggleRow("4K", isOn: true) { _ in }.onSelect {}.accessibility(label: "Four K")
      SliderRow("Vol.", value: 0.5) { _ in }.value("1/2")
        .accessibility(label: "Volume", value: "half")
      CustomRow(Meter()).accessibility(label: "Storage", value: "3 of 4 gigabytes")
      ExpanderRow("More") { Row("Inner") }.row { $0.accessibility(value: "one row") }
    }
    #expect(
      spoken == [
        ["3 of 5 tasks done, open"], ["Tasks, 3 of 5 done, button"],
        ["High definition, 1, button", "Slow"], ["Four K, button", "Four K, 1, button"],
        ["Volume, half, adjustable"], ["Storage, 3 of 4 gigabytes"],
        ["More, one row, Collapsed, button"],
      ])
    #expect(screen.table.visibleCells[1].accessibilityHint == "Opens them")
    #expect(screen.first(UISwitch.self, 2)?.accessibilityHint == "Sharp, Slow")
    // The views are used again for rows without such texts.
    let plain = show {
      Row("3/5", subtitle: "tasks").value("open")
      Row("Tasks").value("3/5").onSelect {}
      ToggleRow("HD", isOn: true) { _ in }.help("Slow")
      ToggleRow("4K", isOn: true) { _ in }.onSelect {}
    }
    #expect(
      plain == [
        ["3/5, tasks, open"], ["Tasks, 3/5, button"], ["HD, 1, button", "Slow"],
        ["4K, button", "4K, 1, button"],
      ])
  }

  @Test("The title of a row with a detail button describes the row")
  func details() throws {
    let spoken = show {
      Row("3/5").accessibility(label: "3 of 5 tasks done").accessory(.detail).onAccessory {}
      Row("Disk").value("1 GB").accessibility(value: "one gigabyte", hint: "of four")
        .accessory(.detail).onAccessory {}
      ExternalLinkRow("Site", to: "https://example.org/").accessory(.detail).onAccessory {}
      Row("Locked").onSelect {}.disabled().accessory(.detail).onAccessory {}
      ExpanderRow("More", isOpen: true, onChange: { _ in }) {}
        .row { $0.accessory(.detail).onAccessory {} }
      AvatarRow("Ann Miller", picture: nil) { _ in }.accessory(.detail).onAccessory {}
      CustomRow(Named()).onSelect {}.accessory(.detail).onAccessory {}
    }
    let button = "More information, button"
    #expect(
      spoken == [
        ["3 of 5 tasks done", button], ["Disk, one gigabyte", button], ["Site, link", button],
        ["Locked, button, dimmed", button], ["More, Expanded, button", button],
        ["Ann Miller, button", button], ["Person", "Bob, button", button],
      ])
    let disk = ScreenReader(in: screen.table.visibleCells[1]).elements[0]
    #expect(disk.accessibilityHint == "of four")
  }

  @Test("The value of a row that reveals others is read before the state of the row")
  func expanders() {
    let spoken = show { ExpanderRow("Mail") { Row("x") }.row { $0.value("imap") } }
    #expect(spoken == [["Mail, imap, Collapsed, button"]])
  }

  @Test("A row with a detail button or a control is read as selected")
  func selected() throws {
    var chosen: Set<String> = ["Ada"]
    func show() -> [[String]] {
      let names = ["Ada", "Bob"]
      screen.driver.sections = [
        TableSection(rows: names.map { Row($0).id($0).accessory(.detail).onAccessory {}.row })
          .selectsSeveral(chosen) { chosen = $0 }
      ]
      screen.settle()
      return screen.table.visibleCells.map { ScreenReader(in: $0).spoken }
    }
    let button = "More information, button"
    #expect(show() == [["Ada, button, selected", button], ["Bob, button", button]])
    screen.table.tap(row: IndexPath(row: 1, section: 0))
    #expect(show() == [["Ada, button, selected", button], ["Bob, button, selected", button]])
    // In an ordinary section, the table knows the selected row.
    let spoken = self.show {
      ToggleRow("Wi-Fi", isOn: false) { _ in }.staysSelected()
      Row("Bluetooth").staysSelected()
    }
    #expect(spoken == [["Wi-Fi, button", "Wi-Fi, 0, button"], ["Bluetooth, button"]])
    for (row, expected) in [
      (0, [["Wi-Fi, button, selected", "Wi-Fi, 0, button"], ["Bluetooth, button"]]),
      (1, [["Wi-Fi, button", "Wi-Fi, 0, button"], ["Bluetooth, button, selected"]]),
    ] {
      screen.table.tap(row: IndexPath(row: row, section: 0))
      #expect(screen.table.visibleCells.map { ScreenReader(in: $0).spoken } == expected)
    }
  }

  @Test("Controls of a disabled row are dimmed")
  func dimmed() {
    func rows(_ isDisabled: Bool) -> [[String]] {
      show {
        for row in [
          ToggleRow("Wi-Fi", isOn: true) { _ in }.row,
          StepperRow("Copies", value: 3, in: 0...9) { _ in }.row,
          CustomRow(Panel(isReversed: false)).row,
          CustomRow(Press()).row,
          PickerRow("Size", value: "M", options: ["S", "M"], title: { $0 }) { _ in }
            .pickerStyle(.wheel).row,
        ] { row.disabled(isDisabled) }
      }
    }
    #expect(
      rows(true) == [
        ["Wi-Fi, 1, button, dimmed"], ["Copies, 3, adjustable, dimmed"],
        ["first", "One, button, dimmed", "last"], ["Press, button, dimmed"],
        ["Size, M, dimmed"],
      ])
    #expect(
      rows(false) == [
        ["Wi-Fi, 1, button"], ["Copies, 3, adjustable"], ["first", "One, button", "last"],
        ["Press, button"], [],
      ])
  }

  @Test("The column of a wheel has the name and the hint of its row")
  func wheel() throws {
    _ = show {
      PickerRow("Size", value: "M", options: ["S", "M"], title: { $0 }) { _ in }
        .pickerStyle(.wheel).accessibility(label: "Size of the shirt", hint: "Runs small")
    }
    let wheel = try #require(screen.first(UIPickerView.self, 0))
    let speaker = try #require(wheel.delegate as? any UIPickerViewAccessibilityDelegate)
    #expect(
      speaker.pickerView(wheel, accessibilityLabelForComponent: 0) == "Size of the shirt")
    #expect(speaker.pickerView(wheel, accessibilityHintForComponent: 0) == "Runs small")
  }

  @Test("The elements of a row with controls offer its actions")
  func actions() throws {
    var log: [String] = []
    _ = show {
      ToggleRow("Alarm", isOn: true) { _ in }.onDelete { log.append("delete") }
        .menu { RowAction("Rename") { log.append("rename") } }
    }
    let cell = try #require(screen.table.visibleCells.first)
    #expect(cell.accessibilityCustomActions == nil)
    let elements = ScreenReader(in: cell).elements
    #expect(elements.count == 1)
    let element = try #require(elements.first)
    #expect(ScreenReader.actions(of: element) == ["Delete", "Rename"])
    let actions = try #require(element.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Rename"] && actions.allSatisfy { $0.perform() })
    #expect(log == ["rename"])
    _ = show { ToggleRow("Alarm", isOn: true) { _ in } }
    let left = screen.table.visibleCells.flatMap { ScreenReader(in: $0).elements }
    #expect(left.count == 1 && left.allSatisfy { $0.accessibilityCustomActions == nil })
  }

  @Test("A screen reader moves a slider by a tenth, or by a step that is longer")
  func sliders() throws {
    var values: [Double] = []
    _ = show {
      SliderRow("smooth", value: 0.5) { values.append($0) }
      SliderRow("stepped", value: 2, in: 0...4, step: 1) { values.append($0) }
    }
    let smooth = try #require(screen.first(UISlider.self, 0))
    let stepped = try #require(screen.first(UISlider.self, 1))
    smooth.accessibilityIncrement()
    stepped.accessibilityIncrement()
    stepped.accessibilityDecrement()
    #expect(values == [0.6, 3, 1])
  }

  @Test("A footer that is drawn in the view of a header is not a heading")
  func edges() throws {
    screen.driver.sections = (0..<30).map { number in
      TableSection("header \(number)", footer: "footer \(number)", rows: [Row("a").row])
        .id("\(number)")
    }
    screen.settle()
    for offset in stride(from: 0, to: 3_000, by: 250) {
      screen.table.scroll(to: CGFloat(offset))
      for section in 0..<30 {
        let views = [
          screen.table.headerView(forSection: section),
          screen.table.footerView(forSection: section),
        ]
        let spoken = views.map { $0.map { ScreenReader(in: $0).spoken } }
        if let header = spoken[0] { #expect(header == ["header \(section), heading"]) }
        if let footer = spoken[1] { #expect(footer == ["footer \(section)"]) }
      }
    }
  }
}

/// A bar after a text.
private struct Meter: RowContent {
  var valueText: String? = "3 of 4 GB"

  func body(style: ResolvedStyle) -> Part {
    var progress = ProgressPart(0.75, label: "Storage")
    progress.valueText = valueText
    return .horizontal(spacing: 4) {
      Part.text("Disk")
      Part.progress(progress)
    }
  }
}

/// A text after another one that is read with a name of its own.
private struct Named: RowContent {
  func body(style: ResolvedStyle) -> Part {
    .horizontal(spacing: 4) {
      Part.text("B").accessibility(label: "Person")
      Part.text("Bob")
    }
  }
}

private struct Press: RowContent {
  func body(style: ResolvedStyle) -> Part {
    Part.text("content").pressable(label: "Press")
  }
}

/// A button between two texts.
private struct Panel: RowContent {
  let isReversed: Bool

  func body(style: ResolvedStyle) -> Part {
    let texts = isReversed ? ["last", "first"] : ["first", "last"]
    return .horizontal(spacing: 4) {
      Part.text(texts[0])
      Part.button("One", control: "one")
      Part.text(texts[1])
    }
  }
}
#endif
