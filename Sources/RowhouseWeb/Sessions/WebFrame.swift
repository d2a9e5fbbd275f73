// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One step of a session, as the client is told of it.
public struct WebFrame: Sendable {
  /// The version of the session after the step, counted from 1.
  public let version: Int
  private let message: Bytes

  init(version: Int, _ message: JSON) {
    self.version = version
    // At once, though on the main actor: a session that kept what the message is made of, in a dozen
    // places of memory, took longer in all (`Tools/benchmark-web --only rate`).
    self.message = message.bytes
  }
}

extension WebFrame {
  /// The message, a line of JSON.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  public var text: String { message.text }

  /// How many bytes the message has.
  var size: Int { message.count }

  /// Calls a closure with the message in UTF-8.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    message.withBuffer { body(UnsafeRawBufferPointer($0)) }
  }
}
