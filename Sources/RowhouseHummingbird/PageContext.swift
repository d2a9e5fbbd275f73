// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
public import Hummingbird
public import RowhouseHosting
import RowhouseWeb

/// The context of a browser request for which a route creates a page.
@available(hummingbird 2.0, *)
public struct PageContext<Routing: RequestContext>: Sendable {
  /// The navigator of the page, shared by all pages of the session.
  ///
  /// Pages that the route pushes are above the page that it returns, so the user can go back from them.
  public let navigator: Navigator
  /// The browser's request.
  public let request: Request
  /// The context of the router, including the values that middleware stores in it.
  public let routing: Routing
  /// The number of the session, counted from 1 since the server was started.
  ///
  /// It is not secret.
  public let session: Int
}

@available(hummingbird 2.0, *)
extension PageContext {
  /// The parameters of the route's path, such as `id` in `/devices/:id`, without percent encoding.
  ///
  /// At the address `/cities/M%C3%BCnchen`, which a browser shows as `/cities/München`, the parameter of `/cities/:name`
  /// is “München”. In contrast, the parameters of ``routing`` are encoded, as are the elements that `getCatchAll()`
  /// returns, because an element may contain an encoded slash.
  ///
  /// `require(_:as:)` throws an error with status 400 and a message if a parameter is not a value of the type, as in
  /// `/devices/x`. To respond as at an address without a page, use `get(_:as:)` and throw `HTTPError(.notFound)`.
  public var parameters: Parameters {
    Parameters(
      routing.parameters.map { name, value in
        guard name != Parameters.recursiveCaptureKey, let text = Percent.decoded(String(value))
        else { return (key: name, value: value) }
        return (key: name, value: text[...])
      })
  }

  /// The languages that the user reads, as language tags, the preferred one first.
  public var languages: [String] {
    LanguagePreferences(request.headers[.acceptLanguage] ?? "").tags
  }

  /// Returns the known language that the user prefers, or `nil` if the user reads none of them.
  ///
  /// Pass the languages as tags. The known language `zh` matches a preferred `zh-TW`, but not vice
  /// versa.
  public func language(of known: [String]) -> String? {
    LanguagePreferences(request.headers[.acceptLanguage] ?? "").best(of: known)
  }
}
#endif
