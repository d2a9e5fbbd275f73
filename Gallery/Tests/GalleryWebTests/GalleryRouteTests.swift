// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import GalleryPages
import HTTPTypes
import Hummingbird
import RowhouseHummingbird
import RowhouseWeb
import ServiceLifecycle
import Testing

@testable import GalleryWeb

@MainActor
@Suite("The gallery's routes")
struct GalleryRouteTests {
  @Test("Every page has an address, and the language of the browser")
  func pages() async throws {
    try await GalleryServer(images: NoWebImages()).application().test { client in
      for name in PageName.allCases {
        for (header, title, tag) in [
          ("en", name.title.english, "en"),
          ("zh-CN,zh;q=0.9,en;q=0.5", name.title.chinese, "zh-Hans"),
          ("fr", name.title.english, "en"),
        ] {
          let page = try await client.get(name.path, [.acceptLanguage: header])
          #expect(page.status == .ok && page.text.contains("<title>\(title)</title>"))
          #expect(page.text.attribute("lang") == tag && page.text.attribute("action") == name.path)
        }
      }
      #expect(try await client.get("/code/nowhere").status == .notFound)
      for (languages, tag, text) in [
        ("en", "en", "There is no such page"), ("pl, fr;q=0.5", "fr", "Cette page n’existe pas"),
      ] {
        let home = WebTexts(language: tag).home
        let headers: HTTPFields = [.accept: "text/html,*/*;q=0.8", .acceptLanguage: languages]
        for path in ["/nowhere", "/code/nowhere"] {
          let page = try await client.get(path, headers)
          #expect(page.status == .notFound && page.text.attribute("lang") == tag)
          #expect(page.text.contains("<h1>\(text)</h1><p><a href=\"/\">\(home)</a></p>"))
          let head = try await client.execute(uri: path, method: .head, headers: headers)
          #expect(head.status == .notFound && head.body.readableBytes == 0)
          for name in [HTTPField.Name.contentType, .contentLength] {
            #expect(head.headers[name] == page.headers[name])
          }
        }
        // The form of a browser without a script, whose session has ended.
        let form = "session=unknown&screen=1&number=1&event=back"
        let page = try await client.post("/code/nowhere", form, headers)
        #expect(page.status == .notFound && page.text.contains("<h1>\(text)</h1>"))
      }
      // Programs receive no page.
      let answer = try await client.get("/nowhere", [.accept: "application/json"])
      #expect(answer.status == .notFound && answer.text.isEmpty)
    }
  }

  @Test("The code of each page is that of its file")
  func code() async throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/GalleryPages/Pages")
    try await GalleryServer(images: NoWebImages()).application().test { client in
      for name in PageName.allCases {
        let page = try await client.get(name.codePath).text
        let type = name == .start ? "StartPage" : "Page: NamedPage"
        #expect(page.contains(type))
        let lines = EmbeddedSources().lines(of: name)
        let files = try FileManager.default.contentsOfDirectory(
          at: sources, includingPropertiesForKeys: nil)
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        #expect(texts.contains(lines.joined(separator: "\n") + "\n"))
        #expect(page.components(separatedBy: "<li ").count == lines.count + 1)
      }
    }
  }

  @Test("A visitor's choices are separate from others', and persist")
  func visitors() async throws {
    try await GalleryServer(images: NoWebImages()).application().test { client in
      let first = try await client.get("/settings")
      let cookie = try #require(first.headers[.setCookie])
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      let known: HTTPFields = [.cookie: String(cookie.prefix { $0 != ";" })]
      let session = try #require(first.text.attribute("data-session"))
      let toggle = try #require(
        first.text.matches(of: #/value="(value\/[^"]*)"/#).first.map { String($0.output.1) })
      let form = "session=\(session)&screen=1&number=1&event=\(toggle)"
      let path = "/rowhouse/events/\(session.sessionName)"
      #expect(try await client.post(path, form).status == .ok)
      let again = try await client.get("/me", known)
      #expect(again.headers[.setCookie] == nil && again.text.contains("class=\"page grouped dark "))
      #expect(!(try await client.get("/me")).text.contains("grouped dark"))
    }
  }

  @Test("Only the most recent visitors are remembered")
  func bounded() {
    let visitors = Visitors(limit: 3) { GalleryState(language: $0) }
    for number in 0..<10 {
      _ = visitors.state(of: "\(number)", language: .english)
      visitors.state(of: "0", language: .english).nightMode = true
    }
    #expect(visitors.count == 3)
    #expect(visitors.state(of: "0", language: .english).nightMode)
  }

  @Test("Stickers are loaded by a request", .timeLimit(.minutes(20)))
  func stickers() async throws {
    let server = GalleryServer(images: NoWebImages(), stickerDelay: .milliseconds(20))
    try await server.application().test { client in
      let page = try await client.get("/stickers")
      #expect(page.text.contains("Loading") && !page.text.contains("emoji_1"))
      let session = try #require(page.text.attribute("data-session"))
      let stream = try await RawConnection(port: client.port)
      try await stream.say(
        "GET /rowhouse/events/\(session.sessionName)?version=1 HTTP/1.1\r\nHost: localhost\r\n"
          + "Rowhouse-Session: \(session)\r\n\r\n")
      #expect(await stream.read(until: "emoji_6").contains("data: {\"version\":2,"))
      await stream.close()
    }
  }

  /// Returns the message of a gallery that cannot listen on an address.
  private func message(host: String, port: Int) async throws -> String {
    let error = await #expect(throws: AddressError.self) {
      try await GalleryServer(images: NoWebImages()).run(host: host, port: port) { _ in }
    }
    return try #require(error).description
  }

  @Test("A port in use and addresses of other machines are explained", .timeLimit(.minutes(20)))
  func listening() async throws {
    try await GalleryServer(images: NoWebImages()).application().test { client in
      let port = client.port
      let used = try await message(host: "localhost", port: port)
      #expect(used.hasPrefix("Port \(port) of localhost cannot be used: "))
      #expect(used.contains("--port"))
    }
    // A reserved address and a reserved name, which no machine has.
    for host in ["192.0.2.1", "nowhere.invalid"] {
      let message = try await message(host: host, port: 0)
      #expect(message.hasPrefix("The address \(host) cannot be used: "))
      #expect(message.contains("--host"))
    }
  }

  @Test("An application names the part of its address that it cannot use", .timeLimit(.minutes(20)))
  func unusableAddress() async throws {
    try await GalleryServer(images: NoWebImages()).application().test { client in
      for (host, port, part) in [
        ("localhost", client.port, ListeningError.Part.port), ("nowhere.invalid", 0, .host),
      ] {
        let application = Application(
          router: Router(), configuration: .init(address: .hostname(host, port: port)))
        let error = try await #require(throws: ListeningError.self) {
          try await application.runService(endingWithin: .seconds(1))
        }
        #expect(error.part == part && error.description.contains(error.reason))
      }
    }
  }

  @Test("A service that is canceled without a signal ends the application with an error")
  func canceledService() async throws {
    struct Canceled: Service {
      func run() async throws { throw CancellationError() }
    }
    var application = Application(
      router: Router(), configuration: .init(address: .hostname("127.0.0.1", port: 0)))
    application.addServices(Canceled())
    await #expect(throws: CancellationError.self) {
      try await application.runService(endingWithin: .seconds(1))
    }
  }

  @Test("The error of a Unix domain socket names its path", .timeLimit(.minutes(20)))
  func unusablePath() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    // The system creates no socket in place of a link.
    try FileManager.default.createSymbolicLink(atPath: file.path(), withDestinationPath: "nowhere")
    defer { try? FileManager.default.removeItem(at: file) }
    let application = Application(
      router: Router(), configuration: .init(address: .unixDomainSocket(path: file.path())))
    let error = try await #require(throws: ListeningError.self) {
      try await application.runService(endingWithin: .seconds(1))
    }
    #expect(error.description.contains("the path in its configuration: \(error.reason)"))
    #expect(error.description.contains("or another path"))
  }
}
