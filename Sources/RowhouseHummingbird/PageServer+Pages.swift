// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
import RowhouseHosting
import RowhouseModel
import RowhouseWeb

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension PageServer {
  /// Opens a session, and answers with its document.
  @MainActor
  func document<Context: RequestContext>(
    _ request: Request, _ context: Context, _ status: HTTPResponse.Status,
    _ page: @MainActor (PageContext<Context>) throws -> any TablePage
  ) throws -> Response {
    guard request.isFor(configuration.hosts) else { return .refusal(.misdirectedRequest) }
    do {
      let session = try sessions.open { token, number in
        try WebSession(
          token: token, path: request.address, base: configuration.base, images: images,
          theme: theme, texts: texts, language: configuration.language, diagnostics: diagnostics
        ) { navigator in
          let context = PageContext(
            navigator: navigator, request: request, routing: context, session: number)
          return try page(context)
        }
      }
      return document(of: session, status)
    } catch let refused as RefusedRequest {
      return .refusal(refused.status)
    }
  }

  @MainActor
  private func document(of session: LiveSession, _ status: HTTPResponse.Status) -> Response {
    let text = session.web.document(client: files.version)
    return Response(status, "text/html", text)
  }

  /// Carries out an event that a browser without a script has sent, and answers with the document.
  ///
  /// An event that comes too late is answered with the newest document, one of a session that has
  /// gone with that of a new one, so that the user can go on.
  @MainActor
  func answer<Context: RequestContext>(
    _ request: Request, _ context: Context,
    _ page: @MainActor (PageContext<Context>) throws -> any TablePage
  ) async throws -> Response {
    do {
      guard request.isFor(configuration.hosts) else { return .refusal(.misdirectedRequest) }
      guard RequestOrigin.isOwn(request) else { return .refusal(.forbidden) }
      let form = try await request.eventForm(limit: configuration.bodyLimit)
      guard let token = form.session else { return .refusal(.badRequest) }
      guard let session = sessions.session(token) else {
        return try document(request, context, .notFound, page)
      }
      switch try session.receive(ReadEvent(form.event), form).answer {
      case .accepted: return document(of: session, .ok)
      case .replayed, .gone: return document(of: session, .conflict)
      case .malformed: return .refusal(.badRequest)
      }
    } catch let refused as RefusedRequest {
      return .refusal(refused.status)
    }
  }
}

extension Request {
  /// Path and query as they were asked for, on this very server.
  fileprivate var address: String {
    let path = "/" + uri.path.drop { $0 == "/" || $0 == "\\" }
    return uri.query.map { "\(path)?\($0)" } ?? path
  }
}
#endif
