// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseLayout
import Testing

/// The messages for a caller's mistakes, which the process prints before it ends.
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

  @Test("A negative number of rows traps")
  func negativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: -1, estimate: 44)
    }
    expectMessage(
      "An estimate for -1 rows is invalid",
      in: result)
  }

  @Test("More rows than an index can number trap")
  func tooMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 536_870_913, estimate: 44)
    }
    expectMessage(
      "Estimates for over 536870912 rows, the maximum of an index",
      in: result)
  }

  @Test("A row count that overflows traps")
  func overflow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let half = RowEstimate(count: .max, height: 1)
      _ = OffsetIndex([RowEstimate(count: 1, height: 2), half])
    }
    expectMessage(
      "Estimates for over 536870912 rows",
      in: result)
  }

  @Test("An estimate that is not a number traps")
  func estimate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 1, estimate: .nan)
    }
    expectMessage(
      "An estimate of nan points is not from 0 to 33554431",
      in: result)
  }

  @Test("A negative height traps")
  func negativeHeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.setHeight(-1, of: 2)
    }
    expectMessage(
      "Row 2 cannot be -1.0 points tall; measured heights are from 0 to 33554431",
      in: result)
  }

  @Test("A height over the maximum traps")
  func tooTall() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.setHeight(33_554_431.1, of: 0)
    }
    expectMessage(
      "Row 0 cannot be 33554431.1 points tall",
      in: result)
  }

  @Test("An infinite height among many traps")
  func wrongAmongMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(heights: [1, 2, .infinity], estimate: 44)
    }
    expectMessage(
      "Row 2 cannot be inf points tall",
      in: result)
  }

  @Test("A negative height among many traps")
  func negativeAmongMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(heights: [1, -0.0, -0.5], estimate: 44)
    }
    expectMessage(
      "Row 2 cannot be -0.5 points tall",
      in: result)
  }

  @Test("A NaN among many heights traps")
  func noNumberAmongMany() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(heights: [.nan, 2], estimate: 44)
    }
    expectMessage(
      "Row 0 cannot be nan points tall",
      in: result)
  }

  @Test("Reading the height of a row out of range traps")
  func row() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 3, estimate: 44).height(of: 3)
    }
    expectMessage(
      "Row 3 is not in 0..<3, so it has no height; the index may be stale",
      in: result)
  }

  @Test("Forgetting the height of a row out of range traps")
  func forgottenRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.forgetHeight(of: -1)
    }
    expectMessage(
      "Row -1 is not in 0..<3",
      in: result)
  }

  @Test("Reading the offset of a row out of range traps")
  func offset() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 3, estimate: 44).offset(of: 4)
    }
    expectMessage(
      "Row 4 is not in 0...3, so it has no offset",
      in: result)
  }

  @Test("Finding the row at NaN traps")
  func noNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OffsetIndex(count: 3, estimate: 44).row(at: .nan)
    }
    expectMessage(
      "No row is at an offset that is not a number (NaN)",
      in: result)
  }

  @Test("Updating by the mapping of another page traps")
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

  @Test("Updating with the estimates of another page traps")
  func estimates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = OffsetIndex(count: 3, estimate: 44)
      index.setEstimates([RowEstimate(count: 2, height: 44)])
    }
    expectMessage(
      "A mapping to 3 rows does not fit estimates for 2",
      in: result)
  }

  @Test("Edits that contradict the counts trap")
  func counts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 5, newCount: 5, deletes: [0])
    }
    expectMessage(
      "5 rows less 1 deletes plus 0 inserts are not 5",
      in: result)
  }

  @Test("Deleting a row twice traps")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 5, newCount: 3, deletes: [1, 1])
    }
    expectMessage(
      "The old row 1 is deleted or moved twice; each row has one edit",
      in: result)
  }

  @Test("Inserting a row at the target of a move traps")
  func movedTo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 2, newCount: 3, inserts: [0], moves: [(1, 0)])
    }
    expectMessage(
      "The new row 0 is inserted or moved to twice",
      in: result)
  }

  @Test("An edit outside the counts traps")
  func outside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: 5, newCount: 4, deletes: [7])
    }
    expectMessage(
      "The old row 7 is deleted or moved, but there are 5 rows",
      in: result)
  }

  @Test("Stretches that share new rows trap")
  func newRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(
        oldCount: 5, newCount: 5,
        stretches: [.init(old: 0, new: 0, count: 2), .init(old: 3, new: 1, count: 1)])
    }
    expectMessage(
      "Stretch 3..<4 → 1 is not in 2..<5, the remaining new rows",
      in: result)
  }

  @Test("Stretches that share old rows trap")
  func oldRows() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(
        oldCount: 5, newCount: 5,
        stretches: [.init(old: 0, new: 0, count: 2), .init(old: 1, new: 2, count: 1)])
    }
    expectMessage(
      "Stretch 1..<2 → 2 is not in 2..<5, the old rows in no other stretch",
      in: result)
  }

  @Test("Staying stretches out of order trap")
  func order() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(
        oldCount: 2, newCount: 2,
        stretches: [.init(old: 1, new: 0, count: 1), .init(old: 0, new: 1, count: 1)])
    }
    expectMessage(
      "Stretch 0..<1 → 1 follows old row 1, so one of them moves; set its isMoved",
      in: result)
  }

  @Test("A stretch without rows traps")
  func emptyStretch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping.Stretch(old: 0, new: 0, count: 0)
    }
    expectMessage(
      "A stretch of 0 rows from 0 to 0 is invalid",
      in: result)
  }

  @Test("Negative counts trap")
  func negativeCounts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(oldCount: -1, newCount: 0, stretches: [])
    }
    expectMessage(
      "A change from -1 to 0 rows is invalid; counts cannot be negative",
      in: result)
  }

  @Test("Mapping a row out of range traps")
  func newRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RowMapping(unchanged: 2).newRow(of: 2)
    }
    expectMessage(
      "Row 2 is not in 0..<2, so the change does not map it",
      in: result)
  }

  @Test("A viewport at an infinite offset traps")
  func viewport() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ScrollAnchor(
        in: OffsetIndex(count: 3, estimate: 44), offset: .infinity, viewportHeight: 100)
    }
    expectMessage(
      "A viewport at inf with height 100.0 is invalid: both must be finite",
      in: result)
  }

  @Test("An anchor with the mapping of another page traps")
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

  @Test("Using an anchor with another page traps")
  func anchorIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let anchor = ScrollAnchor(
        in: OffsetIndex(count: 3, estimate: 44), offset: 100, viewportHeight: 10)
      _ = anchor.offset(in: OffsetIndex(count: 2, estimate: 44))
    }
    expectMessage(
      "The anchor is row 2, but the index has 2 rows; update the index first",
      in: result)
  }
}
