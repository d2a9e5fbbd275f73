// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
public import Hummingbird
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// Adds routes below ``Configuration/base`` for client files, events, styles, and images.
  ///
  /// Two more routes are for proxies and monitors: `health` responds with status 200 as long as the process runs, and
  /// `ready` responds with status 503 while no more sessions can be opened, or once the process is shutting down. Both
  /// also respond to requests for hosts that are not in ``Configuration/hosts``. Pass the router of the application, or
  /// one of its groups with an empty path.
  ///
  /// If a middleware admits only users who have signed in, use ``addRoutes(to:files:)`` instead, so that the client
  /// files don't pass through the middleware.
  public func addRoutes<Router: RouterMethods>(to router: Router) {
    addRoutes(to: router, files: router)
  }

  /// Adds routes below ``Configuration/base``, with the routes of client files in a separate router.
  ///
  /// ```swift
  /// let members = router.group().add(middleware: SignIn(logins: logins))
  /// pages.addRoutes(to: members, files: router)
  /// ```
  ///
  /// A tab whose user has signed out elsewhere loads client files to show the sign-in page. Client files contain no
  /// data, and are the same for everyone.
  ///
  /// Serve a page for visitors who have not signed in, such as the sign-in page, with another server, because its
  /// events must not pass through the middleware.
  ///
  /// - Parameters:
  ///   - router: The router of events, styles, and images: the router of the application, or one of its groups with an
  ///     empty path.
  ///   - files: The router of client files, `health`, and `ready`, which anyone can request.
  public func addRoutes<Router: RouterMethods, Files: RouterMethods>(
    to router: Router, files: Files
  ) {
    let group = router.group(RouterPath(configuration.base))
    addEventRoutes(to: group)
    group.serve("styles/:session", on: self) { request, context in
      self.response(
        to: request,
        try await self.styles(context.parameters.get("session"), request.uri.query))
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
    // A monitor may send the address of the process as the host, or none.
    open.serve("health", on: self, checksHost: false) { _, _ in
      Response(.ok, "text/plain", "running\n")
    }
    open.serve("ready", on: self, checksHost: false) { _, _ in try await self.readiness() }
  }

  /// Adds the routes of sessions.
  ///
  /// The paths contain the name of the session, but only for logs and proxies.
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
