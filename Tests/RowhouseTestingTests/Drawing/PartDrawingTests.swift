// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct PartDrawingTests {
  @Test func adjacentPartsAreSeparatedByABlank() {
    let text = drawing(
      of: .horizontal {
        Part.image(.remote("https://a.b/c.png"), size: .square(10))
        Part.text("")
        Part.text("one")
        Part.button("Two")
        Part.button("Three", role: .destructive)
      })
    #expect(text == "  [https://a.b/c.png] one <Two> <! Three !>")
  }

  @Test func picturesOnTilesHaveASquareBeforeTheirNames() {
    let part = ImagePart(.symbol("wifi"), size: .fixed(.square(30)), tile: .tint)
    #expect(drawing(of: .image(part)) == "  [■ wifi]")
  }

  @Test func progressIsDrawnAsPercentageOrDots() {
    func sign(_ fraction: Double?) -> PageText {
      drawing(of: .progress(ProgressPart(fraction, label: "Loading")))
    }
    #expect(sign(nil) == "  (…)")
    #expect(sign(0) == "  (0%)")
    #expect(sign(0.405) == "  (41%)")
    #expect(sign(7) == "  (100%)")
    #expect(sign(-1) == "  (0%)")
    #expect(sign(.nan) == "  (0%)")
  }

  @Test func widthIsShared() {
    let text = drawing(
      of: .horizontal {
        Part.text("left")
        Part.spacer()
        Part.text("middle")
        Part.spacer()
        Part.text("end")
      })
    #expect(text == "  left       middle        end")
  }

  @Test func onlySpacersMoveAlignedParts() {
    #expect(drawing(of: .text("end", alignment: .trailing)) == "                           end")
    #expect(drawing(of: .text("middle", alignment: .center)) == "             middle")
    let beside = Part.horizontal {
      Part.text("middle", alignment: .center)
      Part.spacer()
      Part.text("end", alignment: .trailing)
    }
    #expect(drawing(of: beside) == "  middle                   end")
  }

  @Test func stacksAreNested() {
    let text = drawing(
      of: .horizontal {
        Part.vertical {
          Part.text("Ann Lee")
          Part.horizontal {
            Part.image(.named("pin"), size: .square(1))
            Part.text("Bern")
          }
        }
        Part.text("|")
        Part.vertical {
          Part.text("1")
          Part.text("22")
          Part.text("333")
        }
        Part.spacer()
        Part.vertical(alignment: .end) {
          Part.text("Online")
          Part.text("now")
        }
        Part.toggle(isOn: true, label: "Follow")
      })
    #expect(
      text == """
          Ann Lee    | 1   Online (on)
          [pin] Bern   22     now
                       333
        """)
  }

  @Test func stacksAlignTheirLines() {
    func stack(_ alignment: StackPart.Alignment) -> PageText {
      drawing(
        of: .horizontal {
          Part.text(">")
          Part.vertical(alignment: alignment) {
            Part.text("a")
            Part.spacer()
            Part.divider
            Part.text("three")
            Part.text("end", alignment: .trailing)
          }
          Part.spacer()
        })
    }
    #expect(stack(.start).lines == ["  > a", "    ─────", "    three", "      end"])
    #expect(stack(.fill).lines == stack(.start).lines)
    #expect(stack(.center).lines == ["  >   a", "    ─────", "    three", "      end"])
    #expect(stack(.end).lines == ["  >     a", "    ─────", "    three", "      end"])
  }

  @Test func singleStacksHaveTheWholeWidth() {
    let text = drawing(
      of: .vertical(alignment: .center) {
        Part.image(.named("cover"), size: .square(1))
        Part.divider
        Part.horizontal {
          Part.text("3 pictures")
          Part.spacer()
          Part.text("now")
        }
        Part.text("end", alignment: .trailing)
      })
    #expect(
      text.lines == [
        "            [cover]", "  ────────────────────────────", "  3 pictures               now",
        "                           end",
      ])
  }

  @Test func dividersCrossTheirStack() {
    let text = drawing(
      of: .horizontal {
        Part.text("a\nbcd")
        Part.divider
        Part.text("e")
      })
    #expect(text.lines == ["  a   │ e", "  bcd │"])
    #expect(drawing(of: .divider).lines == ["  ────────────────────────────"])
  }

  @Test func layersAreDrawnOneAfterTheOther() {
    let text = drawing(
      of: .layered {
        Part.image(.named("cover"), size: .square(1))
        Part.spacer()
        Part.text("Sale")
      })
    #expect(text == "  [cover] Sale")
  }

  @Test func controlCharactersAreEscaped() {
    let text = drawing(of: .text("a\tb\u{7}\r\nc"))
    #expect(text.lines == ["  a\\tb\\u{07}", "  c"])
  }
}
