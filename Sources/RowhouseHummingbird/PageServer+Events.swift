// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import NIOCore
import RowhouseWeb
import ServiceLifecycle

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension PageServer {
  /// Carries out an event, and answers with the frames that the client does not show yet.
  ///
  /// Only the event itself is carried out on the main actor, which all sessions share: it is read before.
  func event(_ request: Request, _ token: String?) async -> Response {
    do throws(RefusedRequest) {
      guard request.isFor(configuration.hosts) else { return .refusal(.misdirectedRequest) }
      guard RequestOrigin.isOwn(request) else { return .refusal(.forbidden) }
      let form = try await request.eventForm(limit: configuration.bodyLimit)
      guard let token else { return .refusal(.notFound) }
      let event = SentEvent(token: token, event: ReadEvent(form.event), form: form)
      let (answer, frames) = try await events.carryOut(event).get()
      if answer == .malformed { return .refusal(.badRequest) }
      return Response(
        status: answer == .accepted ? .ok : .conflict, headers: PageHeaders.json,
        body: ResponseBody(byteBuffer: Self.list(frames)))
    } catch {
      return .refusal(error.status)
    }
  }

  /// Frames as a list in JSON.
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

  /// The stream of a session's frames, from where the client says that it is.
  @MainActor
  func stream(_ request: Request, _ token: String?) -> Response {
    guard request.isFor(configuration.hosts) else { return .refusal(.misdirectedRequest) }
    guard let token, let session = sessions.session(token) else { return .refusal(.notFound) }
    let said = request.headers[.lastEventID] ?? request.uri.queryParameters["v"].map(String.init)
    guard let known = Int(said ?? "0") else { return .refusal(.badRequest) }
    var headers = PageHeaders.fresh("text/event-stream")
    headers[.accelBuffering] = "no"
    let stream = EventStream(session: session, known: known, silence: configuration.silence)
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in try await stream.write(request, &writer) })
  }
}
#endif
