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
  /// The router is that of the application, or a group of it whose path is empty.
  public func addRoutes<Router: RouterMethods>(to router: Router) {
    let group = router.group(RouterPath(configuration.base))
    group.get("events/:session") { request, context in
      await self.stream(request, context.parameters.get("session"))
    }
    group.post("events/:session") { request, context in
      await self.event(request, context.parameters.get("session"))
    }
    group.refuseMethods(of: "events/:session", except: [.get, .post])
    for (path, isHidden) in [("hidden", true), ("closed", false)] {
      group.post("events/:session/\(path)") { request, context in
        await self.leave(request, context.parameters.get("session"), isHidden: isHidden)
      }
      group.refuseMethods(of: "events/:session/\(path)", except: [.post])
    }
    group.serve("styles/:session") { request, context in
      await self.styles(request, context.parameters.get("session"))
    }
    group.serve("images/named/:name") { request, context in
      self.picture(request, context.parameters.get("name"), in: self.images.image(named:))
    }
    group.serve("images/symbol/:name") { request, context in
      self.picture(request, context.parameters.get("name"), in: self.images.symbol(named:))
    }
    for file in WebClient.files {
      group.serve(":version/\(file.name)") { request, context in
        self.clientFile(file, request, version: context.parameters.get("version"))
      }
    }
  }
}

@available(hummingbird 2.0, *)
extension RouterMethods {
  /// Answers GET and HEAD, and refuses all other methods.
  fileprivate func serve(
    _ path: String, _ respond: @escaping @Sendable (Request, Context) async -> Response
  ) {
    get(RouterPath(path), use: respond)
    head(RouterPath(path)) { await respond($0, $1).createHeadResponse() }
    refuseMethods(of: path, except: [.get, .head])
  }

  /// Answers methods that a path does not have with status 405 and those that it has.
  fileprivate func refuseMethods(of path: String, except allowed: [HTTPRequest.Method]) {
    for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete, .options]
    where !allowed.contains(method) {
      on(RouterPath(path), method: method) { _, _ in
        var response = Response.refusal(.methodNotAllowed)
        response.headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ")
        return response
      }
    }
  }
}
#endif
