// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NIOCore

/// A complete response.
struct Answer {
  let status: Int
  let body: ByteBuffer
  /// The number of bytes of the head and the body.
  let size: Int
}

extension Answer {
  /// Removes a response from the front of the received bytes, or returns `nil` if it is incomplete.
  ///
  /// Its head must contain the length of the body, as responses of Hummingbird do if the length is
  /// known.
  init?(_ received: inout ByteBuffer) {
    guard let head = received.withUnsafeReadableBytes(Self.headLength),
      let text = received.getString(at: received.readerIndex, length: head)?.lowercased()
    else { return nil }
    let length = text.range(of: "content-length: ").map { range in
      text[range.upperBound...].prefix { $0.isNumber }
    }
    let body = length.flatMap { Int($0) } ?? 0
    guard received.readableBytes >= head + body, let status = Int(text.dropFirst(9).prefix(3)),
      received.readSlice(length: head) != nil, let bytes = received.readSlice(length: body)
    else { return nil }
    self.init(status: status, body: bytes, size: head + body)
  }

  private static func headLength(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let (carriage, line) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    for index in 3..<bytes.count where bytes[index] == line {
      if bytes[index - 1] == carriage, bytes[index - 2] == line { return index + 1 }
    }
    return nil
  }
}
