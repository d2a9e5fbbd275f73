// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import RowhouseHosting
import RowhouseWeb

@available(hummingbird 2.0, *)
extension PageServer {
  /// Performs an event, and answers with the messages that the client does not show yet.
  ///
  /// The request is read before the event takes time on the main actor, which all sessions share.
  func event(_ request: Request) async throws(RefusedRequest) -> Response {
    try checkOrigin(of: request)
    let form = try await request.eventForm(configuration.bodyLimits)
    let answer = try await events.perform(form.event, session: form.session)
    let (status, messages) = try content(of: answer)
    return response(to: request, status, PageHeaders.json, messages)
  }

  /// Returns the status of an answer, and the messages that the client does not show yet, as a JSON array.
  func content(
    of answer: WebAnswer
  ) throws(RefusedRequest) -> (HTTPResponse.Status, messages: ByteBuffer) {
    let status: HTTPResponse.Status
    switch answer.outcome {
    case .accepted: status = .ok
    case .replayed, .gone: status = .conflict
    case .malformed: throw RefusedRequest(.badRequest)
    }
    let list = Self.list(answer.messages)
    metrics.recordBytes(list.readableBytes, of: .answer)
    return (status, list)
  }

  /// Records that a tab is hidden or closed, so that the server keeps its session for a limited
  /// time without a stream.
  func leave(_ request: Request, isHidden: Bool) async throws(RefusedRequest) -> Response {
    try checkOrigin(of: request)
    let token = try await request.form(configuration.bodyLimits)["session"]
    guard let token, await sessions.leave(token, isHidden: isHidden) else {
      throw RefusedRequest(.notFound)
    }
    return Response(status: .noContent)
  }

  /// Throws a refusal if a request comes from an origin that is not allowed to change anything.
  func checkOrigin(of request: Request) throws(RefusedRequest) {
    guard RequestOrigin.isOwn(request, allowing: configuration.origins) else {
      throw RefusedRequest(.forbidden)
    }
  }

  /// Returns messages as a JSON array.
  private static func list(_ messages: [SessionMessage]) -> ByteBuffer {
    var list = ByteBuffer()
    list.writeString("[")
    for (index, message) in messages.enumerated() {
      if index > 0 { list.writeString(",") }
      message.withBytes { _ = list.writeBytes($0) }
    }
    list.writeString("]")
    return list
  }

  /// Returns the stream of a session's messages after the version that the client shows.
  @MainActor
  func stream(_ request: Request, _ logger: Logger) throws(RefusedRequest) -> Response {
    guard let token = request.headers[.session], let session = sessions.session(token) else {
      throw RefusedRequest(.notFound)
    }
    // While a request is being sent, the server does not notice the end of its connection.
    guard request.headers[.transferEncoding] == nil,
      request.headers[.contentLength].map({ $0 == "0" }) ?? true
    else { throw RefusedRequest(.badRequest) }
    guard let known = Int(request.uri.queryParameters["version"] ?? "0") else {
      throw RefusedRequest(.badRequest)
    }
    var headers = PageHeaders.fresh("text/event-stream")
    headers[.accelBuffering] = "no"
    let stream = EventStream(
      session: session, known: known, silence: configuration.timing.silence, metrics: metrics,
      movesAtEnd: configuration.node != nil
    ) {
      self.reportHolding(by: $0, logger)
    }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in try await stream.write(request, &writer) })
  }

  /// Logs a warning, once, that a middleware may delay event streams.
  private func reportHolding(by type: String, _ logger: Logger) {
    let isKnown = hasReportedHolding.withLock { isKnown in
      defer { isKnown = true }
      return isKnown
    }
    if isKnown { return }
    logger.warning(
      """
      Event streams pass through \(type), which may hold back what is written. Each stream now ends after one \
      message, and changes arrive later. Add the middleware to a group of routes without those of the page server.
      """)
  }
}
#endif
