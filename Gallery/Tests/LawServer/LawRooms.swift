// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The rooms of a server, by name: each worker of a test has one.
@MainActor
final class LawRooms {
  private var rooms: [String: LawRoom] = [:]
  private var largeRooms: [String: LargeRoom] = [:]

  nonisolated init() {}

  /// The room of a name, made when it is first asked for.
  subscript(name: String) -> LawRoom {
    if let room = rooms[name] { return room }
    let room = LawRoom(name: name)
    rooms[name] = room
    return room
  }

  /// The room of a name whose page has a large section.
  func large(_ name: String) -> LargeRoom {
    if let room = largeRooms[name] { return room }
    let room = LargeRoom()
    largeRooms[name] = room
    return room
  }

  /// Forgets a room.
  func leave(_ name: String) {
    rooms[name] = nil
    largeRooms[name] = nil
  }

  func beginLarge(_ name: String, seed: UInt64) { large(name).begin(seed: seed) }

  func changeLarge(_ name: String) -> String { large(name).change() }

  func begin(_ name: String, seed: UInt64) -> LawTurn { self[name].begin(seed: seed) }

  func turn(_ name: String) -> LawTurn { self[name].turn() }
}
