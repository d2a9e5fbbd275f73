// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if PostgreSQL
import Observation
import Rowhouse

/// A list that all processes show, and whose source of truth is the database.
@MainActor
@Observable
final class ShoppingList {
  private(set) var items: [Item] = []
  /// The number of changes that the database does not have yet.
  @ObservationIgnored private var pending = 0
  @ObservationIgnored private var lastChange: Task<Void, Never>?
  @ObservationIgnored private let database: Database

  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isBought: Bool
  }

  init(database: Database) { self.database = database }

  /// Reads the list again after each change, by any process.
  func follow() async {
    for await _ in database.changes { await read() }
  }

  func setBought(_ isBought: Bool, of item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    // The page shows the change immediately, and the database notifies the other processes.
    items[index].isBought = isBought
    change("UPDATE items SET is_bought = $2 WHERE id = $1", ["\(item.id)", "\(isBought)"])
  }

  /// Waits until the database has all changes.
  func written() async { await lastChange?.value }

  func add(_ name: String) {
    change("INSERT INTO items (name) VALUES ($1)", [name])
  }
}

extension ShoppingList {
  private func change(_ command: String, _ parameters: [String]) {
    pending += 1
    lastChange = Task { [lastChange] in
      await lastChange?.value
      _ = try? await database.rows(command, parameters)
      pending -= 1
      // The page shows the content of the database, even if it has refused the change.
      await read()
    }
  }

  private func read() async {
    let rows = try? await database.rows("SELECT id, name, is_bought FROM items ORDER BY id")
    // The list is read again after a change that is being written.
    guard let rows, pending == 0 else { return }
    items = rows.map { Item(id: Int($0[0]) ?? 0, name: $0[1], isBought: $0[2] == "t") }
  }
}
#endif
