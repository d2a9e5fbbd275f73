// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NIOCore

/// A session as a browser knows it: what its requests have to say.
struct LoadedSession {
  private let subject: Subject
  private let token: String
  private let screen: String
  /// The switch's event without the state that it asks for.
  private let event: String
  private var number: Int
  private var version: Int
  private var isOn = false

  /// Reads what a document says of its session.
  init?(_ subject: Subject, document: String) {
    func value(_ name: String) -> String? {
      guard let start = document.range(of: "\(name)=\"") else { return nil }
      return String(document[start.upperBound...].prefix { $0 != "\"" })
    }
    guard let token = value(" data-session") else { return nil }
    self.subject = subject
    self.token = token
    screen = value(" data-screen") ?? ""
    number = value(" data-event").flatMap { Int($0) } ?? 1
    version = value(" data-version").flatMap { Int($0) } ?? 1
    let address = document.range(of: "value=\"value/").map { start in
      document[start.upperBound...].prefix { $0 != "\"" }
    }
    event = "value/\(address?.dropLast() ?? "")"
  }
}

extension LoadedSession {
  /// What a browser asks for besides the document, each time anew.
  var styles: String? {
    subject == .pages ? Self.get("/rowhouse/styles/\(token)") : nil
  }

  var stream: String {
    switch subject {
    case .pages: Self.get("/rowhouse/events/\(token)?version=\(version)")
    case .nothing: Self.get("/events/\(token)")
    }
  }

  static func get(_ path: String) -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
  }

  /// Turns the switch.
  ///
  /// - Parameter query: The way that the application that does nothing is to tell the change.
  /// - Returns: The request that does it.
  mutating func turn(_ query: Substring) -> String {
    isOn.toggle()
    let path: String
    let body: String
    switch subject {
    case .pages:
      path = "/rowhouse/events/\(token)"
      let event = (event + (isOn ? "1" : "0")).replacing("/", with: "%2F")
      body = "screen=\(screen)&number=\(number)&event=\(event)&version=\(version)"
      // A switch is one step of the session.
      version += 1
    case .nothing:
      path = "/events/\(token)\(query)"
      body = "event=turn"
    }
    number += 1
    return """
      POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\
      Content-Type: application/x-www-form-urlencoded\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """
  }

  /// Whether an answer says what it has to.
  func isAnswered(by answer: Answer) -> Bool {
    subject == .nothing || String(buffer: answer.body).hasPrefix("[{\"version\":\(version),")
  }
}
