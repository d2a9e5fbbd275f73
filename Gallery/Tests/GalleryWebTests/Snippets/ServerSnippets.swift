// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Configuration
import Foundation
import HTTPTypes
import Hummingbird
import Observation
import Rowhouse
import RowhouseHummingbird
import RowhouseWeb
import Testing

/// The examples of RowhouseHummingbird and of the README that need a server.
///
/// `SnippetTests` of the root package reads them.
@MainActor
@Suite("Examples of servers")
struct ServerSnippets {
  private let account = Account()
  private let devices = ["7": "Phone"]

  @Test("A page is served by a route")
  func server() async throws {
    let account = account
    let pages = PageServer(configuration: .loopback)
    let router = Router()
    router.page("/settings", on: pages) { _ in SettingsPage(account: account) }
    pages.addRoutes(to: router)

    try await Application(router: router).test { client in
      let page = try await client.get("/settings")
      #expect(page.status == .ok && page.text.contains("Night mode"))
    }
  }

  private actor Database {
    func orders() throws -> [String] { ["Tea"] }
  }

  private struct OrdersPage: TablePage {
    let orders: [String]
    var title: String { "Orders" }
    var sections: [TableSection] { TableSection(orders, id: \.self) { Row($0) } }
  }

  @Test("A route waits for the data of its page")
  func orders() async throws {
    let database = Database()
    let pages = PageServer(configuration: .loopback)
    let router = Router()
    router.page("/orders", on: pages) { _ in OrdersPage(orders: try await database.orders()) }
    pages.addRoutes(to: router)

    try await Application(router: router).test { client in
      let page = try await client.get("/orders")
      #expect(page.text.contains("Tea"))
    }
  }

  private func listening() -> some ApplicationProtocol {
    let router = Router()
    let host = "0.0.0.0"
    let pages = PageServer(configuration: .listening(on: host))
    let application = Application(
      router: router, configuration: .init(address: .hostname(host, port: 8080)))
    pages.addRoutes(to: router)
    return application
  }

  @Test("A server has the pictures of a folder")
  func images() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
      40, 0, 0, 0, 20, 8, 2, 0, 0, 0,
    ]
    try Data(head).write(to: folder.appending(path: "tea.png"))
    try Data("tea".utf8).write(to: folder.appending(path: "notes.txt"))

    let pages = try PageServer(images: Pictures(folder: folder), configuration: .loopback)
    let router = Router()
    router.page("/", on: pages) { _ in DrinksPage() }
    pages.addRoutes(to: router)
    try await Application(router: router).test { client in
      let page = try await client.get("/")
      #expect(page.text.contains("/rowhouse/images/named/tea"), "\(page.text)")
      let picture = try await client.get("/rowhouse/images/named/tea")
      #expect(picture.status == .ok && picture.headers[.contentType] == "image/png")
      for name in ["notes", "coffee", "..%2Ftea"] {
        #expect(try await client.get("/rowhouse/images/named/\(name)").status == .notFound)
      }
    }
  }

  @Test("A server has an icon")
  func icon() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pages = try PageServer(
      images: Pictures(folder: folder), icon: "/rowhouse/images/named/icon",
      configuration: .loopback)
    let router = Router()
    router.add(middleware: UnknownAddresses(pages))
    router.page("/", on: pages) { _ in DrinksPage() }
    try await Application(router: router).test { client in
      let accepting: HTTPFields = [.accept: "text/html"]
      for document in [try await client.get("/"), try await client.get("/none", accepting)] {
        #expect(document.text.contains("<link rel=\"icon\" href=\"/rowhouse/images/named/icon\">"))
      }
    }
  }

  struct Invoice: Identifiable {
    let id: Int
    let title: String
    let isOpen: Bool
  }

  struct InvoicesPage: LinkedPage {
    let invoices: [Invoice]
    let showsOpenOnly: Bool

    var path: String { showsOpenOnly ? "/invoices?status=open" : "/invoices" }
    var title: String { "Invoices" }
    var sections: [TableSection] {
      TableSection {
        ToggleRow("Only open invoices", isOn: showsOpenOnly) { isOn in
          navigator.replace(with: InvoicesPage(invoices: invoices, showsOpenOnly: isOn))
        }
      }
      TableSection(invoices.filter { $0.isOpen || !showsOpenOnly }) { Row($0.title) }
    }
  }

  @Test("A filter is in the address of its page")
  func filter() async throws {
    let invoices = [
      Invoice(id: 1, title: "Paper", isOpen: true), Invoice(id: 2, title: "Ink", isOpen: false),
    ]
    let pages = PageServer()
    let router = Router()
    router.page("/invoices", on: pages) { context in
      let status = context.request.uri.queryParameters["status"]
      return InvoicesPage(invoices: invoices, showsOpenOnly: status == "open")
    }
    pages.addRoutes(to: router)
    try await Application(router: router).test { client in
      let filtered = try await client.get("/invoices?status=open")
      #expect(filtered.text.contains("Paper") && !filtered.text.contains("Ink"))
      let token = try #require(filtered.text.attribute("data-session"))
      let event = String(try #require(filtered.text.firstMatch(of: /"(value\/[^"]*)"/)).1)
      let answer = try await client.send(event, number: 1, to: token)
      #expect(answer.text.contains("\"path\":\"/invoices\"") && answer.text.contains("Ink"))
    }
  }

  @Test("A page that is pushed has an address")
  func linkedPage() async throws {
    struct StaffPage: LinkedPage {
      var path: String { "/settings/staff" }
      var title: String { "Staff" }
      var sections: [TableSection] { TableSection { Row("Ann") } }
    }
    let pages = PageServer()
    let router = Router()
    router.page("/settings/staff", on: pages) { _ in StaffPage() }
    try await Application(router: router).test { client in
      let page = try await client.get("/settings/staff")
      #expect(page.text.contains("Ann"))
    }
  }

  @Test("A page that a route pushes has a button that goes back")
  func pushedPage() async throws {
    struct StaffPage: LinkedPage {
      var path: String { "/settings/staff" }
      var title: String { "Staff" }
      var sections: [TableSection] { TableSection { Row("Ann") } }
    }
    let account = account
    let pages = PageServer()
    let router = Router()
    router.page("/settings/staff", on: pages) { context in
      context.navigator.push(StaffPage())
      return SettingsPage(account: account)
    }
    try await Application(router: router).test { client in
      let page = try await client.get("/settings/staff")
      #expect(page.text.contains("Ann") && page.text.contains("value=\"back\""))
    }
  }

  @Test("A server has web sockets")
  func sockets() async throws {
    let pages = PageServer()
    let router = Router()
    router.page("/", on: pages) { _ in LinkedCounterPage() }
    pages.addRoutes(to: router)
    let application = Application(router: router, server: .http1(sockets: pages))
    try await application.test { client in
      let page = try await client.get("/")
      #expect(page.text.attribute("data-sockets") == "1")
    }
  }

  @Test("A route has parameters, and may answer with an error")
  func parameters() async throws {
    let devices = devices
    let pages = PageServer()
    let router = Router()
    router.page("/devices/:id", on: pages) { context in
      guard let device = try devices[context.parameters.require("id")] else {
        throw HTTPError(.notFound)
      }
      return DevicePage(device: device)
    }
    try await Application(router: router).test { client in
      let known = try await client.get("/devices/7")
      let unknown = try await client.get("/devices/8")
      #expect(known.text.contains("Phone") && unknown.status == .notFound)
    }
  }

  @Test(
    "A server behind a proxy knows the public host",
    arguments: [("example.com", true), ("localhost", false)])
  func publicHost(host: String, isKnown: Bool) async throws {
    let account = account
    var configuration = PageServer.Configuration()
    configuration.hosts = ["example.com"]
    let pages = PageServer(configuration: configuration)
    let router = Router()
    router.page("/settings", on: pages) { _ in SettingsPage(account: account) }
    try await Application(router: router).test { client in
      let field = try #require(HTTPField.Name("Host"))
      let answer = try await client.get("/settings", [field: host])
      #expect(answer.status == (isKnown ? .ok : .misdirectedRequest))
    }
  }

  @Test("A proxy names the client")
  func client() async throws {
    let account = account
    var configuration = PageServer.Configuration()
    configuration.client = { request, _ in
      HTTPField.Name("X-Real-IP").flatMap { request.headers[$0] }
    }
    configuration.limits.sessionsPerClient = 0
    let pages = PageServer(configuration: configuration)
    let router = Router()
    router.page("/settings", on: pages) { _ in SettingsPage(account: account) }

    try await Application(router: router).test { client in
      let field = try #require(HTTPField.Name("X-Real-IP"))
      let limited = try await client.get("/settings", [field: "192.0.2.1"])
      #expect(limited.status == .tooManyRequests)
      #expect(try await client.get("/settings").status == .ok)
    }
  }

  @Test("A server has texts of its own")
  func texts() async throws {
    let account = account
    let pages = PageServer(texts: { language in
      var texts = WebTexts(language: language)
      if language == "en" { texts.messages.connectionLost = "You are offline." }
      return texts
    })
    let router = Router()
    router.page("/settings", on: pages) { _ in SettingsPage(account: account) }

    try await Application(router: router).test { client in
      let answer = try await client.get("/settings")
      #expect(answer.text.contains("You are offline."))
    }
  }

  @Test("A process has a name for a proxy")
  func node() async throws {
    let config = ConfigReader(provider: EnvironmentVariablesProvider())
    // The name is in ROWHOUSE_NODE, and the public host name in ROWHOUSE_HOSTS.
    let configuration = PageServer.Configuration(reader: config.scoped(to: "rowhouse"))
    let pages = PageServer(configuration: configuration)
    #expect(pages.configuration.node == nil)
  }

  @Test("The environment has the limits of a server")
  func environment() async throws {
    let config = ConfigReader(provider: EnvironmentVariablesProvider())
    let pages = PageServer(configuration: .init(reader: config.scoped(to: "rowhouse")))
    #expect(pages.configuration.limits.sessions == 1_000)
  }

  @Test("An address of IPv6 has brackets")
  func authority() {
    print("http://\(PageServer.authority(host: "::1", port: 8080))/")  // http://[::1]:8080/
    #expect(PageServer.authority(host: "::1", port: 8080) == "[::1]:8080")
  }

  @Test("A router shows a page at an unknown address")
  func unknownAddresses() {
    let (router, pages) = (Router(), PageServer())
    router.add(middleware: UnknownAddresses(pages))
  }

  private struct SettingsPage: TablePage {
    let account: Account

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", account, \.name)
        ToggleRow("Night mode", account, \.nightMode)
      }
    }
  }

  private struct DevicePage: TablePage {
    let device: String

    var title: String { device }
    var sections: [TableSection] { [] }
  }

  private struct DrinksPage: TablePage {
    var title: String { "Drinks" }
    var sections: [TableSection] { TableSection { Row("Tea").image(.named("tea")) } }
  }

  struct Pictures: WebImageSource {
    private let images: [String: WebImage]

    init(folder: URL) throws {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let pictures = try files.filter { $0.pathExtension == "png" }.map { file in
        let picture = try PictureData([UInt8](Data(contentsOf: file)))
        let size = Dimensions(width: Double(picture.width), height: Double(picture.height))
        let image = WebImage(
          mediaType: picture.format.contentType, bytes: picture.bytes, dimensions: size)
        return (file.deletingPathExtension().lastPathComponent, image)
      }
      images = Dictionary(uniqueKeysWithValues: pictures)
    }

    func image(named name: String) -> WebImage? { images[name] }

    func symbol(named name: String) -> WebImage? { nil }
  }

  @MainActor
  @Observable
  final class Account {
    var name = "Ada"
    var nightMode = false
  }
}
