// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Observation
import Rowhouse
import RowhouseForms
import RowhouseHummingbird
import Testing

func isFromSameOrigin(_ request: Request) -> Bool {
  let site = HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }
  return site == nil || site == "same-origin"
}

/// The examples of the article about users.
///
/// `SnippetTests` of the root package reads them.
@MainActor
@Suite("Users and sign-in")
struct SignInSnippets {
  struct Credentials: Equatable {
    var name = ""
    var password = ""
  }

  actor Logins {
    private var users: [String: String] = [:]
    private var tickets: [String: (user: String, end: ContinuousClock.Instant)] = [:]

    func ticket(for credentials: Credentials) -> String? {
      // A real server compares the password with a hash that it has stored for the user.
      guard credentials.password == "secret" else { return nil }
      let ticket = randomKey()
      tickets = tickets.filter { $0.value.end > .now }
      tickets[ticket] = (credentials.name, .now + .seconds(60))
      return ticket
    }

    func login(for ticket: String) -> String? {
      guard let ticket = tickets.removeValue(forKey: ticket), ticket.end > .now else { return nil }
      let login = randomKey()
      users[login] = ticket.user
      return login
    }

    func user(of login: String) -> String? { users[login] }

    func endAll(of user: String) { users = users.filter { $0.value != user } }

    private func randomKey() -> String {
      (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }
  }

  @MainActor
  @Observable
  final class Account {
    var nightMode = false
    var isOwner = false
  }

  struct UserContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var user: String?

    init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
  }

  struct SignIn: RouterMiddleware {
    let logins: Logins

    @concurrent
    func handle(
      _ request: Request, context: UserContext,
      next: @concurrent (Request, UserContext) async throws -> Response
    ) async throws -> Response {
      guard let login = request.cookies["login"]?.value, let user = await logins.user(of: login)
      else { return .redirect(to: "/login") }
      var context = context
      context.user = user
      return try await next(request, context)
    }
  }

  @MainActor
  final class Accounts {
    private var accounts: [String: Account] = [:]

    func account(of user: String) -> Account {
      let account = accounts[user] ?? Account()
      accounts[user] = account
      return account
    }
  }

  private struct SettingsPage: TablePage {
    let account: Account

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        ToggleRow("Night mode", account, \.nightMode)
        if account.isOwner { LinkRow("Users") { UsersPage() } }
        ExternalLinkRow("Log out", to: ExternalLink(path: "/logout"))
      }
    }
  }

  private struct UsersPage: TablePage {
    var title: String { "Users" }
    var sections: [TableSection] { TableSection { Row("Ada") } }
  }

  struct SignInPage: TablePage {
    let logins: Logins
    let form = FormModel(Credentials()) {
      FormRule(\.name, "Enter your name") { !$0.isEmpty }
    }
    var title: String { "Sign in" }
    var sections: [TableSection] {
      TableSection {
        FieldRow("Name", form, \.name).content(.username)
        FieldRow("Password", form, \.password, kind: .secure).content(.password)
      }
      TableSection {
        SubmitRow("Sign in", form) { credentials in
          guard let ticket = await logins.ticket(for: credentials) else {
            throw FormErrors(\Credentials.password, "The name or the password is wrong")
          }
          ExternalLink(path: "/enter?ticket=\(ticket)").map(navigator.open)
        }
      }
    }
  }

  private func server(_ logins: Logins = Logins()) -> (PageServer, some ApplicationProtocol) {
    let accounts = Accounts()
    let host = "0.0.0.0"
    var configuration = PageServer.Configuration.listening(on: host)
    configuration.client = { _, context in (context as? UserContext)?.user }
    let pages = PageServer(configuration: configuration)

    let router = Router(context: UserContext.self)
    let members = router.group().add(middleware: SignIn(logins: logins))
    members.page("/", on: pages) { context in
      guard let user = context.routing.user else { throw HTTPError(.unauthorized) }
      return SettingsPage(account: accounts.account(of: user))
    }
    pages.addRoutes(to: members, files: router)

    var entrance = configuration
    entrance.base = "/sign-in"
    entrance.client = { request, _ in
      HTTPField.Name("X-Real-IP").flatMap { request.headers[$0] }
    }
    let signIn = PageServer(configuration: entrance)
    router.page("/login", on: signIn) { _ in SignInPage(logins: logins) }
    signIn.addRoutes(to: router)

    router.get("/enter") { request, _ in
      guard isFromSameOrigin(request),
        let ticket = request.uri.queryParameters["ticket"],
        let login = await logins.login(for: String(ticket))
      else { return Response.redirect(to: "/login") }
      var response = Response.redirect(to: "/")
      response.setCookie(
        Cookie(
          name: "login", value: login, path: "/", secure: true, httpOnly: true, sameSite: .lax))
      return response
    }

    members.get("/logout") { request, context in
      guard isFromSameOrigin(request) else { return Response.redirect(to: "/") }
      if let user = context.user {
        await logins.endAll(of: user)
        await pages.closeSessions(of: user)
      }
      return Response.redirect(to: "/login")
    }
    return (pages, Application(router: router))
  }

  /// Signs a user in and returns the login.
  private func logIn(_ user: String, to logins: Logins) async throws -> String {
    let ticket = try #require(
      await logins.ticket(for: Credentials(name: user, password: "secret")))
    return try #require(await logins.login(for: ticket))
  }

  private nonisolated static func cookie(_ login: String) -> HTTPFields {
    [.cookie: "login=\(login)"]
  }

  /// The routes in the doc comment.
  private func routes(_ logins: Logins, _ pages: PageServer) {
    let router = Router(context: UserContext.self)
    let members = router.group().add(middleware: SignIn(logins: logins))
    pages.addRoutes(to: members, files: router)
  }

  private struct Database {
    private let notifications = AsyncStream.makeStream(of: String.self)
    var signedOut: AsyncStream<String> { notifications.stream }

    /// Notifies the process of a user who has signed out in another one, and then of nobody else.
    func end(notifying user: String) {
      notifications.continuation.yield(user)
      notifications.continuation.finish()
    }
  }

  /// Ends the sessions of users who sign out in another process.
  private func follow(_ database: Database, _ pages: PageServer) async {
    for await user in database.signedOut { pages.closeSessions(of: user) }
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
      #expect(stranger.status == .seeOther && stranger.headers[.location] == "/login")

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
