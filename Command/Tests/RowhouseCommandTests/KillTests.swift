// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings
import Testing

/// Processes that end at any moment while they write: a few in each test run, more with `ROWHOUSE_KILLS`.
@Suite("Killed writers", .serialized)
struct KillTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["ROWHOUSE_KILLS"].flatMap(Int.init) ?? 12

  /// The program beside the program of the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("settings-writer")

  private static func writer(_ path: String, key: String, limit: Int) throws -> (
    Process, FileHandle
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = [path, key, "\(limit)"]
    process.standardOutput = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// Returns the last whole number that a program has printed.
  private static func last(_ output: String) -> Int? {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.flatMap {
      Int($0)
    }
  }

  @Test(
    "A killed process loses no value that it has acknowledged, and leaves a file that can be read")
  func kill() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("settings.json").path
    var acknowledged = 0
    for round in 0..<Self.rounds {
      let (process, output) = try Self.writer(path, key: "count", limit: .max >> 1)
      var text = ""
      let bytes = 1 + round * 7_919 % 200
      while text.utf8.count < bytes {
        let data = output.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      text += String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
      acknowledged = max(acknowledged, Self.last(text) ?? 0)
      let stored = try JSONFileStore(path: path).value(forKey: "count")?.number ?? 0
      #expect(
        Int(stored) >= acknowledged,
        "round \(round): \(stored) is stored, \(acknowledged) was acknowledged")
      #expect(Int(stored) <= acknowledged + 1, "round \(round)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.contains("corrupt") }, "\(names)")
    print("killed writers: \(Self.rounds) rounds, \(acknowledged) acknowledged values")
  }

  @Test("Two processes that write at the same time lose nothing")
  func twoWriters() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("settings.json").path
    let count = max(Self.rounds * 4, 40)
    let writers = try ["one", "two"].map { try Self.writer(path, key: $0, limit: count) }
    for (process, output) in writers {
      let text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
      #expect(Self.last(text) == count)
      process.waitUntilExit()
    }
    #expect(
      try JSONFileStore(path: path).values == ["one": .integer(count), "two": .integer(count)])
  }
}
