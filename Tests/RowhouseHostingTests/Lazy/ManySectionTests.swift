// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Pages with many data sections.
@MainActor
struct ManySectionTests {
  @Test("The time of an update grows with the number of data sections, and not with its square")
  func updates() {
    let (few, many) = (seconds(500), seconds(4_000))
    // Eight times as many sections take about eight times as long, and 64 times if it is quadratic.
    #expect(many < 20 * few, "500 sections take \(few) s, and 4000 sections take \(many) s")
  }

  /// Returns the processor time, in seconds, in which a page with created rows is updated.
  private func seconds(_ count: Int) -> Double {
    let notes = Notes()
    let fixture = DriverFixture {
      TableSection { Row(notes.title) }
      for number in 0..<count {
        TableSection([number], id: \.self) { Row("\($0)") }.id(number)
      }
    }
    return (0..<3).map { round in
      // Creates all rows.
      _ = fixture.texts
      notes.title = "\(round)"
      let start = threadSeconds
      fixture.driver.flush()
      return threadSeconds - start
    }.min() ?? 0
  }

  /// The processor time of this thread, which other tests do not use.
  private var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
