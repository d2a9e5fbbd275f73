// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Rowhouse
import RowhouseHummingbird
import RowhouseWeb
import Testing

/// A source with a drawing and a photo of the same size.
private struct LargePictures: WebImageSource {
  static let bytes = Array(String(repeating: "<path/>", count: 1_000).utf8)

  func image(named name: String) -> WebImage? { picture("image/png") }
  func symbol(named name: String) -> WebImage? { picture("image/svg+xml") }

  private func picture(_ type: String) -> WebImage {
    WebImage(mediaType: type, bytes: Self.bytes, dimensions: .square(30))
  }
}

@MainActor
@Suite("Compression")
struct CompressionTests {
  private let browser: HTTPFields = [.acceptEncoding: "gzip, deflate, br, zstd"]

  @Test("Files, documents, styles and long answers are compressed", .timeLimit(.minutes(20)))
  func responses() async throws {
    try await CounterServer().application.test { client in
      let document = try await client.get("/counter/one")
      let session = try #require(document.text.attribute("data-session"))
      let script = try #require(document.text.firstMatch(of: #/src="([^"]*client.js)"/#)?.output.1)
      for path in [String(script), "/rowhouse/styles/\(session.sessionName)"] {
        let (plain, compressed) = (try await client.get(path), try await client.get(path, browser))
        #expect(plain.headers[.contentEncoding] == nil && plain.headers[.vary] == "Accept-Encoding")
        #expect(try gunzip(compressed) == Array(buffer: plain.body))
        for header in [HTTPField.Name.contentType, .cacheControl, .contentSecurityPolicy] {
          #expect(compressed.headers[header] == plain.headers[header])
        }
      }
      let other = try gunzip(try await client.get("/counter/two", browser))
      let text = String(decoding: other, as: UTF8.self)
      #expect(text.hasPrefix("<!doctype html>") && text.hasSuffix("</html>"))
      let event = "rows/tmany/500/100/0"
      let answer = try await client.send(event, number: 1, to: session, browser)
      let messages = String(decoding: try gunzip(answer), as: UTF8.self)
      #expect(messages.hasPrefix("[{\"version\":2,") && messages.contains("Number 550"))
      let form = "session=\(session)&screen=1&number=2&event=tap/tall/tcount"
      let next = try gunzip(try await client.post("/counter/one", form, browser))
      #expect(String(decoding: next, as: UTF8.self).contains("Counter &lt;1&gt;"))
    }
  }

  @Test("Short answers are not compressed")
  func short() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let answer = try await client.send("tap/tall/tcount", number: 1, to: session, browser)
      #expect(answer.headers[.contentEncoding] == nil && answer.text.contains("updatedRows"))
      #expect(try await client.get("/rowhouse/health", browser).text == "running\n")
    }
  }

  @Test(
    "Browsers choose by Accept-Encoding",
    arguments: [
      ("gzip", true), ("GZIP;q=0.5", true), ("br, x-gzip", true), ("*", true),
      ("br;q=1, *;q=0.1", true), ("*;q=0, gzip", true), ("", false), ("br", false),
      ("gzip;q=0", false), ("gzip; q=0.0, *", false), ("*;q=0", false), ("gzip;q=x", false),
      ("gzipped", false),
    ])
  func negotiation(header: String, isCompressed: Bool) async throws {
    try await CounterServer().application.test { client in
      let page = try await client.get("/counter/one", [.acceptEncoding: header])
      #expect((page.headers[.contentEncoding] == "gzip") == isCompressed)
      #expect(page.headers[.vary] == "Accept-Encoding")
      let head = try await client.execute(
        uri: "/counter/one", method: .head, headers: [.acceptEncoding: header])
      #expect(head.headers[.vary] == "Accept-Encoding")
    }
  }

  @Test("A server can leave compression to its proxy")
  func off() async throws {
    let server = CounterServer { $0.compressesResponses = false }
    try await server.application.test { client in
      let page = try await client.get("/counter/one", browser)
      #expect(page.headers[.contentEncoding] == nil && page.text.hasPrefix("<!doctype html>"))
    }
  }

  @Test("A compressed picture has a tag of its own, and other formats stay as they are")
  func pictures() async throws {
    try await CounterServer(images: LargePictures()).application.test { client in
      let photo = try await client.get("/rowhouse/images/named/a", browser)
      #expect(Array(buffer: photo.body) == LargePictures.bytes)
      let path = "/rowhouse/images/symbol/a"
      let plain = try await client.get(path)
      let compressed = try await client.get(path, browser)
      #expect(try gunzip(compressed) == LargePictures.bytes)
      #expect(Array(buffer: plain.body) == LargePictures.bytes)
      #expect(plain.headers[.eTag] == photo.headers[.eTag])
      let tags = try [#require(plain.headers[.eTag]), #require(compressed.headers[.eTag])]
      #expect(tags[0] != tags[1])
      for tag in tags {
        var headers = browser
        headers[.ifNoneMatch] = tag
        let same = try await client.get(path, headers)
        #expect(same.status == .notModified && same.headers[.eTag] == tag)
        #expect(same.body.readableBytes == 0 && same.headers[.contentEncoding] == nil)
      }
    }
  }

  @Test("HEAD has the headers of the compressed response")
  func head() async throws {
    try await CounterServer().application.test { client in
      for path in ["/rowhouse/x/page.css", "/rowhouse/x/client.js"] {
        let head = try await client.execute(uri: path, method: .head, headers: browser)
        let file = try await client.get(path, browser)
        let headers = [head, file].map { $0.headers.filter { $0.name != .date } }
        #expect(headers[0] == headers[1] && head.body.readableBytes == 0)
        #expect(head.headers[.contentLength] == "\(file.body.readableBytes)")
      }
    }
  }

  @Test("Event streams are not compressed", .timeLimit(.minutes(20)))
  func streams() async throws {
    try await CounterServer().application.test { client in
      let session = try await client.open()
      let stream = try await RawConnection(port: client.port)
      try await stream.say(
        "GET /rowhouse/events/\(session.sessionName)?version=1 HTTP/1.1\r\nHost: localhost\r\n"
          + "Accept-Encoding: gzip\r\nRowhouse-Session: \(session)\r\n\r\n")
      let text = await stream.read(until: "data: 55000\n\n")
      #expect(text.contains("200 OK") && !text.lowercased().contains("content-encoding"))
      await stream.close()
    }
  }
}

/// Returns the contents of a compressed response, as the command `gzip` reads them.
private func gunzip(_ response: TestResponse) throws -> [UInt8] {
  #expect(response.headers[.contentEncoding] == "gzip")
  #expect(response.headers[.contentLength] == "\(response.body.readableBytes)")
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["gzip", "-dc"]
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  try process.run()
  // Fewer bytes than the capacity of a pipe.
  try input.fileHandleForWriting.write(contentsOf: Data(response.body.readableBytesView))
  try input.fileHandleForWriting.close()
  let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0)
  return Array(bytes)
}
