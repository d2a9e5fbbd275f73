// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Rowhouse
import RowhouseHummingbird
import Testing

@MainActor
@Suite("Operation")
struct OperationTests {
  private struct BrokenModel: Error, CustomStringConvertible {
    var description: String { "The model is broken" }
  }

  @Test("A server reports that it runs, and whether it can open another session")
  func health() async throws {
    let server = CounterServer { $0.limits.sessions = 1 }
    try await server.application.test { client in
      #expect(try await client.get("/rowhouse/health").text == "running\n")
      #expect(try await client.get("/rowhouse/ready").text == "ready\n")
      let session = try await client.open()
      // A session without a stream gives way.
      #expect(try await client.get("/rowhouse/ready").status == .ok)
      let stream = try await RawConnection(port: client.port)
      try await stream.say(
        "GET /rowhouse/events/\(session.sessionName)?version=1 HTTP/1.1\r\nHost: localhost\r\n"
          + "Rowhouse-Session: \(session)\r\n\r\n")
      _ = await stream.read(until: "data: 55000")
      #expect(try await client.get("/rowhouse/ready").status == .serviceUnavailable)
      #expect(try await client.get("/rowhouse/health").status == .ok)
      await stream.close()
      #expect(await server.pages.sessionCount == 1)
    }
  }

  @Test("A page answers methods that it does not have with those that it has")
  func methods() async throws {
    let server = CounterServer()
    try await server.application.test { client in
      for method in [HTTPRequest.Method.put, .patch, .delete, .options] {
        let answer = try await client.execute(uri: "/counter/one", method: method)
        #expect(answer.status == .methodNotAllowed)
        #expect(answer.headers[.allow] == "GET, HEAD, POST")
      }
      #expect(await server.pages.sessionCount == 0)
    }
  }

  @Test("An application may have other methods of a page's path itself")
  func ownMethods() async throws {
    let pages = PageServer()
    let router = Router()
    router.page("/page", on: pages, refusesOtherMethods: false) { _ in LinkedCounterPage() }
    router.put("/page") { _, _ in "put" }
    try await Application(router: router).test { client in
      let put = try await client.execute(uri: "/page", method: .put)
      let page = try await client.get("/page")
      #expect(put.text == "put" && page.status == .ok)
    }
  }

  /// A middleware that answers in place of a broken model.
  private struct Repair: RouterMiddleware {
    @concurrent
    func handle(
      _ request: Request, context: BasicRequestContext,
      next: @concurrent (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
      do {
        return try await next(request, context)
      } catch let error where error is BrokenModel || error is HTTPError {
        return Response(status: .notFound, body: .init(byteBuffer: ByteBuffer(string: "repaired")))
      }
    }
  }

  @Test("An error middleware answers in place of a page, if the server is configured for it")
  func errorMiddleware() async throws {
    for passesErrorsOn in [true, false] {
      var configuration = PageServer.Configuration()
      configuration.passesErrorsOn = passesErrorsOn
      let (log, pages) = (LogRecorder(), PageServer(configuration: configuration))
      let router = Router()
      router.add(middleware: Repair())
      router.page("/broken", on: pages) { _ in throw BrokenModel() }
      router.page("/refused", on: pages) { _ in throw HTTPError(.forbidden) }
      pages.addRoutes(to: router)
      let application = Application(router: router, logger: log.logger)
      try await application.test { client in
        for (path, status) in [
          ("/broken", HTTPResponse.Status.internalServerError), ("/refused", .forbidden),
        ] {
          let answer = try await client.get(path)
          #expect(answer.status == (passesErrorsOn ? .notFound : status))
          #expect((answer.text == "repaired") == passesErrorsOn)
        }
        let unknown = try await client.send("back", number: 1, to: "unknown")
        #expect(unknown.status == .notFound && unknown.text.hasPrefix("404 Not Found"))
      }
      #expect(log.lines.contains { $0.level == .error } != passesErrorsOn)
    }
  }

  @Test("A server whose log keeps nothing refuses requests without their names")
  func requestsWithoutLog() async throws {
    let pages = PageServer()
    let router = Router()
    router.page("/broken", on: pages) { _ in throw BrokenModel() }
    pages.addRoutes(to: router)
    let logger = Logger(label: "none") { _ in SwiftLogNoOpLogHandler() }
    try await Application(router: router, logger: logger).test { client in
      let broken = try await client.get("/broken")
      let unknown = try await client.send("back", number: 1, to: "unknown")
      let put = try await client.execute(uri: "/broken", method: .put)
      #expect(broken.text == "500 Internal Server Error\n")
      #expect(unknown.text == "404 Not Found\n")
      #expect(put.text == "405 Method Not Allowed\n")
    }
  }

  @Test("Refusals and errors name the request, as the log does, and no secret")
  func requests() async throws {
    let (log, pages) = (LogRecorder(), PageServer())
    let router = Router()
    router.add(middleware: LogRequestsMiddleware(.info))
    router.page("/broken", on: pages) { _ in throw BrokenModel() }
    router.page("/page", on: pages) { _ in LinkedCounterPage() }
    pages.addRoutes(to: router)
    let application = Application(router: router, logger: log.logger)
    try await application.test { client in
      let session = try await client.open("/page")
      let broken = try await client.get("/broken")
      let unknown = try await client.send("back", number: 1, to: "unknown")
      for (answer, status, level) in [
        (broken, HTTPResponse.Status.internalServerError, Logger.Level.error),
        (unknown, .notFound, .debug),
      ] {
        #expect(answer.status == status)
        let id = answer.text.split(separator: "Request ").last?.dropLast() ?? ""
        #expect(log.lines(ofRequest: id).contains { $0.level == level }, "\(answer.text)")
      }
      #expect(log.lines.contains { $0.metadata["error"] == "The model is broken" })
      _ = try await client.send("tap/tall/tcount", number: 1, to: session)
      let text = log.lines.map { "\($0)" }.joined(separator: "\n")
      let secret = session.dropFirst(session.sessionName.count + 1)
      #expect(secret.count == 32 && text.contains(session.sessionName) && !text.contains(secret))
    }
  }

  @Test("An error without a message, and a page for an unknown address, name the request")
  func requestsOfPages() async throws {
    let (log, pages) = (LogRecorder(), PageServer())
    let router = Router()
    router.add(middleware: LogRequestsMiddleware(.info))
    router.add(middleware: UnknownAddresses(pages))
    router.page("/status/:code", on: pages) { context in
      let status = HTTPResponse.Status(code: try context.parameters.require("code", as: Int.self))
      throw HTTPError(
        status,
        headers: [.retryAfter: "60", .cacheControl: "max-age=60", .contentType: "image/png"])
    }
    let application = Application(router: router, logger: log.logger)
    try await application.test { client in
      for code in [401, 403, 404, 503] {
        let answer = try await client.get("/status/\(code)")
        #expect(answer.status.code == code && answer.text.hasPrefix("\(code) "))
        #expect(answer.headers[values: .retryAfter] == ["60"])
        #expect(answer.headers[values: .cacheControl] == ["max-age=60"])
        // The error has no content whose type this could be.
        #expect(answer.headers[values: .contentType] == ["text/plain; charset=utf-8"])
        let id = answer.text.split(separator: "Request ").last?.dropLast() ?? ""
        #expect(!log.lines(ofRequest: id).isEmpty, "\(answer.text)")
      }
      #expect(try await client.execute(uri: "/status/403", method: .head).text.isEmpty)
      // The answer to an error with another status has no text.
      #expect(try await client.get("/status/303").text.isEmpty)
      for path in ["/nowhere", "/status/404"] {
        let page = try await client.get(path, [.accept: "text/html"])
        let id = page.text.split(separator: "<small>Request: ").last?.prefix { $0 != "<" } ?? ""
        #expect(!log.lines(ofRequest: id).isEmpty, "\(page.text)")
        #expect(page.headers[values: .contentType] == ["text/html; charset=utf-8"])
        let caching = page.headers[values: .cacheControl]
        #expect(path == "/nowhere" ? caching.count == 1 : caching == ["max-age=60"])
      }
    }
  }
}
