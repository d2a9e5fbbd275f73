// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Logging

/// The lines that a server has logged.
final class LogRecorder: @unchecked Sendable {
  struct Line: Sendable {
    let level: Logger.Level
    let text: String
    let metadata: Logger.Metadata
  }

  private let lock = NSLock()
  private var recorded: [Line] = []

  var lines: [Line] { lock.withLock { recorded } }

  /// Returns the lines of the request with an id.
  func lines(ofRequest id: Substring) -> [Line] {
    lines.filter { $0.metadata["hb.request.id"]?.description == String(id) }
  }

  /// A logger of all levels.
  var logger: Logger { Logger(label: "test") { _ in Handler(recorder: self) } }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let line = Line(
        level: event.level, text: "\(event.message)",
        metadata: metadata.merging(event.metadata ?? [:]) { $1 })
      recorder.lock.withLock { recorder.recorded.append(line) }
    }
  }
}
