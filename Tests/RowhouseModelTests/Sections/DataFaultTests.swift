// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Collections with faults")
@MainActor
struct DataFaultTests {
  /// A collection whose count differs from the number of its indices.
  private struct Liar: RandomAccessCollection, Sendable {
    var count: Int
    var endIndex: Int
    var startIndex: Int { 0 }
    subscript(position: Int) -> Int {
      precondition(position < endIndex, "There is no element at \(position)")
      return position
    }
  }

  /// A collection that other code may change while a section contains it.
  private final class Shared: RandomAccessCollection {
    var numbers: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }
    init(_ numbers: [Int]) { self.numbers = numbers }
    subscript(position: Int) -> Int { numbers[position] }
  }

  @Test("A correct collection has no fault")
  func honest() {
    #expect(TableSection([1, 2], id: \.self) { Row("\($0)") }.data?.fault == nil)
    let honest = Liar(count: 3, endIndex: 3)
    #expect(TableSection(honest, id: \.self) { Row("\($0)") }.data?.fault == nil)
  }

  @Test("The number of indices counts", arguments: [0, 2, 5, 1_000])
  func count(_ stated: Int) throws {
    let liar = Liar(count: stated, endIndex: 3)
    let section = TableSection(liar, id: \.self) { Row("\($0)") }
    let source = try #require(section.data)
    #expect(source.fault == .wrongCount(stated: stated, found: 3))
    #expect(section.rowCount == 3)
    #expect(source.ids() == [0, 1, 2])
    #expect(source.id(at: 2) == 2)
    #expect(source.row(at: 2).texts == ["2"])
    #expect(source.isCountValid)
  }

  @Test("A collection with a positive count and no elements is not read")
  func none() throws {
    let source = try #require(
      TableSection(Liar(count: 4, endIndex: 0), id: \.self) { Row("\($0)") }.data)
    #expect(source.fault == .wrongCount(stated: 4, found: 0))
    #expect(source.count == 0)
    #expect(source.ids() == [])
  }

  @Test("An id that differs in each evaluation is a fault")
  func unstable() {
    let calls = Counter()
    let id: @Sendable (Int) -> Int = { number in
      calls.add()
      return number + calls.count
    }
    let changing = TableSection([1, 2], id: id) { Row("\($0)") }
    #expect(changing.data?.fault == .unstableID)
    let nan = TableSection([Double.nan], id: \.self) { Row("\($0)") }
    #expect(nan.data?.fault == .unstableID)
  }

  @Test("A collection that has changed meanwhile is detected")
  func changed() throws {
    let shared = Shared([1, 2, 3])
    let source = try #require(TableSection(shared, id: \.self) { Row("\($0)") }.data)
    #expect(source.isCountValid)
    shared.numbers = [4]
    #expect(!source.isCountValid)
    #expect(source.count == 3)
    shared.numbers = [5, 6, 7]
    #expect(source.isCountValid)
    let again = try #require(TableSection(shared, id: \.self) { Row("\($0)") }.data)
    #expect(!source.hasSameStorage(as: again))
  }
}
