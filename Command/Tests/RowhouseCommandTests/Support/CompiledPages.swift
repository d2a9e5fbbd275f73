// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseCommand
import RowhouseSettings

/// The converted sources of bundles, compiled as modules of one program that walks over their pages.
struct CompiledPages {
  private let folder: URL
  private let names: [String]

  /// The folder with the modules of this package, which is that of the tests.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
  private static var modules: URL { products.appendingPathComponent("Modules") }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Compiles the sources of bundles, as many at a time as there are cores.
  init(_ bundles: [(name: String, source: SwiftSource)], in folder: URL) async throws {
    self.folder = folder
    names = bundles.indices.map { "Converted\($0)" }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (position, bundle) in bundles.enumerated() {
        if position >= ProcessInfo.processInfo.activeProcessorCount { try await group.next() }
        let name = names[position]
        group.addTask {
          try Self.compile(bundle.source, as: name, called: bundle.name, in: folder)
        }
      }
      try await group.waitForAll()
    }
    try link()
  }

  private static func compile(
    _ source: SwiftSource, as name: String, called bundle: String, in folder: URL
  ) throws {
    let file = folder.appendingPathComponent("\(name).swift")
    let entry = folder.appendingPathComponent("\(name)Entry.swift")
    try source.text.write(to: file, atomically: true, encoding: .utf8)
    let text = """
      public import Rowhouse
      public import RowhouseSettings

      @MainActor public func page(_ settings: LiveSettings) -> any TablePage {
        \(source.rootType)(settings: settings)
      }
      """
    try text.write(to: entry, atomically: true, encoding: .utf8)
    try run(
      [
        "-c", "-wmo", "-parse-as-library", "-module-name", name, "-emit-module",
        "-emit-module-path", "\(name).swiftmodule", "-o", "\(name).o", "-warnings-as-errors",
        file.path, entry.path,
      ], in: folder, doing: "The source of \(bundle) does not compile")
  }

  private func link() throws {
    let main = folder.appendingPathComponent("main.swift")
    let cases = names.map { "    case \"\($0)\": \($0).page(settings)" }.joined(separator: "\n")
    let text = """
      import Foundation
      import Rowhouse
      import RowhouseSettings
      \(names.map { "import \($0)" }.joined(separator: "\n"))

      for name in CommandLine.arguments.dropFirst() {
        let store = MemoryStore()
        let settings = LiveSettings(store)
        let page: any TablePage = switch name {
      \(cases)
          default: fatalError(name)
          }
        print(JSONText.write(PageWalk(page).result(store), isPretty: false))
      }
      """
    try text.write(to: main, atomically: true, encoding: .utf8)
    let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let objects = try Self.objects
    try Self.run(
      ["-o", "walk", main.path, support.appendingPathComponent("PageWalk.swift").path]
        + names.map { "\($0).o" } + objects,
      in: folder, doing: "The program does not link")
  }

  /// The object files of the modules that the sources and ``PageWalk`` import.
  private static var objects: [String] {
    get throws {
      let modules =
        ["Rowhouse"]
        + ["Diff", "Hosting", "Indexing", "Model", "Settings"]
        .map { "Rowhouse\($0)" } + ["RowhouseTestSupport", "RowhouseTesting"]
      return try modules.flatMap { module in
        let folder = products.appendingPathComponent("\(module).build")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".swift.o") }.map { folder.appendingPathComponent($0).path }
      }
    }
  }

  private static func run(_ arguments: [String], in folder: URL, doing what: String) throws {
    let output = try output(
      of: "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-Onone", "-I", modules.path, "-I", folder.path]
        + arguments, in: folder)
    if output.status != 0 { throw Failure(description: "\(what):\n\(output.text)") }
  }

  /// The records of the walks, in the order of the bundles.
  func walks() throws -> [SettingsValue] {
    let program = folder.appendingPathComponent("walk").path
    let output = try Self.output(of: program, names, in: folder)
    if output.status != 0 { throw Failure(description: "The program failed:\n\(output.text)") }
    return try output.text.split(separator: "\n").map { try JSONText.read(Array($0.utf8)) }
  }

  private static func output(
    of program: String, _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
