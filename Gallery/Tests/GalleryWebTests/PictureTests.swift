// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import NIOCore
import Rowhouse
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Files of browsers without a script")
struct PictureTests {
  /// The head of a PNG file with one pixel, whose bytes are not text.
  private nonisolated static let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 0x0D, 0x0A, 0x2D, 0x2D, 0xFF]

  private nonisolated static func part(_ name: String, _ text: String) -> [UInt8] {
    Array("--edge\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(text)\r\n".utf8)
  }

  private nonisolated static func form(_ session: String, file: [UInt8]) -> [UInt8] {
    part("session", session) + part("screen", "1") + part("number", "2")
      + part("event", "picture/2") + part("value/tall/tname//text/0", "Ä\r\n--edg")
      + Array(
        """
        --edge\r\nContent-Disposition: form-data; name="picture"; filename="a%22b.png"\r\n\
        Content-Type: image/png\r\n\r\n
        """.utf8) + file + Array("\r\n--edge--\r\n".utf8)
  }

  private nonisolated static func post(
    _ body: [UInt8], to client: TestClient,
    type: String = "multipart/form-data; boundary=edge"
  ) async throws -> TestResponse {
    try await client.execute(
      uri: "/counter/one", method: .post, headers: [.contentType: type],
      body: ByteBuffer(bytes: body))
  }

  @Test("The file of a form is passed to the page")
  func upload() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let asked = try await client.post(
        "/counter/one", "session=\(session)&screen=1&number=1&event=tap/tall/tpicture")
      #expect(asked.text.contains("type=\"file\""))
      let answer = try await Self.post(Self.form(session, file: Self.picture), to: client)
      #expect(answer.status == .ok && !answer.text.contains("<dialog"))
    }
    #expect(server.counters.first?.picture?.bytes == Self.picture)
  }

  @Test("A malformed form, and one that is too large, are refused")
  func refusals() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let whole = Self.form(session, file: Self.picture)
      for count in [0, 5, 40, whole.count / 2, whole.count - 5] {
        let answer = try await Self.post(Array(whole.prefix(count)), to: client)
        #expect(answer.status == .badRequest)
      }
      let types = ["form-data", "form-data; boundary=", "mixed; boundary=edge"]
      for type in types.map({ "multipart/\($0)" }) {
        #expect(try await Self.post(whole, to: client, type: type).status == .unsupportedMediaType)
      }
      let twice = Self.part("session", session) + whole
      #expect(try await Self.post(twice, to: client).status == .badRequest)
      let large = Self.form(session, file: Self.picture + [UInt8](repeating: 0, count: 1_100_000))
      let status = try await Self.post(large, to: client).status
      #expect(status == .badRequest || status == .contentTooLarge)
    }
    #expect(server.counters.first?.picture == nil)
  }

  @Test("A server may have no limit to bodies")
  func unlimited() async throws {
    let server = CounterServer { $0.limits.bodySize = .max }
    try await server.application.test { client in
      let answer = try await Self.post(Self.form("none", file: Self.picture), to: client)
      #expect(answer.status == .notFound)
      #expect(try await Self.post([], to: client).status == .badRequest)
    }
  }

  @Test("A form with another byte anywhere is answered without a failure of the server")
  func mutations() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      let session = try await client.open()
      let whole = Self.form(session, file: Self.picture)
      for number in 0..<600 {
        let (position, byte) = (number * 7_919 % whole.count, UInt8(number * 31 % 256))
        var body = whole
        body[position] = byte
        let status = try await Self.post(body, to: client).status
        #expect(status.code < 500, "byte \(position) became \(byte)")
      }
    }
  }
}
