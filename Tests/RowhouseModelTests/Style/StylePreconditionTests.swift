// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTesting
import Testing

extension ResolvedStyle {
  fileprivate var bothGaps: Double {
    get { imageGap + valueGap }
    set { (imageGap, valueGap) = (newValue / 2, newValue / 2) }
  }
}

/// The messages for a caller's mistakes, which the process prints before it ends.
@Suite("Style preconditions")
struct StylePreconditionTests {
  private func expectMessage(
    _ message: String,
    in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), "\(output)", sourceLocation: sourceLocation)
  }

  @Test("A font without a size traps")
  func font() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StyleFont.system(size: 0)
    }
    expectMessage("Font size 0.0 is not a finite number of points over 0", in: result)
  }

  @Test("A color of eight digits traps")
  func hex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RGBA(hex: 0xFF11_2233)
    }
    expectMessage("Color 0xFF112233 has more digits than 0xRRGGBB", in: result)
  }

  @Test("The contrast of a translucent color traps")
  func contrast() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let glass = RGBA(red: 0, green: 0, blue: 0, alpha: 100)
      _ = glass.contrastRatio(with: RGBA(hex: 0xFFFFFF))
    }
    expectMessage("depends on what is behind them", in: result)
  }

  @Test("A negative margin traps")
  func margin() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var overrides = StyleOverrides()
      overrides.margin = -3
    }
    expectMessage("Style margin -3.0 is not a finite, non-negative number of points", in: result)
  }

  @Test("A limit that is not a number traps")
  func limit() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var overrides = StyleOverrides()
      overrides.titleWidthLimit = .infinity
      overrides.titleWidthLimit = .nan
    }
    expectMessage("Style titleWidthLimit nan is not a non-negative number of points", in: result)
  }

  @Test("A limit of no lines traps")
  func lineLimit() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var overrides = StyleOverrides()
      overrides.titleLineLimit = 0
    }
    expectMessage("Style titleLineLimit 0 is not a positive number of lines", in: result)
  }

  @Test("A theme with rows of infinite height traps")
  func rowHeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var style = ResolvedStyle()
      style.rowHeight = .automatic(minimum: .infinity)
      _ = Theme(name: "broken", style: style)
    }
    expectMessage("Style rowHeight inf is not a finite, non-negative number", in: result)
  }

  @Test("Setting a property that is computed from others traps")
  func computed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Row("a").style(\.bothGaps, 3)
    }
    expectMessage("is not a stored property of ResolvedStyle", in: result)
  }

  @Test("A separator outside of the row traps")
  func separator() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var overrides = StyleOverrides()
      overrides.separator = .line(leadingInset: -1)
    }
    expectMessage("Style separator -1.0 is not a finite, non-negative number", in: result)
  }

  @Test("A theme with an invalid length traps")
  func theme() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var style = ResolvedStyle()
      style.footerHeight = .fixed(-8)
      _ = Theme(name: "broken", style: style)
    }
    expectMessage("Style footerHeight -8.0 is not a finite, non-negative number", in: result)
  }

  @Test("An invalid measured height of a header traps")
  func header() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = HeaderHeight.automatic().resolved(content: -2)
    }
    expectMessage("Content height -2.0 is not a finite, non-negative number", in: result)
  }
}
