// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import CostReports
import Foundation
import Rowhouse

/// The time to show a section of data, and its memory in addition to the data.
@MainActor
struct DataReport {
  /// The numbers of data in the sections.
  ///
  /// Sections of up to 1,000 data are searched for repeated ids when they are first shown. Larger
  /// ones are not, so the comparison includes 2,000.
  private static let counts = [1_000, 2_000, 1_000_000]
  private static let many = 1_000_000
  private static let ratio = Bar(1.5)
  private static let leavingRatio = Bar(1.2)
  private static let bytesPerRow = 64.0

  /// Measures and prints.
  ///
  /// - Returns: True if no cost is over its bar.
  func print() async -> Bool {
    let items = Item.make(Self.many)
    let host = TakingHost()
    let areTimesMet = await printTimes(items, host)
    MarkdownTable.endParagraph()
    return printMemory(items, host) && areTimesMet
  }

  private func printTimes(_ items: [Item], _ host: TakingHost) async -> Bool {
    let models = Self.counts.map { PageModel(Array(items[..<$0])) }
    var contenders = models.map { model in
      Contender(title: "", repetitions: 40) { show(model, host) }
    }
    let update = update(of: items, host)
    contenders.append(Contender(title: "", prepare: update.prepare) { update.run() })
    for endsDisplay in [false, true] {
      let deletion = deletion(from: items, host, endsDisplay: endsDisplay)
      contenders.append(Contender(title: "", prepare: deletion.prepare) { deletion.run() })
    }
    let timings = await Contest(contenders: contenders, rounds: 30).run()
    var table = TimeTable("section of data, 20 rows read", beside: "fewer")
    table.write("1,000 first shown", timings[0])
    table.write("2,000 first shown", timings[1])
    table.write("1,000,000 first shown, to 1,000", timings[2], beside: timings[0], bar: Self.ratio)
    table.write("1,000,000 first shown, to 2,000", timings[2], beside: timings[1], bar: Self.ratio)
    table.write("1,000,000, one inserted in the middle", timings[3])
    table.write("1,000,000, the first hundred deleted", timings[4])
    table.write(
      "the same, and their display ended", timings[5], beside: timings[4], bar: Self.leavingRatio)
    return table.isMet
  }

  private func printMemory(_ items: [Item], _ host: TakingHost) -> Bool {
    guard Allocations.canBeCounted else {
      Swift.print("Allocations can be counted on Linux with glibc only.")
      return true
    }
    let model = PageModel(items)
    let (_, shown) = Allocations.during { show(model, host) }
    let update = update(of: items, host)
    update.prepare()
    let (_, updated) = Allocations.during(update.run)
    let isMet = Double(shown.peakBytes) / Double(Self.many) <= Self.bytesPerRow
    let table = MarkdownTable([
      .init(title: "section of 1,000,000 data", width: 40, isNumber: false),
      .init(title: "peak bytes/row", width: 14),
      .init(title: "allocations", width: 11),
      .init(title: "bar", width: 4),
      .init(title: "ok", width: 4, isNumber: false),
    ])
    table.write([
      "first shown", bytes(shown), "\(shown.count)", String(format: "%.0f", Self.bytesPerRow),
      isMet ? "yes" : "OVER",
    ])
    table.write(["one inserted in the middle", bytes(updated), "\(updated.count)", "", ""])
    return isMet
  }
}

extension DataReport {
  private func show(_ model: PageModel, _ host: TakingHost) -> Int {
    let driver = PageDriver(host: host)
    driver.show(DataPage(model: model))
    return readRows(of: driver)
  }

  private func readRows(of driver: PageDriver) -> Int {
    (0..<20).count { driver.page.row(at: RowIndexPath(section: 0, row: $0)) != nil }
  }

  /// Inserts a datum in the middle.
  ///
  /// The new array is created beforehand, because it belongs to the application.
  private func update(
    of items: [Item], _ host: TakingHost
  ) -> (prepare: @MainActor () -> Void, run: @MainActor () -> Int) {
    var more = items
    more.insert(Item(id: items.count), at: items.count / 2)
    let model = PageModel(items)
    let driver = PageDriver(host: host)
    driver.show(DataPage(model: model))
    _ = readRows(of: driver)
    return (
      prepare: {
        model.items = items
        driver.flush()
      },
      run: { [more] in
        let edits = host.edits
        model.items = more
        driver.flush()
        precondition(host.edits == edits + 1, "Not one row was inserted")
        return readRows(of: driver)
      }
    )
  }

  /// Deletes the first hundred data, whose rows the host has displayed.
  private func deletion(
    from items: [Item], _ host: TakingHost, endsDisplay: Bool
  ) -> (prepare: @MainActor () -> Void, run: @MainActor () -> Int) {
    let fewer = Array(items.dropFirst(100))
    let model = PageModel(items)
    let driver = PageDriver(host: host)
    driver.show(DataPage(model: model))
    var displayed: [RowReference] = []
    return (
      prepare: {
        model.items = items
        driver.flush()
        displayed = (0..<100).compactMap { row in
          let indexPath = RowIndexPath(section: 0, row: row)
          _ = driver.page.row(at: indexPath)
          return driver.page.reference(at: indexPath)
        }
      },
      run: {
        let edits = host.edits
        model.items = fewer
        driver.flush()
        precondition(host.edits == edits + 100, "Not a hundred rows were deleted")
        if endsDisplay { for row in displayed { driver.send(.didEndDisplaying, to: row) } }
        return displayed.count
      }
    )
  }

  private func bytes(_ allocations: Allocations) -> String {
    String(format: "%.3f", Double(allocations.peakBytes) / Double(Self.many))
  }
}
