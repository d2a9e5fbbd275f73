// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryDiff
import RowhouseDiff
import Testing

@Suite("Large lists")
struct SizeTests {
  @Test(
    "One row in a hundred is edited, each way as often",
    arguments: [0, 1, 99, 300, 1_000, 100_000])
  func edits(size: Int) {
    let lists = LargeLists(size: size)
    let changes = Changeset(from: lists.old, to: lists.new)
    #expect(lists.old.count == size)
    #expect(changes.applying(to: lists.old, contentFrom: lists.new) == lists.new)
    let edited = (0..<size).count { $0 % 100 == 50 }
    let due = (0..<4).map { kind in (edited + 3 - kind) / 4 }
    #expect(changes.deletes.count == due[0])
    #expect(changes.inserts.count == due[1])
    #expect(changes.moves.count == due[2])
    #expect(changes.updates.count == due[3])
  }

  @Test("A size outside the range traps with the range")
  func precondition() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LargeLists(size: -1)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A list of -1 rows is not in 0...10000000"))
  }

  @Test("A report has the counts, the time and the kind of build")
  func report() {
    let diff = TimedDiff(LargeLists(size: 100_000), clock: TickingClock())
    #expect(
      diff.lines(isDebugBuild: false).text(inColor: false) == """
        From 100,000 rows to 100,000, one edit for every hundred:
          - 250 deleted
          + 250 inserted
          > 250 moved
          ~ 250 changed
        Diffed in 3.1 ms on this machine, in one run of a release build.

        """)
    #expect(
      diff.lines(isDebugBuild: true).suffix(3).text(inColor: false) == """
        Diffed in 3.1 ms on this machine, in one run of a debug build.
        A debug build is slow. For the speed that users get:
          swift run -c release --package-path Gallery gallery diff --size 100000

        """)
  }

  @Test(
    "Durations have two or three digits",
    arguments: [
      (.zero, "0 ns"), (.nanoseconds(7), "7 ns"), (.nanoseconds(999), "999 ns"),
      (.nanoseconds(1_000), "1.0 µs"), (.nanoseconds(3_149), "3.1 µs"),
      (.microseconds(122), "122 µs"), (.nanoseconds(9_960), "10 µs"),
      (.nanoseconds(999_600), "1.0 ms"), (.milliseconds(3), "3.0 ms"), (.seconds(2), "2.0 s"),
      (.seconds(4_000), "4,000 s"),
    ] as [(Duration, String)])
  func durations(duration: Duration, text: String) {
    #expect(duration.brief == text)
  }
}
