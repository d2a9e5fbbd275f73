// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rooms of a server, by name: each worker of a test has one.
@MainActor
final class LawRooms {
  private var rooms: [String: LawRoom] = [:]

  nonisolated init() {}

  /// The room of a name, made when it is first asked for.
  subscript(name: String) -> LawRoom {
    if let room = rooms[name] { return room }
    let room = LawRoom(name: name)
    rooms[name] = room
    return room
  }

  /// Forgets a room.
  func leave(_ name: String) { rooms[name] = nil }

  func begin(_ name: String, seed: UInt64) -> LawTurn { self[name].begin(seed: seed) }

  func turn(_ name: String) -> LawTurn { self[name].turn() }
}
