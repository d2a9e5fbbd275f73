// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseCommand
import RowhouseSettings
import StoreChecks
import Testing

/// Processes that end at any time while they write: a few in each test run, and more with `make kill-settings`.
@Suite("Killed writers", .serialized)
struct KillTests {
  private static let kills = Int(number("ROWHOUSE_KILLS") ?? 12)
  private static let seconds = number("ROWHOUSE_WRITING_SECONDS") ?? 1

  private static func number(_ variable: String) -> Double? {
    ProcessInfo.processInfo.environment[variable].flatMap { Double($0) }
  }

  /// The program in the folder of the test program.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("settings-writer")

  private static func writer(_ path: String, key: String, seconds: Double) throws -> (
    Process, FileHandle
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = [path, key, "\(seconds)"]
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

  private static func count(_ key: String, _ path: String) throws -> Int {
    try StoreFile(path: path).open().value(forKey: key)?.number.map { Int($0) } ?? 0
  }

  @Test(
    "A killed process loses no value that it has acknowledged, and leaves a file that can be read",
    arguments: ["settings.json", "settings.sqlite"])
  func kill(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file(name)
    var acknowledged = 0
    for round in 0..<Self.kills {
      let (process, output) = try Self.writer(path, key: "count", seconds: 3_600)
      var text = ""
      let bytes = 1 + round * 7_919 % 60
      while text.utf8.count < bytes {
        let data = output.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      // A change takes some milliseconds, and the process may be killed at any of them.
      usleep(UInt32(round * 7_919 % 10_000))
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      text += String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
      acknowledged = max(acknowledged, Self.last(text) ?? 0)
      let stored = try Self.count("count", path)
      #expect(
        stored >= acknowledged,
        "round \(round): \(stored) is stored, \(acknowledged) was acknowledged")
      #expect(stored <= acknowledged + 1, "round \(round)")
    }
    // Without stored values, the test could not detect losses.
    #expect(acknowledged >= Self.kills / 2, "\(acknowledged)")
    // A process may have been killed after it changed the total and before it changed its own number.
    let total = try Self.count("total", path)
    #expect(acknowledged...acknowledged + 2 * Self.kills ~= total, "\(total)")
    #expect(!folder.names.contains { $0.contains("corrupt") }, "\(folder.names)")
    print("\(name): \(Self.kills) killed writers, \(acknowledged) acknowledged values, all stored")
  }

  @Test(
    "Two processes that write at the same time lose nothing",
    arguments: ["settings.json", "settings.sqlite"])
  func twoWriters(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file(name)
    let writers = try ["one", "two"].map { try Self.writer(path, key: $0, seconds: Self.seconds) }
    var acknowledged: [Int] = []
    for (process, output) in writers {
      let text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      acknowledged.append(try #require(Self.last(text)))
    }
    let values = try StoreFile(path: path).values()
    #expect(
      values == [
        "one": .integer(acknowledged[0]), "two": .integer(acknowledged[1]),
        "total": .integer(acknowledged[0] + acknowledged[1]),
      ])
    #expect(!folder.names.contains { $0.contains("corrupt") }, "\(folder.names)")
    print("\(name): two writers for \(Self.seconds) s, \(acknowledged) changes of each, all stored")
  }
}
