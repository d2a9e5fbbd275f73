// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Hummingbird

/// The application with which pages are compared: a page, a POST route, and an event stream,
/// written directly with Hummingbird.
///
/// The `by` query parameter selects the messages that report a change after a POST: its `answer`,
/// the `stream`, or `both`, as on pages of Rowhouse. With `main`, both report it, and the event is
/// handled on the main actor, like the events of pages.
struct NothingApplication {
  private let visits = NothingVisits()

  var router: Router<BasicRequestContext> {
    let router = Router()
    router.get("/rows/:count") { [visits] request, context in
      let document = NothingDocument(
        visit: visits.add(), count: try context.parameters.require("count", as: Int.self),
        way: way(request))
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: document.text)))
    }
    router.post("/events/:visit") { [visits] request, context in
      _ = try await request.body.collect(upTo: 1_024)
      let visit = try context.parameters.require("visit")
      let way = way(request)
      let turned =
        if way == .main {
          await MainActor.run { visits.turn(visit, tellsStream: true) }
        } else {
          visits.turn(visit, tellsStream: way != .answer)
        }
      guard let text = turned else { throw HTTPError(.notFound) }
      guard way != .stream else { return Response(status: .noContent) }
      return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
    router.get("/events/:visit") { [visits] _, context in
      let visit = try context.parameters.require("visit")
      guard let texts = visits.stream(visit) else { throw HTTPError(.notFound) }
      return Response(
        status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
        body: ResponseBody { writer in
          // Sends the head, so that the browser knows that the stream is open.
          try await writer.write(ByteBuffer(string: ":\n\n"))
          for await text in texts {
            try await writer.write(ByteBuffer(string: "data: \(text)\n\n"))
          }
          try await writer.finish(nil)
        })
    }
    return router
  }

  /// The ways in which a change is reported.
  enum Way: String {
    case answer
    case stream
    case both
    case main
  }

  private func way(_ request: Request) -> Way {
    request.uri.queryParameters["by"].flatMap { Way(rawValue: String($0)) } ?? .both
  }
}
