// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

/// The initializer that the compiler chooses for a section, and the consequences of the choice.
@Suite("Comparing data")
@MainActor
struct DataComparingTests {
  private struct Device: Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
  }

  private final class Reference: Identifiable {
    let id = 7
    var name = "name"
  }

  /// An object that is `Equatable` and not `Sendable`, like subclasses of `NSObject`.
  private final class Object: Identifiable, Equatable {
    let id = 7
    var name = "name"
    static func == (first: Object, second: Object) -> Bool { first === second }
  }

  private struct Holder: Identifiable, Equatable {
    var object: Object
    var id: Int { object.id }
  }

  private struct Incomparable: Identifiable, Sendable { var id: Int }

  private func source(_ devices: [Device]) throws -> any RowSource {
    try #require(TableSection(devices) { Row($0.name) }.data)
  }

  @Test("Equatable, Sendable elements are compared on any thread")
  func comparable() {
    let devices = [Device(id: 7, name: "Phone")]
    let sections = [
      TableSection(devices, id: \.name) { Row($0.name) },
      TableSection(devices, id: { $0.id }, content: { Row($0.name) }),
      TableSection(devices) { Row($0.name) },
      TableSection(0..<3, id: \.self) { Row("\($0)") },
      TableSection(devices[...], id: \.id, header: "header") { Row($0.name) },
      ListPage("title", ["a", "b"]).sections[0],
    ]
    for (number, section) in sections.enumerated() {
      #expect(section.data?.isComparableAnywhere == true, "section \(number)")
    }
  }

  @Test("Elements that are not both Equatable and Sendable are never compared")
  func incomparable() throws {
    let references = [Reference()]
    let objects = [Object()]
    let holders = [Holder(object: Object())]
    let sections = [
      TableSection(references, id: \.name) { Row($0.name) },
      TableSection(references, id: { $0.id }, content: { Row($0.name) }),
      TableSection(references) { Row($0.name) },
      TableSection([Incomparable(id: 7)]) { Row("\($0.id)") },
      TableSection([Incomparable(id: 7)], id: \.id) { Row("\($0.id)") },
      TableSection(objects, id: \.name) { Row($0.name) },
      TableSection(objects, id: { $0.id }, content: { Row($0.name) }),
      TableSection(objects) { Row($0.name) },
      TableSection(holders, id: \.id) { Row($0.object.name) },
      TableSection(holders) { Row($0.object.name) },
      TableSection([{}], id: { _ in 7 }, content: { _ in Row("a closure") }),
    ]
    for (number, section) in sections.enumerated() {
      let source = try #require(section.data)
      #expect(!source.isComparableAnywhere, "section \(number)")
      #expect(source.isEqual(at: 0, to: source, at: 0) == nil, "section \(number)")
    }
  }

  @Test("Elements are equal by their own equality, at any position")
  func isEqual() throws {
    let old = try source([Device(id: 1, name: "a"), Device(id: 2, name: "b")])
    let new = try source([Device(id: 2, name: "b"), Device(id: 1, name: "c")])
    #expect(old.isEqual(at: 1, to: new, at: 0) == true)
    #expect(old.isEqual(at: 0, to: new, at: 1) == false)
    #expect(old.isEqual(at: 0, to: new, at: 0) == false)
    #expect(old.isEqual(at: 0, to: old, at: 0) == true)
  }

  @Test("Data of two types cannot be compared")
  func types() throws {
    let devices = [Device(id: 1, name: "a")]
    let source = try source(devices)
    let byName = try #require(TableSection(devices, id: \.name) { Row($0.name) }.data)
    let slice = try #require(TableSection(devices[...]) { Row($0.name) }.data)
    for other in [byName, slice] {
      #expect(source.isEqual(at: 0, to: other, at: 0) == nil)
      #expect(!source.hasSameStorage(as: other))
    }
  }

  @Test("An array and its copy have the same storage until one is changed")
  func storage() throws {
    let devices = (0..<10).map { Device(id: $0, name: "\($0)") }
    var changed = devices
    changed[3].name = "other"
    let source = try source(devices)
    #expect(source.hasSameStorage(as: source))
    #expect(try source.hasSameStorage(as: self.source(devices)))
    #expect(try !source.hasSameStorage(as: self.source(changed)))
    #expect(try !source.hasSameStorage(as: self.source(Array(devices.dropLast()))))
    #expect(try self.source([]).hasSameStorage(as: self.source([])))
    #expect(try !self.source([]).hasSameStorage(as: source))
  }

  @Test("Equal slices of an array have the same storage")
  func slices() throws {
    let numbers = Array(0..<10)
    func source(_ range: Range<Int>) throws -> any RowSource {
      try #require(TableSection(numbers[range], id: \.self) { Row("\($0)") }.data)
    }
    #expect(try source(2..<5).hasSameStorage(as: source(2..<5)))
    #expect(try !source(2..<5).hasSameStorage(as: source(3..<6)))
    #expect(try !source(2..<5).hasSameStorage(as: source(2..<6)))
  }

  @Test("Ranges have the same storage if their bounds are equal and the elements are the ids")
  func ranges() throws {
    func source(_ range: Range<Int>) throws -> any RowSource {
      try #require(TableSection(range, id: \.self) { Row("\($0)") }.data)
    }
    #expect(try source(0..<1_000_000).hasSameStorage(as: source(0..<1_000_000)))
    #expect(try !source(0..<1_000_000).hasSameStorage(as: source(1..<1_000_001)))
    #expect(try !source(0..<1_000_000).hasSameStorage(as: source(0..<1_000_001)))
  }

  @Test("Other ids of a range may change with what they are read from")
  func idsOfRanges() throws {
    let names = ["a", "b"]
    let sections = [
      { TableSection(names.indices, id: { names[$0] }, content: { Row(names[$0]) }) },
      { TableSection(names.indices, id: \.magnitude) { Row(names[$0]) } },
      { TableSection(names.indices, id: \.byteSwapped) { Row(names[$0]) } },
    ]
    for (number, section) in sections.enumerated() {
      let (first, second) = try (#require(section().data), #require(section().data))
      #expect(!first.hasSameStorage(as: second), "section \(number)")
      #expect(first.ids() == second.ids() && first.isComparableAnywhere, "section \(number)")
    }
    #expect(try #require(sections[2]().data).id(at: 1) == ItemID(1.byteSwapped))
  }
}
