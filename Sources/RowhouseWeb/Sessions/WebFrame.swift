// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// One step of a session, as the client is told of it.
public struct WebFrame: Sendable {
  /// The version of the session after the step, counted from 1.
  public let version: Int
  private let message: JSON
  /// How many bytes there are to tell, besides signs of the format.
  let size: Int

  init(version: Int, _ message: JSON) {
    self.version = version
    self.message = message
    size = message.size
  }
}

extension WebFrame {
  /// The message, a line of JSON.
  ///
  /// It is written each time that it is asked for, so that the main actor need not do it.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  public var text: String { message.text }

  /// Calls a closure with the message in UTF-8.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    message.bytes.withBuffer { body(UnsafeRawBufferPointer($0)) }
  }
}
