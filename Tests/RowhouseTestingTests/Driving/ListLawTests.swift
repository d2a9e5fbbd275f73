// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport
import RowhouseTesting
import Testing

@MainActor
@Suite("Law of lists that the user edits")
struct ListLawTests {
  private typealias Contact = ListTests.Contact
  private typealias Phone = ListTests.Phone

  /// An array of ids, with the ids that a user has deleted from it and their former neighbors.
  private struct Reference {
    var phones: [String]
    var deletions: [(id: String, before: [String], after: [String])] = []

    mutating func delete(_ position: Int) {
      let id = phones.remove(at: position)
      deletions.append((id, Array(phones[..<position]), Array(phones[position...])))
    }

    mutating func undo() {
      guard let last = deletions.popLast() else { return }
      let left = last.before.last { phones.contains($0) }
      let right = last.after.first { phones.contains($0) }
      let position =
        if let left, let found = phones.firstIndex(of: left) {
          found + 1
        } else if let right, let found = phones.firstIndex(of: right) {
          found
        } else {
          last.before.isEmpty ? 0 : phones.count
        }
      phones.insert(last.id, at: position)
    }

    mutating func forget() { deletions.removeAll { phones.contains($0.id) } }
  }

  @Test("A list is equal to an array after each of 60 random steps", arguments: 0..<200)
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = random.once(in: 2) ? nil : 2...6
    let contact = Contact()
    contact.phones = (0..<random.below(9)).map { Phone(id: "\($0)") }
    var reference = Reference(phones: contact.phones.map(\.id))
    let test = PageTest(ListTests.ContactPage(contact: contact, count: count))
    for step in 0..<60 {
      let size = reference.phones.count
      let canAdd = size < count?.upperBound ?? .max
      let canDelete = size > count?.lowerBound ?? 0
      switch random.below(6) {
      case 0:
        if canAdd { reference.phones.append("new \(contact.lastID + 1)") }
        #expect((try? test.tap("Add a number")) != nil || !canAdd)
      case 1 where size > 0:
        let position = random.below(size)
        let row = RowQuery.at(RowIndexPath(section: 0, row: position))
        if canDelete { reference.delete(position) }
        #expect((try? test.delete(row)) != nil || !canDelete)
      case 2 where size > 0:
        let (source, target) = (random.below(size), random.below(size))
        reference.phones.insert(reference.phones.remove(at: source), at: target)
        try test.move(.at(RowIndexPath(section: 0, row: source)), to: target)
      case 3, 4:
        let canUndo = !reference.deletions.isEmpty
        #expect(test.shows("Undo delete") == canUndo, "seed \(seed), step \(step)")
        guard canUndo, canAdd else { continue }
        reference.undo()
        try test.tap("Undo delete")
      default:
        // The model changes without the user: it loses an element, or gets one, perhaps a deleted one.
        if random.once(in: 2), !contact.phones.isEmpty {
          contact.phones.remove(at: random.below(contact.phones.count))
        } else {
          let id = random.once(in: 2) ? reference.deletions.first?.id : nil
          let phone = id.map { Phone(id: $0) } ?? contact.newPhone()
          contact.phones.insert(phone, at: random.below(contact.phones.count + 1))
        }
        reference.phones = contact.phones.map(\.id)
        test.driver.update()
      }
      reference.forget()
      #expect(contact.phones.map(\.id) == reference.phones, "seed \(seed), step \(step)")
      let shown = test.rows.map { $0[0] }.prefix(reference.phones.count)
      #expect(Array(shown) == reference.phones.map { "Number \($0)" }, "seed \(seed), step \(step)")
    }
  }
}
