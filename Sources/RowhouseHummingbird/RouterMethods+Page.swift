// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
public import Hummingbird
public import RowhouseModel

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension RouterMethods {
  /// Serves a page.
  ///
  /// ```swift
  /// router.page("/devices/:id", on: pages) { context in
  ///   guard let device = try devices[context.parameters.require("id")] else {
  ///     throw HTTPError(.notFound)
  ///   }
  ///   return DevicePage(device: device, navigator: context.navigator)
  /// }
  /// ```
  ///
  /// The server is named because a router has no place to keep one for all its pages, and because
  /// an application may well have two, with other pictures or limits.
  ///
  /// - Parameters:
  ///   - path: Where the page is found.
  ///   - server: What keeps its sessions; ``PageServer/addRoutes(to:)`` has to be called once for
  ///     it.
  ///   - page: Makes the page for a browser that opens it, on the main actor. It may throw what is
  ///     answered instead, such as an `HTTPError`.
  /// - Returns: The router.
  @discardableResult
  public func page(
    _ path: RouterPath,
    on server: PageServer,
    page: @escaping @MainActor (PageContext<Context>) throws -> any TablePage
  ) -> Self {
    get(path) { request, context in
      try await server.document(request, context, .ok, page)
    }
    return post(path) { request, context in
      try await server.answer(request, context, page)
    }
  }
}
#endif
