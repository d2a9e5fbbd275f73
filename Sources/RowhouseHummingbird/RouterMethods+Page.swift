// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Hummingbird
public import RowhouseModel

@available(hummingbird 2.0, *)
extension RouterMethods {
  /// Serves a page at a path.
  ///
  /// ```swift
  /// router.page("/devices/:id", on: pages) { context in
  ///   guard let device = try devices[context.parameters.require("id")] else {
  ///     throw HTTPError(.notFound)
  ///   }
  ///   return DevicePage(device: device)
  /// }
  /// ```
  ///
  /// If the page needs data that has to be loaded first, the closure can wait for it, so that the first document
  /// contains the data:
  ///
  /// ```swift
  /// router.page("/orders", on: pages) { _ in OrdersPage(orders: try await database.orders()) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - server: The server of the sessions. Call its ``PageServer/addRoutes(to:)`` once.
  ///   - refusesOtherMethods: True to respond with status 405 to methods other than GET, HEAD, and POST. Pass `false`
  ///     if the application has its own routes for such methods at this path. Defaults to `true`.
  ///   - page: Creates the page for a browser, on the main actor. The session begins when it returns. It can throw an
  ///     `HTTPError`. A middleware can catch this error as an `HTTPError` only if
  ///     ``PageServer/Configuration/passesErrorsOn`` is true, which also describes other errors.
  /// - Returns: The router.
  @discardableResult
  public func page(
    _ path: RouterPath,
    on server: PageServer,
    refusesOtherMethods: Bool = true,
    page: @escaping @MainActor (PageContext<Context>) async throws -> any TablePage
  ) -> Self {
    get(path) { request, context in
      try await server.respond(to: request, context) {
        server.response(to: request, try await server.page(request, context, page))
      }
    }
    head(path) { request, context in
      try await server.respond(to: request, context) {
        try await server.head(request, context, page)
      }
    }
    post(path) { request, context in
      try await server.respond(to: request, context) {
        guard let content = try await server.answer(request, context, page) else {
          return .redirect(to: request.address(isOfNode: server.configuration.node != nil))
        }
        return server.response(to: request, content)
      }
    }
    if refusesOtherMethods { refuseMethods(of: path, except: [.get, .head, .post]) }
    return self
  }
}
#endif
