// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTestSupport
import Testing

@testable import RowhouseWeb

@MainActor
@Suite("Pictures that the user of a browser chooses")
struct PictureRequestTests {
  private final class Model {
    var pictures: [PictureData] = []
  }

  private struct Page: TablePage {
    let model: Model
    var title: String { "Page" }
    var language: String? { "de" }
    var sections: [TableSection] {
      TableSection {
        Row("Picture").onSelect {
          Navigator.current?.choosePicture(maximumSide: 64) { model.pictures.append($0) }
        }
      }
    }
  }

  private let model = Model()

  /// Returns a session whose page has asked for a picture.
  private func session() throws -> WebSession {
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in Page(model: model)
    }
    _ = session.document(client: "1")
    try ask(session)
    return session
  }

  private func ask(_ session: WebSession) throws {
    let markup = HTMLTag.all(in: session.mainMarkup().text)
    let button = try #require(markup.first { $0.classes.contains("row-button") }?["value"])
    #expect(session.receive(button, number: session.nextEvent, screen: 1) == .accepted)
  }

  private func send(_ event: String, to session: WebSession, file: [UInt8]? = nil)
    -> WebAnswer.Outcome
  {
    session.receive(
      PostedEvent(WebEvent(event), number: session.nextEvent, screen: 1, file: file)
    ).outcome
  }

  /// Returns bytes as digits of base64url.
  private func text(_ bytes: [UInt8]) -> String {
    Base64.text(of: bytes).filter { $0 != "=" }.map { ["+": "-", "/": "_"][$0] ?? $0 }
      .map(String.init).joined()
  }

  @Test("A script sends a picture as an event, once")
  func script() throws {
    let session = try session()
    let tags = HTMLTag.all(in: session.dialogMarkup().text)
    #expect(tags.first?["data-request"] == "choosePicture" && tags.first?["data-side"] == "64")
    #expect(tags.first?["hidden"] != nil)
    let input = try #require(tags.first { $0.name == "input" })
    #expect(input["type"] == "file" && input["accept"] == "image/jpeg,image/png")
    let file = PictureFiles.png(64, 40, mark: 0xFB)
    #expect(send("picture/2/\(text(file))", to: session) == .accepted)
    #expect(try model.pictures == [PictureData(file)])
    #expect(session.dialogs.isEmpty)
    #expect(send("picture/2/\(text(file))", to: session) == .gone)
    #expect(model.pictures.count == 1)
    // The navigator retains an open dialog, and with it the page.
    #expect(!session.navigator.answer(DialogID(number: 2), action: nil))
  }

  @Test("A picture that is too large, and a text that is not a picture, are malformed")
  func malformed() throws {
    let session = try session()
    let large = text(PictureFiles.png(65, 40))
    let texts = [large, "AAAA", "*", "A"]
    for event in texts.map({ "picture/2/\($0)" }) + ["picture/x"] {
      #expect(send(event, to: session) == .malformed)
    }
    #expect(session.dialogs.count == 1 && model.pictures.isEmpty)
    #expect(send("picture/9", to: session) == .gone)
  }

  @Test("Without a script, the file of the form is the picture, whatever its size")
  func form() throws {
    let session = try session()
    let document = HTMLTag.all(in: session.document(client: "1"))
    let button = try #require(document.first { $0.classes.contains("upload") })
    #expect(button["formenctype"] == "multipart/form-data" && button["value"] == "picture/2")
    let file = PictureFiles.jpeg(4_000, 3_000)
    #expect(send("picture/2", to: session, file: file) == .accepted)
    #expect(try model.pictures == [PictureData(file)])
  }

  @Test("A file that is not a picture leaves the dialog open, with the field marked")
  func refused() throws {
    let session = try session()
    for file in [nil, Array("<svg/>".utf8)] {
      #expect(send("picture/2", to: session, file: file) == .accepted)
      let input = try #require(
        HTMLTag.all(in: session.document(client: "1")).first { $0["type"] == "file" })
      #expect(input["aria-invalid"] == "true")
      #expect(session.dialogMarkup().text.contains("Bitte ein Bild in JPEG oder PNG"))
    }
    #expect(send("picture/2", to: session, file: PictureFiles.png(8, 8)) == .accepted)
    #expect(model.pictures.count == 1 && session.dialogs.isEmpty)
  }

  @Test("Canceling and a second request release the first one")
  func canceling() throws {
    let session = try session()
    #expect(send("answer/2", to: session) == .accepted)
    #expect(send("picture/2", to: session, file: PictureFiles.png(8, 8)) == .gone)
    try ask(session)
    let first = try #require(session.dialogs.first)
    try ask(session)
    #expect(session.dialogs.count == 1 && session.dialogs.first?.id != first.id)
    #expect(!session.navigator.answer(first.id, action: nil))
    #expect(model.pictures.isEmpty)
  }

  @Test("A picture is shown by an address with its bytes")
  func address() throws {
    let picture = try PictureData(PictureFiles.png(8, 8))
    let session = WebSession(token: "t", path: "/", diagnostics: .silent) { _ in
      AvatarPage(picture: picture)
    }
    let image = try #require(HTMLTag.all(in: session.mainMarkup().text).first { $0.name == "img" })
    #expect(image["src"] == "data:image/png;base64,\(Base64.text(of: picture.bytes))")
    #expect(image["alt"] == "")
  }

  private struct AvatarPage: TablePage {
    let picture: PictureData
    var title: String { "Page" }
    var sections: [TableSection] { TableSection { AvatarRow("Ann", picture: picture) { _ in } } }
  }

  @Test("Bytes of every length survive their text, and other texts are refused")
  func base64() {
    let known = [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")]
    for (bytes, text) in known {
      #expect(Base64.text(of: Array(bytes.utf8)) == text)
    }
    var random = SeededGenerator(seed: 1)
    for count in 0..<300 {
      let bytes = (0..<count).map { _ in UInt8(random.below(256)) }
      #expect(Base64.bytes(ofURLText: text(bytes)) == bytes)
    }
    for wrong in ["Zg==", "Zh", "Z", "Zm9", "+/+/", "Zm 9v"] {
      #expect(Base64.bytes(ofURLText: wrong) == nil)
    }
  }
}
