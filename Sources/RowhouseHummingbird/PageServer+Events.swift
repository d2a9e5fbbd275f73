// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseWeb
import ServiceLifecycle

@available(hummingbird 2.0, *)
extension PageServer {
  /// Performs an event, and answers with the frames that the client does not show yet.
  ///
  /// The request is read before the event takes time on the main actor, which all sessions share.
  func event(_ request: Request, _ token: String?) async -> Response {
    do throws(RefusedRequest) {
      guard request.isFor(configuration.hosts) else { return .refusal(.misdirectedRequest) }
      guard isOwn(request) else { return .refusal(.forbidden) }
      let form = try await request.eventForm(limit: configuration.bodyLimit)
      guard let token else { return .refusal(.notFound) }
      let answer = try await events.carryOut(form.event, session: token)
      let status: HTTPResponse.Status
      switch answer.outcome {
      case .accepted: status = .ok
      case .replayed, .gone: status = .conflict
      case .malformed: return .refusal(.badRequest)
      }
      return Response(
        status: status, headers: PageHeaders.json,
        body: ResponseBody(byteBuffer: Self.list(answer.frames)))
    } catch {
      return .refusal(error.status)
    }
  }

  /// Notes that a tab is hidden or closed, so that its session is kept for some time without a stream.
  @MainActor
  func leave(_ request: Request, _ token: String?, isHidden: Bool) -> Response {
    guard request.isFor(configuration.hosts) else { return .refusal(.misdirectedRequest) }
    guard isOwn(request) else { return .refusal(.forbidden) }
    guard let token, let session = sessions.session(token) else { return .refusal(.notFound) }
    session.leave(isHidden: isHidden)
    return Response(status: .noContent)
  }

  /// Returns `true` if a request may change something.
  func isOwn(_ request: Request) -> Bool {
    RequestOrigin.isOwn(request, allowing: configuration.origins)
  }

  /// Returns frames as an array in JSON.
  private static func list(_ frames: [WebFrame]) -> ByteBuffer {
    var list = ByteBuffer()
    list.writeString("[")
    for (index, frame) in frames.enumerated() {
      if index > 0 { list.writeString(",") }
      frame.withBytes { _ = list.writeBytes($0) }
    }
    list.writeString("]")
    return list
  }

  /// Returns the stream of a session's frames after the version that the client shows.
  @MainActor
  func stream(_ request: Request, _ token: String?) -> Response {
    guard request.isFor(configuration.hosts) else { return .refusal(.misdirectedRequest) }
    guard let token, let session = sessions.session(token) else { return .refusal(.notFound) }
    // The end of a connection whose request is still being sent is not noticed.
    guard request.headers[.transferEncoding] == nil,
      request.headers[.contentLength].map({ $0 == "0" }) ?? true
    else { return .refusal(.badRequest) }
    let version = request.uri.queryParameters["version"].map(String.init)
    guard let known = Int(request.headers[.lastEventID] ?? version ?? "0") else {
      return .refusal(.badRequest)
    }
    var headers = PageHeaders.fresh("text/event-stream")
    headers[.accelBuffering] = "no"
    let stream = EventStream(session: session, known: known, silence: configuration.silence)
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in try await stream.write(request, &writer) })
  }
}
#endif
