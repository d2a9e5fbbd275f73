// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import RowhouseModel
import Testing

/// The frames that SJStaticTableView computes, to the tenth of a point, for a table 375 points wide.
///
/// W is the width, H = 44 is the height, and G = 12 is the margin. The chevron is 6.5 by 10.5, and
/// the switch is 51 by 31.
@Suite("Rows of the standard kinds")
struct StandardRowTests {
  /// The parts that a row shows.
  struct Shown: CustomTestStringConvertible, Sendable {
    var image = false
    var subtitle = false
    var value = false
    var valueImage = false
    var order = ValueOrder.imageAtEdge
    var accessory = Accessory.none
    var isToggle = false

    var testDescription: String {
      "image \(image), subtitle \(subtitle), value \(value), picture \(valueImage), \(order), "
        + "\(accessory), switch \(isToggle)"
    }

    /// Every combination: each bit of a number from 0 to 127 decides one property.
    static let all = (0..<128).map { bits in
      Shown(
        image: bits & 64 != 0, subtitle: bits & 32 != 0, value: bits & 16 != 0,
        valueImage: bits & 8 != 0, order: bits & 4 != 0 ? .textAtEdge : .imageAtEdge,
        accessory: bits & 2 != 0 ? .disclosure : .none, isToggle: bits & 1 != 0)
    }
  }

  private let measurer = PlainMeasurer(images: [
    .named("value"): Dimensions(width: 39, height: 38),
    .named("code"): Dimensions(width: 17, height: 17),
  ])

  private func content(_ shown: Shown) -> StandardContent {
    var content = StandardContent("Title")
    if shown.image { content.image = .named("image") }
    if shown.subtitle { content.subtitle = "Below" }
    if shown.value { content.value = "Value" }
    if shown.valueImage { content.valueImage = .named("value") }
    content.valueOrder = shown.order
    if shown.isToggle { content.control = .toggle(isOn: true) }
    return content
  }

  private func placed(_ shown: Shown, isRightToLeft: Bool = false) -> PlacedRow {
    let style = ResolvedStyle()
    var body = content(shown).body(style: style)
    if shown.accessory != .none {
      let inner = body
      body = .horizontal(spacing: style.margin) {
        inner
        Part.accessory(shown.accessory)
      }
    }
    let layout = PartLayout(
      measuring: measurer, in: LayoutEnvironment(isRightToLeft: isRightToLeft))
    return layout.layOut(body, style: style, width: 375)
  }

  /// The expected frames, from the right edge inwards and from the left.
  private func expected(_ shown: Shown) -> [String: PartFrame] {
    func middle(_ x: Double, _ width: Double, _ height: Double) -> PartFrame {
      PartFrame(x: x, y: (44 - height) / 2, width: width, height: height)
    }
    var frames: [String: PartFrame] = [:]
    var left = 12.0
    if shown.image {
      frames["image"] = middle(12, 30, 30)
      left = 12 + 30 + 10
    }
    // Five letters, 7.5 wide and 18 tall; below, five letters, 6.5 wide and 15.6 tall.
    frames["Title"] = middle(left, 37.5, 18)
    if shown.subtitle {
      let top = (44 - (18 + 2 + 15.6)) / 2
      frames["Title"]?.y = top
      frames["Below"] = PartFrame(x: left, y: top + 20, width: 32.5, height: 15.6)
    }
    var right = 375 - 12.0
    if shown.accessory == .disclosure {
      right -= 6.5
      frames["disclosure"] = middle(right, 6.5, 10.5)
      right -= 12
    }
    if shown.isToggle {
      right -= 51
      frames["switch"] = middle(right, 51, 31)
      right -= 12
    }
    // The picture is as tall as the row minus 8 points above and below.
    let (pictureWidth, pictureHeight) = (39.0 * 28 / 38, 28.0)
    if shown.valueImage, shown.order == .imageAtEdge || !shown.value {
      right -= pictureWidth
      frames["value"] = middle(right, pictureWidth, pictureHeight)
      right -= 6
    }
    if shown.value {
      right -= 32.5
      frames["Value"] = middle(right, 32.5, 15.6)
      right -= 6
    }
    if shown.valueImage, shown.value, shown.order == .textAtEdge {
      right -= pictureWidth
      frames["value"] = middle(right, pictureWidth, pictureHeight)
    }
    return frames
  }

  private func named(_ row: PlacedRow) -> [String: PartFrame] {
    var frames: [String: PartFrame] = [:]
    for placed in row.body.all {
      switch placed.part {
      case .text(let text): frames[text.text] = placed.frame
      case .image(let image): frames[image.source.name] = placed.frame
      case .accessory(let accessory): frames["\(accessory)"] = placed.frame
      case .control(.toggle): frames["switch"] = placed.frame
      default: break
      }
    }
    return frames
  }

  private func agree(_ one: PartFrame, _ other: PartFrame) -> Bool {
    let differences = [
      one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height,
    ]
    return differences.allSatisfy { $0.magnitude < 0.05 }
  }

  @Test("A detail button and a chevron take 68 points with their margins")
  func detailDisclosure() throws {
    for isRightToLeft in [false, true] {
      let layout = PartLayout(
        measuring: measurer, in: LayoutEnvironment(isRightToLeft: isRightToLeft))
      let row = Row("Title").value("Value").accessory(.detailDisclosure).row
      let frames = named(layout.layOut(row, style: ResolvedStyle(), width: 375))
      let value = try #require(frames["Value"])
      let room = isRightToLeft ? value.x : 375 - value.x - value.width
      #expect(abs(room - 68) < 0.05)
      let (detail, disclosure) = (frames["detail"], frames["disclosure"])
      #expect(detail?.width == 22.4 && disclosure?.width == 6.5)
      #expect(detail.map { $0.y + $0.height / 2 } == 22)
    }
  }

  @Test("In large text, the lines below a title begin at the title, unless a control is as wide")
  func largeText() {
    func edges(_ row: AnyRow, isRightToLeft: Bool) -> [Double] {
      let layout = PartLayout(
        measuring: measurer,
        in: LayoutEnvironment(textScale: 2, isRightToLeft: isRightToLeft))
      let placed = layout.layOut(row, style: ResolvedStyle(), width: 375)
      return placed.body.all.compactMap { placed in
        let edge = isRightToLeft ? 375 - placed.frame.x - placed.frame.width : placed.frame.x
        return switch placed.part {
        case .text, .control: edge
        default: nil
        }
      }
    }
    let segments = PickerRow("Title", value: 1, options: [1, 2], title: { "\($0)" }) { _ in }
      .controlStyle(.segmented)
    for isRightToLeft in [false, true] {
      func check(_ row: some RowElement, _ expected: [Double]) {
        #expect(edges(row.row, isRightToLeft: isRightToLeft) == expected)
      }
      check(Row("Title").value("On").image(.named("image")), [52, 52])
      check(Row("Title", subtitle: "Below").value("On").image(.named("image")), [52, 52, 52])
      check(FieldRow("Title", text: "text") { _ in }.image(.named("image")), [52, 52])
      check(SliderRow("Title", value: 1, in: 0...2) { _ in }.image(.named("image")), [52, 52])
      check(segments.image(.named("image")), [52, 12])
      check(Row("Title").value("On"), [12, 12])
    }
  }

  @Test("The texts below a button are in its middle, and those below other rows begin at the title")
  func notes() throws {
    let button = ButtonRow("Send") {}.disabled(because: "Locked").error("Not sent").row
    let toggle = ToggleRow("Send", isOn: true) { _ in }.disabled(because: "Locked").row
    let layout = PartLayout(measuring: measurer)
    let frames = named(layout.layOut(button, style: ResolvedStyle(), width: 375))
    for text in ["Send", "Locked", "Not sent"] {
      let frame = try #require(frames[text])
      #expect(abs(frame.x + frame.width / 2 - 375 / 2) < 0.05, "\(text): \(frame)")
    }
    let others = named(layout.layOut(toggle, style: ResolvedStyle(), width: 375))
    #expect(others["Locked"]?.x == 12 && others["Send"]?.x == 12)
  }

  @Test("A button has its image, its title, and its subtitle in the middle")
  func button() throws {
    let row = ButtonRow("Add", subtitle: "A card") {}.image(.named("image")).help("Or not").row
    let layout = PartLayout(measuring: measurer)
    for isLarge in [false, true] {
      let body = row.body(style: ResolvedStyle(), isLarge: isLarge)
      #expect(body.noted?.notes.padding.leading == 0)
    }
    let frames = named(layout.layOut(row, style: ResolvedStyle(), width: 375))
    let (image, title) = try (#require(frames["image"]), #require(frames["Add"]))
    let subtitle = try #require(frames["A card"])
    #expect(abs(title.x + title.width / 2 - subtitle.x - subtitle.width / 2) < 0.6)
    let end = max(title.x + title.width, subtitle.x + subtitle.width)
    #expect(abs(image.x - (375 - end)) < 0.6 && image.x > 12)
    #expect(subtitle.y >= title.y + title.height)
  }

  @Test("The texts of a button with a subtitle are centered, in the whole width of the row")
  func buttonWithSubtitle() throws {
    let title = String(repeating: "Add a payment method ", count: 10)
    let subtitle = "Visa, Mastercard, or PayPal"
    let layout = PartLayout(measuring: measurer)
    let row = ButtonRow(title, subtitle: subtitle) {}.row
    let plain = named(layout.layOut(ButtonRow(title) {}.row, style: ResolvedStyle(), width: 375))
    let frames = named(layout.layOut(row, style: ResolvedStyle(), width: 375))
    #expect(frames[title]?.width == plain[title]?.width && frames[title]?.x == plain[title]?.x)
    let (above, below) = try (#require(frames[title]), #require(frames[subtitle]))
    #expect(below.y >= above.y + above.height)
  }

  @Test("Each part has its frame of SJStaticTableView", arguments: Shown.all)
  func frames(_ shown: Shown) {
    let row = placed(shown)
    #expect(row.height == 44)
    let (found, expected) = (named(row), expected(shown))
    #expect(Set(found.keys) == Set(expected.keys))
    for (name, frame) in expected {
      #expect(
        found[name].map { agree($0, frame) } == true,
        "\(name): \(String(describing: found[name])), not \(frame)")
    }
    let mirrored = named(placed(shown, isRightToLeft: true))
    for (name, frame) in expected {
      var frame = frame
      frame.x = 375 - frame.x - frame.width
      #expect(mirrored[name].map { agree($0, frame) } == true, "\(name), from right to left")
    }
  }

  @Test(
    "Pictures at the edge have the known sizes and positions",
    arguments: [
      (Dimensions(width: 39, height: 38), 44.0, 315.76, 28.74, 28.0),
      (Dimensions(width: 126, height: 123), 44, 315.82, 28.68, 28),
      (Dimensions(width: 77.5, height: 76), 44, 315.95, 28.55, 28),
      (Dimensions(width: 77.5, height: 76), 80, 279.24, 65.26, 64),
      (Dimensions(width: 17, height: 17), 44, 327.5, 17, 17),
    ])
  func pictures(
    natural: Dimensions, rowHeight: Double, x: Double, width: Double, height: Double
  ) {
    var style = ResolvedStyle()
    style.rowHeight = .fixed(rowHeight)
    var content = StandardContent("Title")
    content.valueImage = .named("picture")
    let body = content.body(style: style)
    let layout = PartLayout(measuring: PlainMeasurer(images: [.named("picture"): natural]))
    let row = layout.layOut(
      .horizontal(spacing: 12) {
        body
        Part.accessory(.disclosure)
      }, style: style, width: 375)
    let expected = PartFrame(x: x, y: (rowHeight - height) / 2, width: width, height: height)
    let found = named(row)["picture"]
    #expect(
      found.map { agree($0, expected) } == true, "\(String(describing: found)), not \(expected)")
  }

  @Test(
    "An image at the trailing edge is as tall as in other rows if the minimum height is small",
    arguments: [0, 10, 44, 60])
  func smallMinimum(_ minimum: Double) throws {
    var style = ResolvedStyle()
    style.rowHeight = .automatic(minimum: minimum)
    let body = content(Shown(valueImage: true)).body(style: style)
    let placed = PartLayout(measuring: measurer).layOut(body, style: style, width: 375)
    let image = try #require(
      placed.body.all.first { if case .image = $0.part { true } else { false } })
    #expect(image.frame.height == (minimum == 60 ? 38 : 28))
  }

  @Test("A title is cut at the limit of the style, and a button's title is centered")
  func limits() {
    var style = ResolvedStyle()
    let layout = PartLayout(measuring: PlainMeasurer())
    let long = String(repeating: "x", count: 40)
    style.titleWidthLimit = 180
    let row = layout.layOut(StandardContent(long).body(style: style), style: style, width: 375)
    #expect(named(row)[long]?.width == 180)
    var button = StandardContent("Log out")
    button.control = .button(.destructive)
    let title = named(layout.layOut(button.body(style: style), style: style, width: 375))["Log out"]
    // The text is centered in the part.
    #expect(title == PartFrame(x: 12, y: 12.4, width: 351, height: 19.2))
  }

  @Test("A subtitle breaks into at most the lines of the style, and makes the parts taller")
  func lines() throws {
    let layout = PartLayout(measuring: PlainMeasurer())
    // 54 letters of 6.5 points fit into 351 points, so all of them need four lines.
    var content = StandardContent("Title")
    content.subtitle = String(repeating: "x", count: 200)
    for (limit, lines) in [(1, 1), (2, 2), (.unlimited, 4)] as [(LineLimit, Double)] {
      var style = ResolvedStyle()
      style.subtitleLineLimit = limit
      let height = layout.height(of: content.body(style: style), width: 351)
      #expect(abs(height - (18 + 2 + lines * 15.6)) < 0.01, "\(limit): \(height)")
    }
  }
  @Test("A field that grows from one line is as tall as its text, from one line on")
  func growingField() {
    let layout = PartLayout(measuring: PlainMeasurer())
    func height(_ text: String, _ lines: ClosedRange<Int>) -> Double {
      var input = FieldInput(text)
      (input.lines, input.growth) = (lines.lowerBound, lines.upperBound)
      var content = StandardContent("")
      content.control = .field(input)
      return layout.height(of: content.body(style: ResolvedStyle()), width: 351)
    }
    let heights = (1...3).map { height("", $0...6) }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
    #expect(height("text", 1...6) == heights[0])
    #expect(height(String(repeating: "x", count: 60), 1...6) == heights[1])
  }
}
