// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import HTTPTypes
import Hummingbird
import Rowhouse
import RowhouseWeb
import Testing

/// A source with one picture and one symbol, both named `a b/c`.
private struct TwoPictures: WebImageSource {
  func image(named name: String) -> WebImage? { name == "a b/c" ? picture("image/png") : nil }
  func symbol(named name: String) -> WebImage? { name == "a b/c" ? picture("image/svg+xml") : nil }

  private func picture(_ type: String) -> WebImage {
    WebImage(mediaType: type, bytes: [1, 2, 3], dimensions: .square(30))
  }
}

@MainActor
@Suite("Pictures")
struct ImageTests {
  @Test("A picture is sent once, and revalidated by its tag")
  func tag() async throws {
    try await CounterServer(images: TwoPictures()).application.test { client in
      for (kind, type) in [("named", "image/png"), ("symbol", "image/svg+xml")] {
        let path = "/rowhouse/images/\(kind)/a%20b%2Fc"
        let picture = try await client.get(path)
        #expect(picture.status == .ok && Array(buffer: picture.body) == [1, 2, 3])
        #expect(picture.headers[.contentType] == type)
        #expect(picture.headers[.cacheControl] == "private, max-age=3600")
        #expect(picture.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
        let tag = try #require(picture.headers[.eTag])
        for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
          let same = try await client.get(path, [.ifNoneMatch: known])
          #expect(same.status == .notModified && same.body.readableBytes == 0)
          #expect(same.headers[.eTag] == tag)
        }
        #expect(try await client.get(path, [.ifNoneMatch: "\"x\""]).status == .ok)
      }
    }
  }

  @Test(
    "Other paths have no picture",
    arguments: [
      "x", "..%2F..%2Fetc%2Fpasswd", "../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "%",
      "%00", "%FF", "a%20b/c", "", "a b/c",
    ])
  func paths(name: String) async throws {
    try await CounterServer(images: TwoPictures()).application.test { client in
      for kind in ["named", "symbol", "other"] {
        let answer = try await client.get("/rowhouse/images/\(kind)/\(name)")
        // A path ends at a space, after which the server expects its protocol.
        #expect(answer.status == (name.contains("a b") ? .badRequest : .notFound))
      }
    }
  }
}
