// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseDiff

/// The result and the duration of the diff of two large lists.
public struct TimedDiff: Sendable {
  /// The number of rows before.
  public let oldCount: Int
  /// The number of rows after.
  public let newCount: Int
  /// The number of edits of each kind.
  public let counts: [Mark: Int]
  /// The duration of the diff.
  public let time: Duration

  /// Compares two lists once.
  ///
  /// - Parameters:
  ///   - lists: The lists to compare.
  ///   - clock: The clock that measures the time.
  public init(_ lists: LargeLists, clock: some Clock<Duration>) {
    let start = clock.now
    let changes = Changeset(from: lists.old, to: lists.new)
    time = start.duration(to: clock.now)
    oldCount = lists.old.count
    newCount = lists.new.count
    counts = [
      .deleted: changes.deletes.count, .inserted: changes.inserts.count,
      .moved: changes.moves.count, .changed: changes.updates.count,
    ]
  }
}

extension TimedDiff {
  /// Returns the counts and the time, in words.
  ///
  /// - Parameter isDebugBuild: True if the code was compiled without optimization, which the words
  ///   mention.
  /// - Returns: A line about the lists, one for each kind of edit, and a verdict.
  public func lines(isDebugBuild: Bool) -> [Line] {
    let numbers = Mark.allCases.map { (counts[$0] ?? 0).grouped }
    let width = numbers.map(\.columns).max() ?? 0
    var lines = [
      Line("From \(oldCount.grouped) rows to \(newCount.grouped), one edit for every hundred:")
    ]
    lines += zip(Mark.allCases, numbers).map { mark, number in
      Line(Span("  \(mark.rawValue) \(number.leftPadded(to: width)) \(mark.word)", mark.ink))
    }
    let build = isDebugBuild ? "debug" : "release"
    lines.append(
      Line("Diffed in \(time.brief) on this machine, in one run of a \(build) build.", .strong))
    if isDebugBuild {
      lines += [
        Line("A debug build is slow. For the speed that users get:", .faint),
        Line(
          "  swift run -c release --package-path Gallery gallery diff --size \(oldCount)", .faint),
      ]
    }
    return lines
  }
}
