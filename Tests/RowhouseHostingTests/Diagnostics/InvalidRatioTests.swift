// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting
import Testing

/// Aspect ratios of records without a size.
@MainActor
struct InvalidRatioTests {
  private struct Story: RowContent {
    let width: Double
    let height: Double

    func body(style: ResolvedStyle) -> Part {
      .vertical {
        Part.text("Story")
        Part.image(.remote("/story.jpg"), aspectRatio: width / height)
      }
    }
  }

  @Test(
    "A row whose image has an invalid ratio is reported when it appears",
    arguments: [(0.0, 0.0, "0.0"), (600, 0, "inf"), (-3, 2, "-1.5"), (3, 2, nil)])
  func row(width: Double, height: Double, ratio: String?) throws {
    for isLazy in [false, true] {
      let story = Story(width: width, height: height)
      let fixture = DriverFixture {
        if isLazy {
          TableSection([1], id: \.self) { _ in CustomRow(story) }
        } else {
          TableSection { CustomRow(story).id(1) }
        }
      }
      #expect(fixture.reports.all == [])
      try fixture.driver.send(.willDisplay, to: fixture.reference(0, 0))
      #expect(
        fixture.reports.all.map(\.kind) == (ratio.map { [.invalidAspectRatio($0)] } ?? []))
      #expect(fixture.reports.all.allSatisfy { $0.row?.id == 1 && $0.row?.title == "Story" })
    }
  }

  @Test("An invalid ratio in a header or a footer is reported with the page")
  func header() {
    let part = Part.image(.named("a"), aspectRatio: 0)
    let fixture = DriverFixture {
      TableSection(HeaderFooter.parts(part)) { Row("") }
      TableSection(footer: HeaderFooter.parts(part)) { Row("") }
    }
    #expect(
      fixture.reports.all.map { "\($0.section?.position ?? -1) \($0.kind)" } == [
        "0 invalidAspectRatio(\"0.0\")", "1 invalidAspectRatio(\"0.0\")",
      ])
  }
}
