// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Hummingbird

/// What the gallery knows of a request: who makes it.
public struct VisitorContext: RequestContext {
  /// What the router needs.
  public var coreContext: CoreRequestContextStorage
  /// Who it is, as a random text in a cookie.
  public var visitor = ""

  /// Makes the context of a request.
  public init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

/// Knows visitors again by a cookie that holds nothing but a random text.
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

  /// 128 random bits, a letter for four of them.
  static func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(
      decoding: (0..<32).map { _ in
        UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "p"), using: &generator)
      }, as: UTF8.self)
  }
}
