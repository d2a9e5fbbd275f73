// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseSettings

/// The built `rowhouse` program, in the folder of the test program, with a folder for its files.
struct Executable {
  /// The folder, which ``use(_:)`` removes.
  let folder: URL

  /// The result of a run.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Calls a closure with the program and an empty folder.
  static func use(_ body: (Executable) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Executable(folder: folder))
  }

  /// Writes a bundle into the folder, and returns its path.
  func bundle(_ files: MemoryFiles) throws -> String {
    let bundle = folder.appendingPathComponent("Settings.bundle")
    for (path, bytes) in files.contents {
      let file = bundle.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    return bundle.path
  }

  /// Runs the program for a user who reads English.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - terminal: The terminal to which the program writes, or `nil` for files.
  ///   - environment: Further variables.
  /// - Returns: The exit status, and the content of the files.
  /// - Throws: An error if the program is missing or a file cannot be written.
  func run(
    _ arguments: String..., on terminal: FileHandle? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("rowhouse")
    process.arguments = arguments
    process.environment = ["LANG": "en_US.UTF-8", "TERM": "xterm"].merging(environment) { $1 }
    let output = try file("output")
    let errors = try file("errors")
    process.standardOutput = try terminal ?? FileHandle(forWritingTo: output)
    process.standardError = try terminal ?? FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  private func file(_ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data().write(to: url)
    return url
  }
}
