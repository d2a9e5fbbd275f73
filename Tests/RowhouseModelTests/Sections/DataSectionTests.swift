// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Data sections")
@MainActor
struct DataSectionTests {
  private struct Device: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  /// Numbers that count their reads.
  private struct Watched: RandomAccessCollection {
    var endIndex: Int
    let reads = Counter()
    var startIndex: Int { 0 }
    subscript(position: Int) -> Int {
      reads.add()
      return position
    }
  }

  @Test("Only the id of the first element is read in advance")
  func lazy() throws {
    let (ids, rows) = (Counter(), Counter())
    let data = Watched(endIndex: 1_000_000)
    let id: @Sendable (Int) -> Int = { number in
      ids.add()
      return number
    }
    let section = TableSection(data, id: id) { number in
      rows.add()
      return Row("\(number)")
    }
    #expect(section.rowCount == 1_000_000)
    #expect(rows.count == 0)
    #expect(ids.count == 2)
    #expect(data.reads.count == 1)
    let source = try #require(section.data)
    #expect(source.row(at: 999_999).texts == ["999999"])
    #expect(source.id(at: 999_999) == 999_999)
    #expect(rows.count == 1)
    #expect(ids.count == 3)
    #expect(data.reads.count == 3)
    #expect(source.isCountValid)
  }

  @Test("A missing element has no id")
  func empty() {
    let ids = Counter()
    let id: @Sendable (Int) -> Int = { number in
      ids.add()
      return number
    }
    let section = TableSection([Int](), id: id) { Row("\($0)") }
    #expect(section.rowCount == 0)
    #expect(section.data?.ids() == [])
    #expect(section.data?.fault == nil)
    #expect(ids.count == 0)
  }

  @Test("Ids are those of the elements, read one by one or all at once")
  func ids() throws {
    let devices = [Device(id: 7, name: "Phone"), Device(id: 3, name: "Tablet")]
    let byID = try #require(TableSection(devices) { Row($0.name) }.data)
    #expect(byID.ids() == [7, 3])
    let byName = try #require(TableSection(devices, id: \.name) { Row($0.name) }.data)
    #expect(byName.ids() == ["Phone", "Tablet"])
    for source in [byID, byName] {
      #expect((0..<source.count).map(source.id(at:)) == source.ids())
    }
  }

  @Test("Collections whose indices do not begin at 0 are counted from 0")
  func slices() throws {
    let numbers = Array(0..<10)
    let slice = try #require(TableSection(numbers[4..<8], id: \.self) { Row("\($0)") }.data)
    #expect(slice.count == 4)
    #expect(slice.ids() == [4, 5, 6, 7])
    #expect(slice.row(at: 3).texts == ["7"])
    let backwards = TableSection(numbers.reversed(), id: \.self) { Row("\($0)") }
    #expect(backwards.data?.id(at: 0) == 9)
    let range = TableSection(5...7, id: \.self) { Row("\($0)") }
    #expect(range.data?.ids() == [5, 6, 7])
  }

  @Test("A row is made again each time, from the closure's current values")
  func fresh() throws {
    let counter = Counter()
    let section = TableSection(["a"], id: \.self) { Row("\($0)\(counter.count)") }
    let source = try #require(section.data)
    #expect(source.row(at: 0).texts == ["a0"])
    counter.add()
    #expect(source.row(at: 0).texts == ["a1"])
  }

  @Test("Any kind of row can be made from data")
  func kinds() {
    let section = TableSection(["Ada"], id: \.self) { name in
      CustomRow(Profile(name: name)).accessory(.disclosure).onSelect {}
    }
    #expect(section.data?.row(at: 0).texts == ["Ada"])
    #expect(section.data?.row(at: 0).handlers.events == RowEvents(.select))
  }
}
