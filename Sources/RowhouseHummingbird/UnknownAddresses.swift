// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
public import Hummingbird
import RowhouseModel
import RowhouseWeb

/// A middleware that shows a short page with a link to the start page and the id of the request, in the user's language,
/// at addresses without a page.
///
/// ```swift
/// router.add(middleware: UnknownAddresses(pages))
/// ```
///
/// The middleware handles requests that accept HTML. It replaces each error that has status 404 and no message, whether
/// the router or the closure that creates a page throws it. Add the middleware to the router before any other
/// middleware, such as one that serves files.
///
/// The language is the first of the user's languages for which Rowhouse has texts, or otherwise
/// ``PageServer/Configuration/language``. The texts are those of the server in this language.
@available(hummingbird 2.0, *)
public struct UnknownAddresses<Context: RequestContext>: RouterMiddleware {
  private let server: PageServer
  private let home: String?

  /// Creates a middleware that uses the texts of a server.
  ///
  /// - Parameters:
  ///   - server: The server of the pages.
  ///   - home: The address of the start page, or `nil` for a page without a link. Defaults to `/`.
  public init(_ server: PageServer, home: String? = "/") {
    self.server = server
    self.home = home
  }

  /// Passes a request on, and answers with a page if an error with status 404 and no message is
  /// thrown.
  @concurrent
  public func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let accepted = request.headers[values: .accept].joined().lowercased()
      // A page without a script posts forms.
      guard let headers = Self.headers(error),
        [.get, .head, .post].contains(request.method), accepted.contains("text/html")
      else { throw error }
      let page = server.unknownAddressPage(for: request, home, id: context.logger.requestID)
      var response = Response(.notFound, "text/html", page)
      response.headers.add(ofError: headers)
      return request.method == .head ? response.createHeadResponse() : response
    }
  }

  /// Returns the headers of an error that has status 404 and no message, or `nil` for any other error.
  private static func headers(_ error: any Error) -> HTTPFields? {
    switch error {
    case let error as HTTPError where error.status == .notFound && error.body == nil: error.headers
    case let error as RefusedPage where error.status == .notFound: error.headers
    default: nil
    }
  }
}

@available(hummingbird 2.0, *)
extension PageServer {
  /// Returns a document in the first of the user's languages for which there are texts, or otherwise in the server's
  /// language.
  fileprivate func unknownAddressPage(
    for request: Request, _ home: String?, id: String?
  ) -> String {
    let preferred = LanguagePreferences(request.headers[.acceptLanguage] ?? "").tags
    let language = preferred.first { TextLanguage(tag: $0) != nil } ?? configuration.language
    return texts(language).document(
      \.unknownAddress, home: home, request: id, language: language,
      client: "\(configuration.base)/\(clientVersion)/", icon: icon)
  }
}
#endif
