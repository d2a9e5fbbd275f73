// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
public import Hummingbird
public import RowhouseHosting

/// What a page is made from when a browser asks for it.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
public struct PageContext<Routing: RequestContext>: Sendable {
  /// What the page leads elsewhere and speaks to the user with.
  ///
  /// All pages of the session share it.
  public let navigator: Navigator
  /// What the browser asked for.
  public let request: Request
  /// The context of the router, with what middleware has put there.
  public let routing: Routing
  /// The number of the session, counted from 1 when the server was started.
  ///
  /// It is no secret, and names the tab in logs and in what an application keeps for it.
  public let session: Int
}

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension PageContext {
  /// The parts of the path that the route has names for, as `id` of `/devices/:id`.
  public var parameters: Parameters { routing.parameters }

  /// The languages that the user reads, as language tags, the best first.
  public var languages: [String] {
    LanguagePreferences(request.headers[.acceptLanguage] ?? "").tags
  }

  /// Which of an application's languages the user reads best.
  ///
  /// - Parameter known: The languages of the application, as language tags. `zh` is taken for
  ///   `zh-TW`, but not the other way round.
  /// - Returns: One of them, or nothing if the user reads none.
  public func language(of known: [String]) -> String? {
    LanguagePreferences(request.headers[.acceptLanguage] ?? "").best(of: known)
  }
}
#endif
