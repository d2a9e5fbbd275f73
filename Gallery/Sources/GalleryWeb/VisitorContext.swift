// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Hummingbird

/// The context of a request, with its visitor.
public struct VisitorContext: RequestContext {
  /// The storage that the router needs.
  public var coreContext: CoreRequestContextStorage
  /// The id of the visitor, random text in a cookie.
  public var visitor = ""

  /// Creates the context of a request.
  public init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

/// A middleware that identifies visitors by a cookie with random text.
struct VisitorMiddleware: RouterMiddleware {
  static let cookie = "gallery"

  @concurrent
  func handle(
    _ request: Request, context: VisitorContext,
    next: @concurrent (Request, VisitorContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    let known = request.cookies[Self.cookie]?.value
    if let known, Self.isID(known) {
      context.visitor = known
      return try await next(request, context)
    }
    context.visitor = Self.newID()
    var response = try await next(request, context)
    response.setCookie(
      Cookie(
        name: Self.cookie, value: context.visitor, maxAge: 365 * 24 * 3_600, path: "/",
        httpOnly: true, sameSite: .lax))
    return response
  }

  static func isID(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "p") ~= $0 }
  }

  /// Returns 128 random bits as hexadecimal digits.
  static func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(
      decoding: (0..<32).map { _ in
        UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "p"), using: &generator)
      }, as: UTF8.self)
  }
}
