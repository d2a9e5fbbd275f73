// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
public import Hummingbird
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// Adds routes below ``Configuration/base`` for the client's files, events, styles and pictures.
  ///
  /// Proxies and monitors can request two more routes: `health` responds with status 200 as long as the process runs,
  /// and `ready` with status 503 while no more sessions can be opened. The router is that of the application, or a
  /// group of it whose path is empty.
  public func addRoutes<Router: RouterMethods>(to router: Router) {
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
    for file in ServedFile.all {
      group.serve(":version/\(file.name)", on: self) { request, context in
        self.clientFile(request, file, version: context.parameters.get("version"))
      }
    }
    group.serve("health", on: self) { _, _ in Response(.ok, "text/plain", "running\n") }
    group.serve("ready", on: self) { _, _ in try await self.readiness() }
  }

  /// Adds the routes of sessions.
  ///
  /// The name of a session in their paths is for logs and proxies alone.
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
