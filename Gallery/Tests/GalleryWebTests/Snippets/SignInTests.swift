// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Rowhouse
import RowhouseHummingbird
import Testing

/// The tests of the examples.
extension SignInSnippets {
  /// Signs a user in and returns the login.
  func logIn(_ user: String, to logins: Logins) async throws -> String {
    let ticket = try #require(
      await logins.ticket(for: Credentials(name: user, password: "secret")))
    return try #require(await logins.login(for: ticket))
  }

  nonisolated static func cookie(_ login: String) -> HTTPFields {
    [.cookie: "login=\(login)"]
  }

  @Test("A process ends the sessions of a user who signs out in another one")
  func otherProcess() async throws {
    let logins = Logins()
    let (pages, application) = server(logins)
    let database = Database()
    try await application.test { client in
      for user in ["ada", "grace"] {
        _ = try await client.get("/", Self.cookie(logIn(user, to: logins)))
      }
      database.end(notifying: "ada")
      await follow(database, pages)
      #expect(await pages.sessionCount == 1)
    }
  }

  @Test("A ticket from another site signs nobody in", arguments: ["cross-site", "none", nil])
  func foreignTicket(site: String?) async throws {
    let logins = Logins()
    let ticket = try #require(
      await logins.ticket(for: Credentials(name: "ada", password: "secret")))
    let (_, application) = server(logins)
    try await application.test { client in
      let name = try #require(HTTPField.Name("Sec-Fetch-Site"))
      let headers: HTTPFields = site.map { [name: $0] } ?? [:]
      let answer = try await client.get("/enter?ticket=\(ticket)", headers)
      #expect(answer.headers[.location] == (site == nil ? "/" : "/login"))
      #expect((answer.headers[.setCookie] == nil) == (site != nil))
      let own = try await client.get("/enter?ticket=\(ticket)", [name: "same-origin"])
      #expect((own.headers[.setCookie] != nil) == (site != nil))
    }
  }

  @Test("Each user has a model, and everyone has the files of the client")
  func users() async throws {
    let logins = Logins()
    let ada = try await Self.cookie(logIn("ada", to: logins))
    let (_, application) = server(logins)
    try await application.test { client in
      let stranger = try await client.get("/")
      #expect(stranger.status == .seeOther && stranger.headers[.location] == "/login?to=%2F")

      let page = try await client.get("/", ada)
      #expect(page.text.contains("Night mode") && page.text.contains("href=\"/logout\""))
      let token = try #require(page.text.attribute("data-session"))
      let event = String(try #require(page.text.firstMatch(of: /"(value\/[^"]*)"/)).1)
      let refused = try await client.send(event, number: 1, to: token)
      #expect(refused.status == .seeOther)
      let changed = try await client.send(event, number: 1, to: token, ada)
      #expect(changed.status == .ok)
      let other = try await client.get("/", Self.cookie(logIn("ada", to: logins)))
      #expect(other.text.contains("aria-checked=\"true\""))
      let foreign = try await client.get("/", Self.cookie(logIn("grace", to: logins)))
      #expect(foreign.text.contains("aria-checked=\"false\""))

      let script = try #require(page.text.attribute("src"))
      #expect(try await client.get(script).status == .ok)
      #expect(try await client.get("/rowhouse/health").status == .ok)
    }
  }

  /// Types a name into the sign-in page of a document.
  private nonisolated static func type(
    into page: TestResponse, _ client: TestClient
  ) async throws -> TestResponse {
    let token = try #require(page.text.attribute("data-session"))
    let name = String(try #require(page.text.firstMatch(of: /name="(value\/[^"]*\/)/)).1)
    return try await client.post(
      "/sign-in/events/\(token.sessionName)",
      "session=\(token)&screen=1&number=1&version=1&event=\(name)ada")
  }

  @Test("A visitor who has not signed in uses the sign-in page")
  func signIn() async throws {
    let (_, application) = server()
    try await application.test { client in
      let page = try await client.get("/login")
      #expect(try await Self.type(into: page, client).status == .ok)
      #expect(try await client.get(try #require(page.text.attribute("src"))).status == .ok)
    }
  }

  @Test("Only visitors with the same address share a limit", arguments: [true, false])
  func limit(isOneAddress: Bool) async throws {
    let name = try #require(HTTPField.Name("X-Real-IP"))
    let (_, application) = server()
    try await application.test { client in
      let first = try await client.get("/login", [name: "192.0.2.0"])
      for number in 0..<PageServer.Configuration.Limits().sessionsPerClient {
        _ = try await client.get("/login", [name: "192.0.2.\(isOneAddress ? 0 : number + 1)"])
      }
      let isOpen = try await Self.type(into: first, client).status == .ok
      #expect(isOpen == !isOneAddress)
    }
  }

  @Test("A user returns to the requested address after signing in")
  func requestedAddress() async throws {
    let (_, application) = server()
    try await application.test { client in
      let visit = try await client.get("/?tab=2&name=J%C3%B6")
      let address = try #require(visit.headers[.location])
      #expect(address == "/login?to=%2F%3Ftab%3D2%26name%3DJ%25C3%25B6")
      let page = try await client.get(address)
      let token = try #require(page.text.attribute("data-session"))
      let fields = page.text.matches(of: /name="(value\/[^"]*\/)/).map { "\($0.1)" }
      let events = zip(fields, ["ada", "secret"]).map { $0 + $1 }
      let press = String(try #require(page.text.firstMatch(of: /"(tap\/[^"]*)"/)).1)
      let path = "/sign-in/events/\(token.sessionName)"
      for (number, event) in (events + [press]).enumerated() {
        let form = "session=\(token)&screen=1&number=\(number + 1)&version=1"
        let event = encoded(event)
        #expect(try await client.post(path, "\(form)&event=\(event)").status == .ok)
      }
      let stream = try await RawConnection(port: client.port)
      try await stream.say(
        "GET \(path)?version=1 HTTP/1.1\r\nHost: localhost\r\nRowhouse-Session: \(token)\r\n\r\n")
      let messages = await stream.read(until: "%25B6")
      await stream.close()
      let link = try #require(messages.firstMatch(of: /\/enter\?ticket=(\w+)&amp;to=([\w%]+)/))
      let entered = try await client.get("/enter?ticket=\(link.1)&to=\(link.2)")
      #expect(entered.headers[.location] == "/?tab=2&name=J%C3%B6")
      let cookie = try #require(entered.headers[.setCookie]?.prefix { $0 != ";" })
      let own = try await client.get("/?tab=2&name=J%C3%B6", [.cookie: String(cookie)])
      #expect(own.status == .ok && own.text.contains("Night mode"))
    }
  }

  @Test(
    "After signing in, a user is led only to pages of the server",
    arguments: [
      "//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example",
      "/\t/elsewhere.example", "/ä", "/\r\nSet-Cookie: a=b", "/?a=\r\nSet-Cookie: a=b", "",
      "/logout", "/logout?", "//logout", "/logout/", "/./logout", "/enter?ticket=foreign",
      "/settings.csv",
    ])
  func foreignAddress(address: String) async throws {
    let logins = Logins()
    let (_, application) = server(logins)
    let ticket = try #require(
      await logins.ticket(for: Credentials(name: "ada", password: "secret")))
    try await application.test { client in
      let answer = try await client.get("/enter?ticket=\(ticket)&to=\(encoded(address))")
      #expect(answer.headers[.location] == "/" && answer.headers[.setCookie] != nil)
    }
  }

  @Test("A user whose login has ended signs in, and is not signed out by the row of an old tab")
  func oldTab() async throws {
    let logins = Logins()
    let other = try await Self.cookie(logIn("ada", to: logins))
    let ticket = try #require(
      await logins.ticket(for: Credentials(name: "ada", password: "secret")))
    let (_, application) = server(logins)
    try await application.test { client in
      let visit = try await client.get("/logout", Self.cookie("ended"))
      let address = try #require(visit.headers[.location])
      let target = try #require(address.firstMatch(of: /\/login\?to=(.*)/)).1
      let entered = try await client.get("/enter?ticket=\(ticket)&to=\(target)")
      let cookie = try #require(entered.headers[.setCookie]?.prefix { $0 != ";" })
      let next = try #require(entered.headers[.location])
      for headers: HTTPFields in [[.cookie: String(cookie)], other] {
        #expect(try await client.get(next, headers).text.contains("Night mode"))
        #expect(try await client.get("/", headers).text.contains("Night mode"))
      }
    }
  }

  @Test("A ticket signs a user in once")
  func ticket() async throws {
    let logins = Logins()
    let ticket = try #require(
      await logins.ticket(for: Credentials(name: "ada", password: "secret")))
    let login = try #require(await logins.login(for: ticket))
    #expect(await logins.user(of: login) == "ada")
    #expect(await logins.login(for: ticket) == nil)

    let (_, application) = server()
    try await application.test { client in
      let answer = try await client.get("/enter?ticket=none")
      #expect(answer.status == .seeOther && answer.headers[.location] == "/login")
    }
  }

  @Test("A link on another site shows a user their page, and signs nobody out")
  func foreignLink() async throws {
    let logins = Logins()
    let site = try #require(HTTPField.Name("Sec-Fetch-Site"))
    let headers: HTTPFields = try await [
      site: "cross-site", .cookie: "login=\(logIn("ada", to: logins))",
    ]
    let (pages, application) = server(logins)
    try await application.test { client in
      let page = try await client.get("/", headers)
      #expect(page.text.contains("Night mode"))
      let answer = try await client.get("/logout", headers)
      #expect(answer.headers[.location] == "/")
      #expect(await pages.sessionCount == 1)
      #expect(try await client.get("/", headers).status == .ok)
    }
  }

  @Test("A middleware checks addresses, and no page that another page pushes")
  func roles() async throws {
    struct OwnersOnly: RouterMiddleware {
      @concurrent
      func handle(
        _ request: Request, context: UserContext,
        next: @concurrent (Request, UserContext) async throws -> Response
      ) async throws -> Response {
        throw HTTPError(.forbidden)
      }
    }
    let account = Account()
    let pages = PageServer()
    let router = Router(context: UserContext.self)
    let owners = router.group().add(middleware: OwnersOnly())
    owners.page("/users", on: pages) { _ in UsersPage() }
    router.page("/", on: pages) { _ in SettingsPage(account: account) }
    pages.addRoutes(to: router)
    try await Application(router: router).test { client in
      #expect(try await client.get("/users").status == .forbidden)
      let start = try await client.get("/")
      #expect(!start.text.contains("Users"))
      await MainActor.run { account.isOwner = true }
      let page = try await client.get("/")
      let token = try #require(page.text.attribute("data-session"))
      let event = String(try #require(page.text.firstMatch(of: /"(tap\/[^"]*)"/)).1)
      let answer = try await client.send(event, number: 1, to: token)
      #expect(answer.text.contains("Ada"))
    }
  }

  @Test("A user who signs out ends all of their sessions, and no others")
  func signOut() async throws {
    let logins = Logins()
    let ada = try await Self.cookie(logIn("ada", to: logins))
    let others = try await [logIn("ada", to: logins), logIn("grace", to: logins)]
    let (pages, application) = server(logins)
    try await application.test { client in
      for login in [ada] + others.map(Self.cookie) { _ = try await client.get("/", login) }
      #expect(await pages.sessionCount == 3)
      let answer = try await client.get("/logout", ada)
      #expect(answer.status == .seeOther)
      #expect(await pages.sessionCount == 1)
      #expect(try await client.get("/", ada).status == .seeOther)
    }
  }
}
