// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

@MainActor
@Suite struct StandardRowDrawingTests {
  @Test func valuesEndAtTheEdge() {
    let text = drawing {
      Row("Clear cache").value("12 MB")
      Row("Version").value("1.0")
      Row("Licenses")
    }
    #expect(
      text == """
          Clear cache            12 MB
          Version                  1.0
          Licenses
        """)
    #expect(text.lines[0].count == 30)
  }

  @Test func imagesAreInBrackets() {
    let text = drawing {
      Row("Security").image(.named("shield")).value("On", image: .symbol("lock"))
      Row("Security").value("On", image: .symbol("lock"), order: .textAtEdge)
    }
    #expect(
      text == """
          [shield] Security  On [lock]
          Security           [lock] On
        """)
  }

  @Test func accessoriesAreAtTheEdge() {
    let text = drawing {
      Row("More").accessory(.disclosure)
      Row("Chosen").value("yes").accessory(.checkmark)
      Row("Network").accessory(.detail)
      Row("Wi-Fi").accessory(.detailDisclosure)
    }
    #expect(
      text == """
          More                       >
          Chosen                 yes ✓
          Network                  (i)
          Wi-Fi                  (i) >
        """)
  }

  @Test func subtitlesAreBelowTitles() {
    let text = drawing {
      Row("Printer", subtitle: "on the second floor").image(.named("p")).value("ready")
    }
    #expect(
      text == """
          [p] Printer            ready
              on the second floor
        """)
  }

  @Test func switchesShowTheirState() {
    let text = drawing {
      ToggleRow("Night mode", isOn: true) { _ in }
      ToggleRow("Sound", isOn: false) { _ in }
    }
    #expect(
      text == """
          Night mode              (on)
          Sound                  (off)
        """)
  }

  @Test func buttonsAreCentered() {
    let text = drawing {
      ButtonRow("Help") {}
      ButtonRow("Log out", role: .destructive) {}
      ButtonRow("Help") {}.accessory(.disclosure)
    }
    #expect(
      text.lines == [
        "              Help", "          ! Log out !", "            Help             >",
      ])
  }

  @Test func buttonsShowTheirImagesAndSubtitles() {
    let text = drawing {
      ButtonRow("Add", subtitle: "Visa") {}
      ButtonRow("Add") {}.image(.named("plus"))
    }
    #expect(
      text.lines == ["              Add", "              Visa", "           [plus] Add"])
  }

  @Test func redTextIsNotMarkedIfAllTextIsRed() {
    let text = drawing {
      Row("Plain").style(\.titleColor, .destructive)
      ButtonRow("Log out", role: .destructive) {}.style(\.buttonColor, .destructive)
      CustomRow(DrawnContent(part: .text("Failed", color: .destructive)))
    }
    #expect(text.lines == ["  Plain", "            Log out", "  ! Failed !"])
  }

  @Test func longTextsAreNotCut() {
    let text = drawing {
      Row("A title that takes all the room").value("and its value").accessory(.disclosure)
      Row("Just one column short of it").value("1")
      Row("Printer", subtitle: "a subtitle longer than the page is").value("ready")
    }
    #expect(
      text == """
          A title that takes all the room  and its value >
          Just one column short of it  1
          Printer                ready
          a subtitle longer than the page is
        """)
  }

  @Test func wideCharactersTakeTwoColumns() {
    let text = drawing {
      Row("言語").value("日本語")
      Row("Ｆｕｌｌ").value("한국어")
      Row("Flag 🇨🇭").value("👩‍👩‍👧 👍🏽")
      Row("Cafe\u{301}").value("❤️")
      Row("abc").value("…")
    }
    #expect(
      text.lines == [
        "  言語                  日本語", "  Ｆｕｌｌ              한국어",
        "  Flag 🇨🇭                👩‍👩‍👧 👍🏽", "  Cafe\u{301}                      ❤️",
        "  abc                        …",
      ])
  }

  @Test func emptyRowsAreDrawn() {
    #expect(drawing { Row("") } == "  \"\"")
  }

  @Test func rowsWithoutHeightAreNotDrawn() {
    let text = drawing {
      Row("Seen")
      Row("Hidden").height(0)
    }
    #expect(text == "  Seen")
  }

  @Test func loadStatesAreDrawn() {
    let page = DrawnPage {
      TableSection { Row("a") }.loadState(.loading())
      TableSection { Row("a") }.loadState(.failed("No connection") {})
      TableSection { Row("a") }.loadState(.empty("Nothing yet"))
      TableSection { Row("a") }.loadState(.more {})
      TableSection { Row("a") }.loadState(.more(failed: "No connection") {})
    }
    #expect(
      PageTest(page).text(PageText.Options(width: 30)) == """
          (…) Loading

          No connection    <Try again>

          Nothing yet

          a
          (…) Loading more

          a
          No connection    <Try again>
        """)
  }
}
