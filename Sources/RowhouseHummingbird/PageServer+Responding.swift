// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import Logging
import ServiceLifecycle

@available(hummingbird 2.0, *)
extension PageServer {
  /// Answers a request for an allowed host, and adds the id of the request to refusals and errors.
  ///
  /// If `checksHost` is false, any host is allowed. Answers to HEAD have no body, because the client would read it as the
  /// beginning of the next answer.
  func respond(
    to request: Request, _ context: some RequestContext, checksHost: Bool = true,
    _ work: () async throws -> Response
  ) async throws -> Response {
    let response: Response
    do {
      guard !request.hasSeveralHosts else { throw RefusedRequest(.badRequest) }
      guard !checksHost || request.isFor(configuration.hosts) else {
        // The answer does not help somebody who has forgotten to allow a host.
        context.logger.notice(
          "Refused a request for a host that is not in PageServer.Configuration.hosts",
          metadata: ["rowhouse.host": "\((request.head.authority ?? "").prefix(100))"])
        throw RefusedRequest(.misdirectedRequest)
      }
      response = try await work()
    } catch let refused as RefusedRequest {
      noteRefusal(refused.status, context)
      response = .refusal(refused.status, context)
    } catch let error as HTTPError where error.body == nil {
      // A middleware such as `UnknownAddresses` may replace the answers to these errors, which are valid for HEAD, too.
      guard !configuration.passesErrorsOn, let refused = RefusedPage(error) else { throw error }
      noteRefusal(refused.status, context)
      throw refused
    } catch let error as any HTTPResponseError {
      guard request.method == .head else { throw error }
      response = try error.response(from: request, context: context)
    } catch {
      if configuration.passesErrorsOn { throw error }
      context.logger.error("A page failed", metadata: ["error": "\(error)"])
      response = .refusal(.internalServerError, context)
    }
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func noteRefusal(_ status: HTTPResponse.Status, _ context: some RequestContext) {
    context.logger.debug("Refused a request", metadata: ["rowhouse.status": "\(status.code)"])
  }

  /// Returns a response with status 200 if another session can be opened, or 503 otherwise.
  @MainActor
  func readiness() throws(RefusedRequest) -> Response {
    guard sessions.hasRoom, !Task.isShuttingDownGracefully else {
      throw RefusedRequest(.serviceUnavailable)
    }
    return Response(.ok, "text/plain", "ready\n")
  }
}

@available(hummingbird 2.0, *)
extension RouterMethods {
  /// Answers GET and HEAD requests, and refuses all other methods.
  func serve(
    _ path: RouterPath, on server: PageServer, checksHost: Bool = true,
    _ work: @escaping @Sendable (Request, Context) async throws -> Response
  ) {
    for method in [HTTPRequest.Method.get, .head] {
      on(path, method: method) { request, context in
        try await server.respond(to: request, context, checksHost: checksHost) {
          try await work(request, context)
        }
      }
    }
    refuseMethods(of: path, except: [.get, .head])
  }

  /// Answers POST requests.
  func receive(
    _ path: RouterPath, on server: PageServer,
    _ work: @escaping @Sendable (Request) async throws -> Response
  ) {
    post(path) { request, context in
      try await server.respond(to: request, context) { try await work(request) }
    }
  }

  /// Answers unsupported methods of a path with status 405 and a list of the supported ones.
  func refuseMethods(of path: RouterPath, except allowed: [HTTPRequest.Method]) {
    for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete, .options]
    where !allowed.contains(method) {
      on(path, method: method) { _, context in
        var response = Response.refusal(.methodNotAllowed, context)
        response.headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ")
        return method == .head ? response.createHeadResponse() : response
      }
    }
  }
}
#endif
