// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NIOCore

/// A browser's view of a session, with the contents of its requests.
struct LoadedSession {
  private let subject: Subject
  private let token: String
  private let screen: String
  /// The switch's event without the requested state.
  private let event: String
  private var number: Int
  private var version: Int
  private var isOn = false

  /// Reads the session from a document.
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
  /// The part of the token that addresses contain.
  private var name: Substring { token.prefix { $0 != "." } }

  /// The request of the styles, which follows that of the document.
  var styles: String? {
    subject == .pages ? Self.get("/rowhouse/styles/\(name)") : nil
  }

  var stream: String {
    switch subject {
    case .pages:
      Self.get("/rowhouse/events/\(name)?version=\(version)", "Rowhouse-Session: \(token)\r\n")
    case .nothing: Self.get("/events/\(token)")
    }
  }

  static func get(_ path: String, _ headers: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(headers)\r\n"
  }

  /// The path to which events of pages are sent.
  var events: String { "/rowhouse/events/\(name)" }

  /// Toggles the switch.
  ///
  /// - Parameter query: The way in which the bare application reports the change.
  /// - Returns: The path and the form of the event.
  mutating func turn(_ query: Substring) -> (path: String, form: String) {
    isOn.toggle()
    let path: String
    let body: String
    switch subject {
    case .pages:
      path = events
      let event = (event + (isOn ? "1" : "0")).replacing("/", with: "%2F")
      body = "session=\(token)&screen=\(screen)&number=\(number)&event=\(event)&version=\(version)"
      // Each toggle is one step of the session.
      version += 1
    case .nothing:
      path = "/events/\(token)\(query)"
      body = "event=turn"
    }
    number += 1
    return (path, body)
  }

  static func post(_ form: String, to path: String) -> String {
    """
    POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\
    Content-Type: application/x-www-form-urlencoded\r\n\
    Content-Length: \(form.utf8.count)\r\n\r\n\(form)
    """
  }

  /// Returns true if an answer has the expected contents.
  func isAnswered(by answer: Answer) -> Bool {
    subject == .nothing || String(buffer: answer.body).hasPrefix("[{\"version\":\(version),")
  }
}
