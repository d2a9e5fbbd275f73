// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
public import Hummingbird
import RowhouseModel
import RowhouseWeb

/// A middleware that shows users a short page in their language at an address without a page.
///
/// ```swift
/// router.add(middleware: UnknownAddresses(pages))
/// ```
///
/// It replaces errors with status 404 that have no message, whether they are from the router or from the closure that
/// creates a page, in answers to requests that accept HTML. Add it to the router before any other middleware, such as
/// one that serves files.
///
/// The language is the first one of the user in which Rowhouse has texts of its own, or else
/// ``PageServer/Configuration/language``. The texts are those of the server in this language.
@available(hummingbird 2.0, *)
public struct UnknownAddresses<Context: RequestContext>: RouterMiddleware {
  private let server: PageServer

  /// Creates the middleware with the texts of a server.
  public init(_ server: PageServer) { self.server = server }

  /// Answers a request.
  @concurrent
  public func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound && error.body == nil {
      let accepted = request.headers[values: .accept].joined().lowercased()
      // A browser without a script posts forms.
      guard [.get, .head, .post].contains(request.method), accepted.contains("text/html") else {
        throw error
      }
      var response = Response(.notFound, "text/html", server.unknownAddressPage(for: request))
      response.headers.append(contentsOf: error.headers)
      return request.method == .head ? response.createHeadResponse() : response
    }
  }
}

@available(hummingbird 2.0, *)
extension PageServer {
  /// Returns a document in the first language of the user in which there are texts, or else in that of the server.
  fileprivate func unknownAddressPage(for request: Request) -> String {
    let preferred = LanguagePreferences(request.headers[.acceptLanguage] ?? "").tags
    let language = preferred.first { TextLanguage(tag: $0) != nil } ?? configuration.language
    return WebTexts.document(
      texts(language).unknownAddress, language: language,
      client: "\(configuration.base)/\(clientVersion)/")
  }
}
#endif
