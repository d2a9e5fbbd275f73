// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseTestSupport
import RowhouseTesting
import Testing

@Suite("The state from which a later run of an application opens its pages")
@MainActor
struct RestorationStateTests {
  private struct Shelves: TablePage {
    var books: [[Int]]
    var title: String { "Shelves" }
    var sections: [TableSection] {
      for (shelf, numbers) in books.enumerated() {
        TableSection(numbers, id: \.self) { Row("Book \($0)") }.id("shelf \(shelf)")
      }
    }
  }

  private func page(_ books: [[Int]]) -> PageSnapshot { PageTest(Shelves(books: books)).page }

  private func coded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }

  @Test("A row is found by its id, and otherwise by its position")
  func finding() throws {
    let old = page([[1, 2], [10, 11, 12, 13]])
    let row = try #require(
      old.restorationRow(at: RowIndexPath(section: 1, row: 2), hiddenHeight: 3))
    #expect(try coded(row) == row && row.hiddenHeight == 3)
    #expect(old.indexPath(of: row) == RowIndexPath(section: 1, row: 2))
    let moved = page([[1], [12, 10, 13]])
    #expect(moved.indexPath(of: row) == RowIndexPath(section: 1, row: 0))
    let deleted = page([[1], [10, 11, 13]])
    #expect(deleted.indexPath(of: row) == RowIndexPath(section: 1, row: 2))
    let notLoaded = page([[1, 2], [10]])
    #expect(notLoaded.indexPath(of: row) == nil)
    let withoutSection = page([[1, 2, 3]])
    #expect(withoutSection.indexPath(of: row) == nil)
    #expect(old.restorationRow(at: RowIndexPath(section: 1, row: 9), hiddenHeight: 0) == nil)
  }

  @Test("A row of any page is found in any later page that contains it", arguments: 0..<200)
  func law(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func books() -> [[Int]] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Array((0..<30).shuffled(using: &random).prefix(.random(in: 0...30, using: &random)))
      }
    }
    let (old, new) = (books(), books())
    let (oldPage, newPage) = (page(old), page(new))
    for (section, numbers) in old.enumerated() {
      for (position, number) in numbers.enumerated() {
        let indexPath = RowIndexPath(section: section, row: position)
        let row = try #require(oldPage.restorationRow(at: indexPath, hiddenHeight: 0))
        let found = newPage.indexPath(of: row)
        guard new.indices.contains(section) else {
          #expect(found == nil, "\(indexPath)")
          continue
        }
        let same = new[section].firstIndex(of: number)
        let expected = same ?? (new[section].indices.contains(position) ? position : nil)
        #expect(found == expected.map { RowIndexPath(section: section, row: $0) }, "\(indexPath)")
      }
    }
  }

  @Test("Pages above one without an address are left out")
  func addresses() {
    func state(_ paths: [String?]) -> [String?] {
      RestorationState(paths.map { .init(path: $0, row: nil, values: [:]) }).pages.map(\.path)
    }
    #expect(state([]) == [])
    #expect(state([nil, "/a", "/b"]) == [nil, "/a", "/b"])
    #expect(state(["/a", nil, "/b"]) == ["/a"])
    #expect(state(Array(repeating: "/a", count: 1_000)).count == 100)
  }

  @Test("Values of rows are equal after they were encoded")
  func values() throws {
    let values: [RestorableValue] = [
      .flag(true), .flag(false), .text(""), .text("+"), .text("=\u{0}\n\"é👩‍👧"),
    ]
    #expect(try coded(values) == values)
    #expect(values.map { RestorableValue(code: $0.code) } == values)
    #expect(RestorableValue(code: "x") == nil && RestorableValue(code: "") == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([RestorableValue].self, from: Data(#"["x"]"#.utf8))
    }
  }
}
