// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One step of a session, as a message to the client.
public struct SessionMessage: Sendable {
  /// The version of the session after the step, counted from 1.
  public let version: Int
  private let message: Bytes

  init(version: Int, styles: String, _ step: SessionStep) {
    self.version = version
    // The message is written immediately, because storing its parts took longer
    // (`Tools/benchmark-web --only rate`).
    message = step.message(version: version, styles: styles)
  }
}

extension SessionMessage {
  /// The message as one line of JSON.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  public var text: String { message.text }

  /// The number of bytes of the message.
  var size: Int { message.count }

  /// Calls a closure with the message in UTF-8.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    message.withBuffer { body(UnsafeRawBufferPointer($0)) }
  }
}
