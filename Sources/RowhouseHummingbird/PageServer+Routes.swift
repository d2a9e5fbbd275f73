// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
public import Hummingbird
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// Adds routes below ``Configuration/base`` for the client's files, events, styles and images.
  ///
  /// Proxies and monitors can request two more routes: `health` responds with status 200 as long as the process runs,
  /// and `ready` with status 503 while no more sessions can be opened. The router is that of the application, or a
  /// group of it whose path is empty.
  ///
  /// If a middleware lets only users in who have signed in, ``addRoutes(to:files:)`` keeps the client's files out of it.
  public func addRoutes<Router: RouterMethods>(to router: Router) {
    addRoutes(to: router, files: router)
  }

  /// Adds routes below ``Configuration/base``, of which those of the client's files are in a router of their own.
  ///
  /// ```swift
  /// let members = router.group().add(middleware: SignIn(logins: logins))
  /// pages.addRoutes(to: members, files: router)
  /// ```
  ///
  /// A tab whose user has signed out elsewhere loads files of the client to show the page for signing in. They contain no
  /// data, and are the same for everyone.
  ///
  /// - Parameters:
  ///   - router: The router of events, styles and images: that of the application, or a group of it whose path is
  ///     empty.
  ///   - files: The router of the client's files, `health` and `ready`, which everyone may request.
  public func addRoutes<Router: RouterMethods, Files: RouterMethods>(
    to router: Router, files: Files
  ) {
    let group = router.group(RouterPath(configuration.base))
    addEventRoutes(to: group)
    group.serve("styles/:session", on: self) { request, context in
      self.response(
        to: request, try await self.styles(context.parameters.get("session")))
    }
    group.serve("images/named/:name", on: self) { request, context in
      try self.picture(request, context.parameters.get("name"), in: self.images.image(named:))
    }
    group.serve("images/symbol/:name", on: self) { request, context in
      try self.picture(request, context.parameters.get("name"), in: self.images.symbol(named:))
    }
    let open = files.group(RouterPath(configuration.base))
    for file in ServedFile.all {
      open.serve(":version/\(file.name)", on: self) { request, context in
        self.clientFile(request, file, version: context.parameters.get("version"))
      }
    }
    open.serve("health", on: self) { _, _ in Response(.ok, "text/plain", "running\n") }
    open.serve("ready", on: self) { _, _ in try await self.readiness() }
  }

  /// Adds the routes of sessions.
  ///
  /// The paths contain the name of the session only for logs and proxies.
  private func addEventRoutes(to group: some RouterMethods) {
    group.get("events/:session") { request, context in
      try await self.respond(to: request, context) {
        if let socket = try self.socket(request) { return socket }
        return try await self.stream(request, context.logger)
      }
    }
    group.receive("events/:session", on: self) { try await self.event($0) }
    group.refuseMethods(of: "events/:session", except: [.get, .post])
    group.receive("events/:session/hidden", on: self) { try await self.leave($0, isHidden: true) }
    group.receive("events/:session/closed", on: self) { try await self.leave($0, isHidden: false) }
    group.refuseMethods(of: "events/:session/hidden", except: [.post])
    group.refuseMethods(of: "events/:session/closed", except: [.post])
  }
}
#endif
