// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Logging

/// The command line of the program.
enum Command {
  case servePages(node: String?)
  case serveNothing
  case load(Subject, port: Int, path: String)

  static let usage = """
    usage: web-costs serve pages|nothing
           web-costs serve pages NODE
           web-costs load pages|nothing PORT PATH

      serve    serves at a free port, and prints it: the pages that are measured, or the
               application that does nothing; with a name, as one of several processes
      load     opens sessions of such a server and uses their switches, as told on standard
               input: `open COUNT`, `fire SECONDS CONNECTIONS`; answers each with a line of JSON
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
      guard let port = Int(words[2]) else {
        throw UsageError(description: "\(words[2]) is no port.")
      }
      self = .load(subject, port: port, path: words[3])
    default: throw UsageError(description: "There is no \(words.joined(separator: " ")).")
    }
  }
}

extension Command {
  /// Runs the command.
  func run() async throws {
    // Logging a line for each request would be measured too.
    LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
    switch self {
    case .servePages(let node): try await Serving.run(PagesApplication(node: node).router)
    case .serveNothing: try await Serving.run(NothingApplication().router)
    case .load(let subject, let port, let path):
      try LoadConsole(LoadGenerator(subject, port: port, path: path)).run()
    }
  }
}
