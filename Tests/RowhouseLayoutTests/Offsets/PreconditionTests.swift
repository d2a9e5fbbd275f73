// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import Testing

/// What a caller's mistake says before the process ends.
@Suite("Preconditions of the offset index")
struct PreconditionTests {
  private func expectMessage(
    _ message: String,
    in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), sourceLocation: sourceLocation)
  }

  @Test("A negative number of rows")
  func negativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: -1, estimate: 44)
    }
    expectMessage(
      "An estimate for -1 rows makes no sense",
      in: result)
  }

  @Test("More rows than an index can number")
  func tooMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 536_870_913, estimate: 44)
    }
    expectMessage(
      "Estimates for over 536870912 rows, which is the most that an index can number",
      in: result)
  }

  @Test("Rows whose number overflows")
  func overflow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let half = RowEstimate(count: .max, height: 1)
      _ = OffsetIndex([RowEstimate(count: 1, height: 2), half])
    }
    expectMessage(
      "Estimates for over 536870912 rows",
      in: result)
  }

  @Test("An estimate that is no height")
  func estimate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 1, estimate: .nan)
    }
    expectMessage(
      "An estimate of nan points is not from 0 to 33554431",
      in: result)
  }

  @Test("A negative height")
  func negativeHeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.setHeight(-1, of: 2)
    }
    expectMessage(
      "Row 2 cannot be -1.0 points tall; measured heights are from 0 to 33554431",
      in: result)
  }

  @Test("A height over the tallest")
  func tooTall() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.setHeight(33_554_431.1, of: 0)
    }
    expectMessage(
      "Row 0 cannot be 33554431.1 points tall",
      in: result)
  }

  @Test("A wrong height among many")
  func wrongAmongMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(heights: [1, 2, .infinity], estimate: 44)
    }
    expectMessage(
      "Row 2 cannot be inf points tall",
      in: result)
  }

  @Test("A negative height among many")
  func negativeAmongMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(heights: [1, -0.0, -0.5], estimate: 44)
    }
    expectMessage(
      "Row 2 cannot be -0.5 points tall",
      in: result)
  }

  @Test("No number among many")
  func noNumberAmongMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(heights: [.nan, 2], estimate: 44)
    }
    expectMessage(
      "Row 0 cannot be nan points tall",
      in: result)
  }

  @Test("The height of a row that is not there")
  func row() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 3, estimate: 44).height(of: 3)
    }
    expectMessage(
      "Row 3 is not in 0..<3, so it has no height; is the index that of another page?",
      in: result)
  }

  @Test("Forgetting a row that is not there")
  func forgottenRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.forgetHeight(of: -1)
    }
    expectMessage(
      "Row -1 is not in 0..<3",
      in: result)
  }

  @Test("The offset of a row that is not there")
  func offset() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 3, estimate: 44).offset(of: 4)
    }
    expectMessage(
      "Row 4 is not in 0...3, so it has no offset",
      in: result)
  }

  @Test("The row at what is no number")
  func noNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 3, estimate: 44).row(at: .nan)
    }
    expectMessage(
      "An offset that is no number (NaN) is nowhere",
      in: result)
  }

  @Test("A mapping of another page")
  func mapping() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.update(
        by: RowMapping(unchanged: 4), estimates: [RowEstimate(count: 4, height: 44)])
    }
    expectMessage(
      "A mapping from 4 rows cannot update an index of 3",
      in: result)
  }

  @Test("Estimates of another page")
  func estimates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.setEstimates([RowEstimate(count: 2, height: 44)])
    }
    expectMessage(
      "A mapping to 3 rows does not fit estimates for 2",
      in: result)
  }

  @Test("Edits that do not add up")
  func counts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 5, newCount: 5, deletes: [0])
    }
    expectMessage(
      "5 rows less 1 deletes plus 0 inserts are not 5",
      in: result)
  }

  @Test("A row deleted twice")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 5, newCount: 3, deletes: [1, 1])
    }
    expectMessage(
      "The old row 1 is deleted or moved twice; each row has one edit",
      in: result)
  }

  @Test("A row inserted where another moves to")
  func movedTo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 2, newCount: 3, inserts: [0], moves: [(1, 0)])
    }
    expectMessage(
      "The new row 0 is inserted or moved to twice",
      in: result)
  }

  @Test("An edit outside the counts")
  func outside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 5, newCount: 4, deletes: [7])
    }
    expectMessage(
      "The old row 7 is deleted or moved, but there are 5 rows",
      in: result)
  }

  @Test("Stretches that share new rows")
  func newRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(
        oldCount: 5, newCount: 5,
        stretches: [.init(old: 0, new: 0, count: 2), .init(old: 3, new: 1, count: 1)])
    }
    expectMessage(
      "Stretch 3..<4 → 1 is not in 2..<5, where the next new rows are",
      in: result)
  }

  @Test("Stretches that share old rows")
  func oldRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(
        oldCount: 5, newCount: 5,
        stretches: [.init(old: 0, new: 0, count: 2), .init(old: 1, new: 2, count: 1)])
    }
    expectMessage(
      "Stretch 1..<2 → 2 is not in 2..<5, where old rows are that no other has",
      in: result)
  }

  @Test("Stretches that stay and are out of order")
  func order() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(
        oldCount: 2, newCount: 2,
        stretches: [.init(old: 1, new: 0, count: 1), .init(old: 0, new: 1, count: 1)])
    }
    expectMessage(
      "Stretch 0..<1 → 1 comes after old row 1, so one of them moves; say isMoved",
      in: result)
  }

  @Test("A stretch without rows")
  func emptyStretch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping.Stretch(old: 0, new: 0, count: 0)
    }
    expectMessage(
      "0 rows from 0 to 0 are no stretch",
      in: result)
  }

  @Test("Counts that are negative")
  func negativeCounts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: -1, newCount: 0, stretches: [])
    }
    expectMessage(
      "A change from -1 to 0 rows is none; counts are not negative",
      in: result)
  }

  @Test("Where a row goes that is not there")
  func newRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(unchanged: 2).newRow(of: 2)
    }
    expectMessage(
      "Row 2 is not in 0..<2, so the change does not say where it goes",
      in: result)
  }

  @Test("A viewport that is nowhere")
  func viewport() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ScrollAnchor(
        in: OffsetIndex(count: 3, estimate: 44), offset: .infinity, viewportHeight: 100)
    }
    expectMessage(
      "A viewport at inf that is 100.0 points tall shows nothing to hold on to",
      in: result)
  }

  @Test("An anchor with the mapping of another page")
  func anchorMapping() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ScrollAnchor(
        in: OffsetIndex(count: 3, estimate: 44), offset: 1, viewportHeight: 100,
        keeping: RowMapping(unchanged: 2))
    }
    expectMessage(
      "A mapping from 2 rows does not fit an index of 3",
      in: result)
  }

  @Test("An anchor asked about another page")
  func anchorIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let anchor = ScrollAnchor(
        in: OffsetIndex(count: 3, estimate: 44), offset: 100, viewportHeight: 10)
      _ = anchor.offset(in: OffsetIndex(count: 2, estimate: 44))
    }
    expectMessage(
      "The anchor is row 2, but the index has 2 rows; ask it after the update",
      in: result)
  }
}
