// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import Hummingbird
import RowhouseHosting
import RowhouseModel
import RowhouseWeb
import ServiceLifecycle

@available(hummingbird 2.0, *)
extension PageServer {
  /// Answers a GET request with the document of a new session, unless the server is a node that is
  /// shutting down.
  @MainActor
  func page<Context: RequestContext>(
    _ request: Request, _ context: Context,
    _ page: @MainActor (PageContext<Context>) async throws -> any TablePage
  ) async throws -> TextContent {
    try checkShutdown()
    return try await document(request, context, page)
  }

  /// Throws a refusal if the server is a node that is shutting down.
  ///
  /// The proxy then sends the request to another node, which keeps the session.
  private func checkShutdown() throws(RefusedRequest) {
    if configuration.node != nil, Task.isShuttingDownGracefully {
      throw RefusedRequest(.serviceUnavailable)
    }
  }

  /// Opens a session, and answers with its document.
  ///
  /// If the session replaces one that ended before its form arrived, the document contains the
  /// typed text.
  @MainActor
  private func document<Context: RequestContext>(
    _ request: Request, _ context: Context, replacing form: EventForm? = nil,
    _ page: @MainActor (PageContext<Context>) async throws -> any TablePage
  ) async throws -> TextContent {
    let client = configuration.client(request, context)
    let navigator = Navigator()
    let number = try sessions.beginOpening(client: client)
    defer { sessions.endOpening(number) }
    let page = try await page(
      PageContext(navigator: navigator, request: request, routing: context, session: number))
    // The shutdown may have begun while the page was being created.
    if form == nil { try checkShutdown() }
    let start = configuration.clock.now
    let session = try sessions.open(number, client: client) { token in
      WebSession(
        token: token, node: configuration.node,
        path: request.address(isOfNode: configuration.node != nil), base: configuration.base,
        images: images, theme: theme, texts: texts, language: configuration.language,
        diagnostics: diagnostics, navigator: navigator, page: page)
    }
    if let form { session.web.keep(fields: form.event.fields, areOfShownPage: !form.isLower) }
    let content =
      form == nil
      ? document(of: session, .ok, answersForm: false)
      : document(of: session, .notFound, reporting: [\.refused, \.reloaded])
    metrics.recordDocument(time: configuration.clock.now - start)
    return content
  }

  /// Returns the headers of a GET response, without a document and without opening a session.
  @MainActor
  func head<Context: RequestContext>(
    _ request: Request, _ context: Context,
    _ page: @MainActor (PageContext<Context>) async throws -> any TablePage
  ) async throws -> Response {
    try checkShutdown()
    try sessions.checkLimits(for: configuration.client(request, context))
    _ = try await page(
      PageContext(navigator: Navigator(), request: request, routing: context, session: 0))
    var headers = PageHeaders.fresh("text/html; charset=utf-8")
    headers[.vary] = "Accept-Encoding"
    return Response(status: .ok, headers: headers)
  }

  @MainActor
  private func document(
    of session: LiveSession, _ status: HTTPResponse.Status,
    reporting notices: [KeyPath<WebTexts.Messages, String>] = [], answersForm: Bool = true
  ) -> TextContent {
    let document = session.web.document(
      client: clientVersion, icon: icon, reporting: notices,
      offersSockets: acceptsSockets.withLock { $0 }, answersForm: answersForm)
    metrics.recordBytes(document.utf8.count, of: .document)
    return TextContent(status: status, type: "text/html", text: document)
  }

  /// Performs an event of a browser without a script, and answers with the newest document.
  ///
  /// The document is that of a new session if the old one has ended. Returns `nil` if the event itself has ended its
  /// session, for example because the user has signed out. The browser must then load the page again, so that
  /// middleware can respond in its place.
  @MainActor
  func answer<Context: RequestContext>(
    _ request: Request, _ context: Context,
    _ page: @MainActor (PageContext<Context>) async throws -> any TablePage
  ) async throws -> TextContent? {
    try checkOrigin(of: request)
    let form = try await request.pageForm(configuration.bodyLimits)
    guard let session = sessions.session(form.session) else {
      return try await document(request, context, replacing: form, page)
    }
    let start = configuration.clock.now
    let answer = Result { () throws(RefusedRequest) in try session.receive(form.event) }
    metrics.record(EventOutcome(answer), time: configuration.clock.now - start)
    let outcome = try answer.get().outcome
    if session.web.isClosed { return nil }
    switch outcome {
    case .accepted: return document(of: session, .ok)
    case .replayed: return document(of: session, .conflict)
    case .gone: return document(of: session, .conflict, reporting: [\.refused])
    case .malformed: throw RefusedRequest(.badRequest)
    }
  }
}

extension Request {
  /// Returns the path and query of the request, without the name of a node.
  func address(isOfNode: Bool) -> String {
    let path = "/" + uri.path.drop { $0 == "/" || $0 == "\\" }
    guard let query = uri.query else { return path }
    if !isOfNode { return "\(path)?\(query)" }
    let items = query.split(separator: "&").filter { !$0.hasPrefix("\(WebSession.nodeItem)=") }
    return items.isEmpty ? path : "\(path)?\(items.joined(separator: "&"))"
  }
}
#endif
