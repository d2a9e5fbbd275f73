// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HTTPTypes
import Hummingbird
import Observation
import Rowhouse
import RowhouseForms
import RowhouseHummingbird
import Testing

func encoded(_ text: String) -> String {
  text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
}

/// Returns the address if it is that of a page of this server, and otherwise that of the first page.
func pageAddress(_ address: Substring?) -> String {
  let paths: Set<Substring> = ["/"]
  guard let address, paths.contains(address.prefix { $0 != "?" }),
    address.utf8.allSatisfy({ (33...126).contains($0) })
  else { return "/" }
  return String(address)
}

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
      tickets[ticket] = (credentials.name, .now + .seconds(300))
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
    var csv: String { "setting,value\nNight mode,\(nightMode)\n" }
  }

  struct UserContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var user: String?

    init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
  }

  struct SignIn: RouterMiddleware {
    let logins: Logins
    var redirects = true

    @concurrent
    func handle(
      _ request: Request, context: UserContext,
      next: @concurrent (Request, UserContext) async throws -> Response
    ) async throws -> Response {
      guard let login = request.cookies["login"]?.value, let user = await logins.user(of: login)
      else {
        guard redirects else { throw HTTPError(.unauthorized) }
        return .redirect(to: "/login?to=\(encoded(request.uri.string))")
      }
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

  struct SettingsPage: TablePage {
    let account: Account

    var title: String { "Settings" }

    var sections: [TableSection] {
      TableSection {
        ToggleRow("Night mode", account, \.nightMode)
        if account.isOwner { LinkRow("Users") { UsersPage() } }
        ExternalLinkRow("Save", to: ExternalLink(path: "/settings.csv", isDownload: true))
        ExternalLinkRow("Log out", to: ExternalLink(path: "/logout"))
      }
    }
  }

  struct UsersPage: TablePage {
    var title: String { "Users" }
    var sections: [TableSection] { TableSection { Row("Ada") } }
  }

  struct SignInPage: TablePage {
    let logins: Logins
    let target: String
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
          let path = "/enter?ticket=\(ticket)&to=\(encoded(target))"
          ExternalLink(path: path).map(navigator.open)
        }
      }
    }
  }

  func server(
    _ logins: Logins = Logins(), _ accounts: Accounts = Accounts()
  ) -> (PageServer, some ApplicationProtocol) {
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

    let files = router.group().add(middleware: SignIn(logins: logins, redirects: false))
    files.get("/settings.csv") { _, context in
      guard let user = context.user else { throw HTTPError(.unauthorized) }
      return await accounts.account(of: user).csv
    }

    var entrance = configuration
    entrance.base = "/sign-in"
    entrance.client = { request, _ in
      HTTPField.Name("X-Real-IP").flatMap { request.headers[$0] }
    }
    let signIn = PageServer(configuration: entrance)
    router.page("/login", on: signIn) { context in
      let target = pageAddress(context.request.uri.queryParameters["to"])
      return SignInPage(logins: logins, target: target)
    }
    signIn.addRoutes(to: router)

    router.get("/enter") { request, _ in
      guard isFromSameOrigin(request),
        let ticket = request.uri.queryParameters["ticket"],
        let login = await logins.login(for: String(ticket))
      else { return Response.redirect(to: "/login") }
      var response = Response.redirect(to: pageAddress(request.uri.queryParameters["to"]))
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

  /// The routes in the doc comment.
  func routes(_ logins: Logins, _ pages: PageServer) {
    let router = Router(context: UserContext.self)
    let members = router.group().add(middleware: SignIn(logins: logins))
    pages.addRoutes(to: members, files: router)
  }

  struct Database {
    private let notifications = AsyncStream.makeStream(of: String.self)
    var signedOut: AsyncStream<String> { notifications.stream }

    /// Notifies the process of a user who has signed out in another one, and then of nobody else.
    func end(notifying user: String) {
      notifications.continuation.yield(user)
      notifications.continuation.finish()
    }
  }

  /// Ends the sessions of users who sign out in another process.
  func follow(_ database: Database, _ pages: PageServer) async {
    for await user in database.signedOut { pages.closeSessions(of: user) }
  }
}
