// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import RowhouseWeb

@Suite("Parts as markup")
struct PartMarkupTests {
  /// Returns the markup of a part, and the rules of its classes.
  private func written(_ part: Part) -> (markup: String, rules: String) {
    var renderer = PartRenderer(
      context: RenderContext(
        images: NoWebImages(), base: "/base", texts: { _ in WebTexts() }, language: "en"),
      style: ResolvedStyle(), row: RowAddress(section: "s", row: "r"))
    renderer.write(part)
    return (renderer.markup.text, renderer.context.sheet.text)
  }

  @Test("A row shares its width among flexible parts, and gives the rest to growing ones")
  func columns() {
    let row = written(
      .horizontal(spacing: 4) {
        Part.image(.named("a"), size: .square(30))
        Part.text("b")
        Part.spacer(minimum: 8)
        Part.text("c").frame(minimumWidth: 20)
      })
    #expect(
      row.rules.contains(
        "gap:4px;align-items:center;grid-template-columns:"
          + "max-content minmax(0px,max-content) minmax(8px,auto) minmax(20px,max-content)}"))
    #expect(row.markup.hasPrefix("<span class=\"horizontal grow-width "))
  }

  @Test("Without growing parts, the distribution places the remaining width")
  func distribution() {
    func rules(_ distribution: StackPart.Distribution) -> String {
      written(.vertical(distribution: distribution) { Part.text("a") }).rules
    }
    #expect(rules(.center).contains("align-content:center}"))
    #expect(rules(.spaceBetween).contains("align-content:space-between}"))
    #expect(rules(.equal).contains("grid-template-rows:repeat(1,minmax(0,1fr))}"))
    let pushed = written(
      .vertical(distribution: .center) {
        Part.text("a")
        Part.spacer()
      })
    #expect(pushed.rules.contains("grid-template-rows:max-content minmax(0px,auto)}"))
  }

  @Test("Invalid lengths are written as 0 or left out")
  func nonsense() {
    let part = Part.spacer().padding(-1).frame(width: .nan).cornerRadius(-2)
      .border(BoxPart.Border(width: .infinity)).aspectRatio(.nan)
    let rules = written(.horizontal(spacing: -3) { part }).rules
    #expect(!rules.contains("-1") && !rules.contains("-2px") && !rules.contains("-3"))
    #expect(!rules.contains("nan") && !rules.contains("aspect") && !rules.contains("inline-size:"))
    #expect(rules.contains("border:0px solid"))
    let grids = written(
      .vertical {
        Part.grid(columns: -4) { Part.spacer() }
        Part.grid(minimumColumnWidth: .nan) { Part.spacer() }
      })
    #expect(grids.rules.contains("repeat(1,minmax(0,1fr))"))
    #expect(grids.rules.contains("repeat(auto-fill,minmax(min(1px,100%),1fr))"))
  }

  @Test("The rules of all boxes with a ratio precede those of one box, which override them")
  func ratios() throws {
    let rules = written(.image(.remote("/a.jpg"), aspectRatio: 1.5, maximumHeight: 400)).rules
    let shared = try #require(rules.firstRange(of: ".ratio{"))
    let own = try #require(rules.firstRange(of: "aspect-ratio:1.5;min-inline-size:min(100%,600px)"))
    #expect(shared.lowerBound < own.lowerBound)
    #expect(written(.divider).rules.contains(".divider{"))
  }

  @Test("A box reserves the space of an image with an aspect ratio before it is loaded")
  func wideImage() {
    let part = written(
      .image(
        .remote("/a.jpg"), aspectRatio: 1.5, maximumHeight: 400, label: "A harbor",
        shape: .rounded(12)))
    #expect(part.rules.contains("aspect-ratio:1.5;min-inline-size:min(100%,600px)"))
    #expect(part.rules.contains("object-fit:cover;border-radius:12px"))
    #expect(part.markup.contains("src=\"/a.jpg\" alt=\"A harbor\" loading=\"lazy\""))
    let fitted = written(.image(.remote("/a.jpg"), aspectRatio: 1.5, fit: .fit)).rules
    #expect(fitted.contains("object-fit:contain") && !fitted.contains("min-inline-size:min("))
  }

  @Test("A box has its accessibility label")
  func accessibility() {
    let text = Part.text("a")
    #expect(written(text.accessibilityHidden()).markup.contains("aria-hidden=\"true\""))
    #expect(
      written(text.accessibility(label: "b")).markup.contains("role=\"img\" aria-label=\"b\""))
    #expect(!written(text.padding(1)).markup.contains("aria"))
    #expect(written(.badge("3", label: "new")).markup.contains("aria-label=\"new\">3</span>"))
  }

  @Test("A pressable part is a button with a name, and its event is that of a button")
  func pressable() {
    let markup = written(Part.text("a").pressable(label: "b", control: "c")).markup
    #expect(
      markup.contains("<button type=\"submit\" name=\"event\" value=\"value/s/r/c/pressed/\""))
    #expect(markup.contains("aria-label=\"b\"") && markup.hasSuffix("</span></button>"))
  }

  @Test("Pages that turn automatically have an interval, and a button that pauses them")
  func turning() {
    let markup = written(
      .pager(label: "Offers", interval: 5) {
        Part.text("a")
        Part.text("b")
      }
    ).markup
    #expect(
      markup.hasPrefix(
        "<span class=\"pages grow-width\" data-interval=\"5\"><span class=\"pager dots\""))
    #expect(
      markup.hasSuffix(
        "<button type=\"button\" class=\"pause\" aria-pressed=\"false\""
          + " aria-label=\"Pause: Offers\"></button></span>"))
  }

  @Test(
    "Pages that do not turn have no pause button",
    arguments: [nil, .nan, .infinity, 5] as [Double?])
  func resting(interval: Double?) {
    let markup = written(.pager(label: "a", interval: interval) { Part.text("b") }).markup
    #expect(!markup.contains("button") && !markup.contains("data-interval"))
  }

  @Test("Pages turn at most once a second", arguments: [0, -3, 0.2, 1])
  func hurried(interval: Double) {
    let markup = written(
      .pager(label: "a", interval: interval) {
        Part.text("b")
        Part.text("c")
      }
    ).markup
    #expect(markup.contains("data-interval=\"1\""))
  }

  @Test("Pictures of a pager are loaded at once, others when they are near")
  func eager() {
    let image = Part.image(.named("a"), size: .square(30))
    #expect(written(image).markup.contains("loading=\"lazy\""))
    #expect(!written(.pager(label: "b") { image.padding(2) }).markup.contains("loading"))
    let after = written(
      .vertical {
        Part.pager(label: "b") { Part.text("c") }
        image
      })
    #expect(after.markup.contains("loading=\"lazy\""))
  }

  @Test("A symbol on a tile is a mask of white or black, and another picture keeps its colors")
  func tiles() {
    func part(_ source: ImageSource, _ tile: StyleColor, label: String? = nil) -> Part {
      .image(
        ImagePart(
          source, size: .fixed(.square(30)), label: label, shape: .rounded(7), tile: tile))
    }
    let symbol = written(part(.symbol("a\"b"), .tint))
    #expect(symbol.markup.hasPrefix("<span class=\"image tile "))
    #expect(symbol.markup.contains("aria-hidden=\"true\"") && !symbol.markup.contains("<img"))
    #expect(
      symbol.rules.contains(
        "width:30px;height:30px;border-radius:7px;position:relative;background:var(--tint)"))
    #expect(
      symbol.rules.contains(
        "background:light-dark(#ffffff,#000000);"
          + "mask:url(\"/base/images/symbol/a%22b\") center/contain no-repeat}"))
    #expect(written(part(.symbol("a"), .hex(0xFF9500))).rules.contains("background:#000000;mask"))
    let picture = written(part(.named("a"), .tint, label: "Wi-Fi"))
    #expect(picture.markup.contains("role=\"img\" aria-label=\"Wi-Fi\""))
    #expect(picture.markup.contains("<img ") && picture.markup.contains("alt=\"\""))
    #expect(picture.rules.contains("object-fit:contain") && !picture.rules.contains("mask"))
  }

  @Test("A picture declares how it fits its box")
  func images() {
    let image = ImagePart(
      .named("a"), size: .filling, fit: .fill, shape: .circle, placeholder: .tint)
    let (markup, rules) = written(.image(image))
    #expect(markup.contains("class=\"image grow-width grow-height "))
    #expect(rules.contains("object-fit:cover;border-radius:50%;background:var(--tint)}"))
  }
}
