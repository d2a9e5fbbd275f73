// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RowhouseCommand
import RowhouseHummingbird
import RowhouseSettings
import Testing

@MainActor
@Suite("Served settings", .serialized)
struct ServeTests {
  /// A configuration with sessions that last longer than other tests may occupy all threads.
  private static var patient: PageServer.Configuration {
    var configuration = PageServer.Configuration()
    configuration.timing.unconnectedLifetime = .seconds(86_400)
    return configuration
  }

  private func serve(
    _ store: any SettingsStore, files: MemoryFiles = SampleBundle.files,
    _ body: @MainActor (RunningServer) async throws -> Void
  ) async throws {
    let settings = SettingsServer(
      files, store: store, variant: SettingsVariant(languages: []), configuration: Self.patient)
    try await RunningServer.run(settings, body)
  }

  @Test("Each page has an address, in the language of the browser")
  func addresses() async throws {
    try await serve(MemoryStore()) { server in
      let parts = [("/", "Night mode"), ("/Sub/More", "Version"), ("/Root/-/4", "Of texts.")]
      for (path, part) in parts {
        let text = try await server.get(path).text
        #expect(text.contains(part), "\(path)")
      }
      let start = try await server.get("/").text
      #expect(start.contains("href=\"/Sub/More\"") && start.contains("href=\"/Root/-/4\""))
      let german = try await server.get("/", language: "de").text
      #expect(german.contains("Nachtmodus"))
      for missing in ["/Missing", "/Root/-/1", "/Root/-/x", "/%FF", "/..%2F..%2Fetc%2Fpasswd"] {
        let status = try await server.get(missing).status
        #expect(status == 404, "\(missing)")
      }
    }
  }

  @Test("A browser is shown the language of a folder with another region, script or name")
  func relatedLanguages() async throws {
    let page: SettingsValue = [
      "PreferenceSpecifiers": [["Type": "PSGroupSpecifier", "Title": "WORD"]]
    ]
    var contents = ["Root.plist": Array(PropertyList.xml(page).utf8)]
    for folder in ["German", "en", "iw", "no", "zh-Hans", "zh_TW"] {
      contents["\(folder).lproj/Root.strings"] = Array("\"WORD\" = \"In \(folder).\";".utf8)
    }
    try await serve(MemoryStore(), files: MemoryFiles(contents)) { server in
      for (language, folder, tag) in [
        ("zh-HK", "zh_TW", "zh-TW"), ("zh-CN,en;q=0.5", "zh-Hans", "zh-Hans"),
        ("nb-NO, de", "no", "no"), ("he", "iw", "he"), ("fr, de-AT;q=0.5", "German", "de"),
        ("fr", "en", "en"),
      ] {
        let text = try await server.get("/", language: language).text
        #expect(text.contains("In \(folder).") && text.contains("lang=\"\(tag)\""), "\(language)")
      }
    }
  }

  @Test("A port that is in use and an unknown host are named, with the options that choose others")
  func usedPort() async throws {
    try await serve(MemoryStore()) { server in
      let port = try #require(URL(string: server.address)?.port)
      try Executable.use { program in
        let bundle = try program.bundle(SampleBundle.files)
        let used = try program.run("serve", bundle, "--port", "\(port)")
        #expect(used.status == 1 && used.output.isEmpty)
        #expect(
          used.errors == """
            Error: Port \(port) of 127.0.0.1 cannot be used: Address already in use. Choose another one with \
            --port, or 0 for a free one.

            """)
        let host = try program.run("serve", bundle, "--host", "no host", "--port", "0")
        #expect(host.status == 1 && host.errors.contains("The address no host cannot be used"))
      }
    }
  }

  @Test("The address of a row highlights the row")
  func row() async throws {
    try await serve(MemoryStore()) { server in
      // Rows of one look have the same classes.
      for (path, isHighlighted) in [("/Sub/More", false), ("/Sub/More?row=0%20version", true)] {
        let document = try await server.get(path).text
        let row = try #require(Form.classesOfRow(saying: "Version", in: document))
        let other = try #require(Form.classesOfRow(saying: "Unknown", in: document))
        #expect((row != other) == isHighlighted, "\(path)")
      }
    }
  }

  @Test(
    "A value that is set in the browser is in the file, and is shown after a restart",
    arguments: ["settings.json", "settings.sqlite"])
  func roundTrip(name: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = StoreFile(path: folder.appendingPathComponent(name).path)
    try await serve(try file.open()) { server in
      let document = try await server.get("/").text
      // A browser without a script sends the session and the event of the pressed switch.
      let body = try #require(Form.press("Night mode", in: document))
      let answer = try await server.post("/", body)
      #expect(answer.status == 200, "\(body)")
    }
    #expect(try file.values() == ["night": true])
    try await serve(try file.open()) { server in
      let document = try await server.get("/").text
      let tag = try #require(Form.tag(labeled: "Night mode", in: document))
      #expect(tag.contains("aria-checked=\"true\""))
    }
  }

  /// Serves settings that cannot be stored, and presses a switch.
  private static func pressUnwritable(
    onError: (@MainActor (SettingsStoreError) -> Void)?
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let store = try JSONFileStore(path: folder.appendingPathComponent("settings.json").path)
    let settings = SettingsServer(
      SampleBundle.files, store: store, variant: SettingsVariant(languages: []),
      configuration: patient, onError: onError)
    try await RunningServer.run(settings) { server in
      let document = try await server.get("/").text
      let body = try #require(Form.press("Night mode", in: document))
      #expect(try await server.post("/", body).status == 200)
    }
  }

  @Test("A value that cannot be stored is reported once")
  func unwritable() async throws {
    var errors: [SettingsStoreError] = []
    try await Self.pressUnwritable { errors.append($0) }
    #expect(errors.count == 1 && "\(errors)".contains("settings.json"), "\(errors)")
  }

  @Test("The reports are written to standard error unless there is a handler")
  func standardError() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try await ServeTests.pressUnwritable(onError: nil)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("settings.json” cannot be written"), "\(text)")
  }
}
