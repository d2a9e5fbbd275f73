// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Logging

/// The command line of the program.
enum Command {
  case servePages(node: String?)
  case serveNothing
  case load(Subject, port: Int, path: String, usesSockets: Bool)

  static let usage = """
    usage: web-costs serve pages|nothing
           web-costs serve pages NODE
           web-costs load pages|nothing PORT PATH
           web-costs load pages PORT PATH sockets

      serve    serves at a free port, and prints it: the pages that are measured, or the
               application that does nothing; with a name, as one of several processes
      load     opens sessions of such a server and uses their switches, as told on standard
               input: `open COUNT`, `fire SECONDS CONNECTIONS`; answers each with a line of JSON;
               with `sockets`, events are sent through web sockets
    """

  init(_ arguments: some Collection<String>) throws(UsageError) {
    let words = Array(arguments)
    guard words.count >= 2, let subject = Subject(rawValue: words[1]) else {
      throw UsageError(description: "It takes a command, and pages or nothing.")
    }
    switch (words[0], words.count) {
    case ("serve", 2): self = subject == .pages ? .servePages(node: nil) : .serveNothing
    case ("serve", 3) where subject == .pages: self = .servePages(node: words[2])
    case ("load", 4):
      self = .load(subject, port: try Self.port(words[2]), path: words[3], usesSockets: false)
    case ("load", 5) where subject == .pages && words[4] == "sockets":
      self = .load(subject, port: try Self.port(words[2]), path: words[3], usesSockets: true)
    default: throw UsageError(description: "There is no \(words.joined(separator: " ")).")
    }
  }
}

extension Command {
  private static func port(_ word: String) throws(UsageError) -> Int {
    guard let port = Int(word) else { throw UsageError(description: "\(word) is not a port.") }
    return port
  }

  /// Runs the command.
  func run() async throws {
    // The time to log a line for each request would be included in the measurements.
    LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
    switch self {
    case .servePages(let node):
      let application = PagesApplication(node: node)
      try await Serving.run(application.router, server: application.server)
    case .serveNothing: try await Serving.run(NothingApplication().router)
    case .load(let subject, let port, let path, let usesSockets):
      let generator = try LoadGenerator(subject, port: port, path: path, usesSockets: usesSockets)
      try LoadConsole(generator).run()
    }
  }
}
